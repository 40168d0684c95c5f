import { guessLocale, type Locale, localeStorageKey, toLocale } from '../locale/locale.ts';

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

/** LOC-05: the element's `locale`, else the closest `lang` (through shadow roots), else the guess of LOC-03. */
export function resolveElementLocale(element: Element): Locale {
  return (
    toLocale(element.getAttribute('locale')) ??
    toLocale(readClosestLanguage(element)) ??
    guessLocale(readStoredLocale(), navigator.languages)
  );
}

const listeners = /* @__PURE__ */ new Set<() => void>();
// Made where no element is in sight: a closure would hold the first one of the page for good.
const observer = /* @__PURE__ */ new MutationObserver(() => {
  for (const notify of listeners) notify();
});

/** Calls back after any `lang` in the document changes. One observer serves every element of the page. */
export function watchLanguage(listener: () => void): () => void {
  // To observe the same document again changes nothing.
  observer.observe(document, { attributes: true, attributeFilter: ['lang'], subtree: true });
  listeners.add(listener);
  return () => listeners.delete(listener);
}
