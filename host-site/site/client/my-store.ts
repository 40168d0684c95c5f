import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { readMyStore, storeSaved } from '../../../widgets/shared/tracking/my-store.ts';
import en from './my-store.en.json' with { type: 'json' };
import fr from './my-store.fr.json' with { type: 'json' };

/** A link to the visitor's store. */
function createLink(address: string, text: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { className: 'my-store', href: address, textContent: text });
}

/** Puts the visitor's store into the header, where a wide screen shows it, and into a phone's menu. */
function placeLinks(locale: Locale): void {
  for (const link of document.querySelectorAll('.my-store')) (link.closest('.menu-more > li') ?? link).remove();
  const store = readMyStore();
  if (!store?.hasPage) return;
  const address = `/${locale}/stores/${store.slug}`;
  const text = { en, fr }[locale].mine.replace('{{name}}', () => store.name[locale]);
  document.querySelector('.site-header')?.prepend(createLink(address, text));
  const item = document.createElement('li');
  item.append(createLink(address, text));
  document.querySelector('.menu-more')?.prepend(item);
}

/** Shows the visitor's store in the header of this page, and follows what they choose on it or in another tab. */
export function showMyStore(locale: Locale): void {
  const place = (): void => placeLinks(locale);
  place();
  document.addEventListener(storeSaved, place);
  window.addEventListener('storage', place);
}
