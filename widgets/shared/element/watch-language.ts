const listeners = /* @__PURE__ */ new Set<() => void>();
// Created outside of any function: a closure could keep the page's first element alive forever.
const observer = /* @__PURE__ */ new MutationObserver(() => {
  for (const notify of listeners) notify();
});

/** Calls back after any `lang` in the document changes. One observer serves every element of the page. */
export function watchLanguage(listener: () => void): () => void {
  // Observing the same document again has no effect.
  observer.observe(document, { attributes: true, attributeFilter: ['lang'], subtree: true });
  listeners.add(listener);
  return () => listeners.delete(listener);
}
