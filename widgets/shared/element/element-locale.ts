import { guessLocale, type Locale, listBrowserLanguages, localeStorageKey, toLocale } from '../locale/locale.ts';
import { readDocument } from '../page/page-properties.ts';

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

/**
 * LOC-05: the element's `locale`, else the closest `lang` (through shadow roots), else the language in which it is
 * rendered already, else the LOC-03 guess. A browser's translator writes its own language into the page's `lang`; what
 * it translates, and what a visitor consents to, stays as it was rendered.
 */
export function resolveElementLocale(element: Element, root: ParentNode | null = element.shadowRoot): Locale {
  const current = toLocale(root?.querySelector<HTMLElement>('.root')?.lang);
  // Chrome marks the page that it has translated, perhaps into a language of ours.
  const isTranslated = readDocument('documentElement').matches('.translated-ltr,.translated-rtl');
  return (
    toLocale(element.getAttribute('locale')) ??
    (isTranslated ? current : undefined) ??
    toLocale(readClosestLanguage(element)) ??
    current ??
    guessLocale(readStoredLocale(), listBrowserLanguages(navigator))
  );
}
