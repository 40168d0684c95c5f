/** The global function that Google calls when it refuses the key of the page. */
type Handler = (() => void) | undefined;

/**
 * Tells when Google refuses the key, which it does by calling `window.gm_authFailure` and in no other way. A handler of
 * the page's stays, whether it was there before or comes later.
 */
export function listenToKeyRefusal(tell: () => void): void {
  const page = window as typeof window & { gm_authFailure?: Handler };
  let own: Handler = page.gm_authFailure;
  // A page that keeps what it finds here and calls it from a handler of its own must not end up calling itself.
  const join = (handler: Handler) => () => {
    tell();
    handler?.();
  };
  if (Object.getOwnPropertyDescriptor(page, 'gm_authFailure')?.configurable === false) {
    // What a script declared as a function can be assigned, and nothing else.
    page.gm_authFailure = join(own);
    return;
  }
  Object.defineProperty(page, 'gm_authFailure', {
    configurable: true,
    enumerable: true,
    get: () => join(own),
    set(handler: Handler) {
      own = handler;
    },
  });
}
