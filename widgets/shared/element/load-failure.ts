/**
 * RT-10: one cancelable `vitrine:preloaderror` on window per failed load, with `detail: {tag, cause}`.
 * False when somebody cancelled it, and so takes care of the visitor.
 */
export function reportLoadFailure(tag: string, cause: unknown): boolean {
  return dispatchEvent(new CustomEvent('vitrine:preloaderror', { cancelable: true, detail: { tag, cause } }));
}
