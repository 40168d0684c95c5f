import { guessLocale, type Locale, listBrowserLanguages, localeStorageKey, toLocale } from '../locale/locale.ts';

function readClosestLanguage(element: Element): string | null {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? readClosestLanguage(root.host) : null;
}

function readStoredLocale(): string | null {
  try {
    return localStorage.getItem(localeStorageKey);
  } catch {
    return null;
  }
}

/** LOC-05: the element's `locale`, else the closest `lang` (through shadow roots), else the LOC-03 guess. */
export function resolveElementLocale(element: Element): Locale {
  return (
    toLocale(element.getAttribute('locale')) ??
    toLocale(readClosestLanguage(element)) ??
    guessLocale(readStoredLocale(), listBrowserLanguages(navigator))
  );
}
