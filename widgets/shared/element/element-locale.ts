import { guessLocale, type Locale, listBrowserLanguages, localeStorageKey, toLocale } from '../locale/locale.ts';

function readClosestLanguage(element: Element): string | undefined {
  const holder = element.closest<HTMLElement>('[lang]');
  // The root of an element in a document is that, or a shadow root; only the latter has a host.
  const host = (element.getRootNode() as Partial<ShadowRoot>).host;
  return holder ? holder.lang : host && readClosestLanguage(host);
}

function readStoredLocale(): string | undefined {
  try {
    return localStorage[localeStorageKey];
  } catch {
    // Storage is blocked.
  }
  return undefined;
}

/** LOC-05: the element's `locale`, else the closest `lang` (through shadow roots), else the LOC-03 guess. */
export function resolveElementLocale(element: Element): Locale {
  return (
    toLocale(element.getAttribute('locale')) ??
    toLocale(readClosestLanguage(element)) ??
    guessLocale(readStoredLocale(), listBrowserLanguages(navigator))
  );
}
