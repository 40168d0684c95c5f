import { readGlobal } from '../page/page-properties.ts';

/** The global function that Google calls when it refuses the key of the page. */
type Handler = (() => void) | undefined;

/**
 * Reports when Google refuses the key, which it only does by calling `window.gm_authFailure`. A handler of the page's
 * is kept, whether it was set before or is set later.
 */
export function listenToKeyRefusal(onRefused: () => void): void {
  const page = window as typeof window & { gm_authFailure?: Handler };
  let own = readGlobal('gm_authFailure' as keyof Window) as Handler;
  // A page that saves this function and calls it from its own handler must not recurse.
  const join = (handler: Handler) => () => {
    onRefused();
    handler?.();
  };
  if (Object.getOwnPropertyDescriptor(page, 'gm_authFailure')?.configurable === false) {
    // A function declaration of a script makes the property writable but not configurable.
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
