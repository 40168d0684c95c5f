import { createCustomEvent } from '../page/page-properties.ts';

/**
 * RT-10: dispatches one cancelable `vitrine:preloaderror` on window per failed load, with `detail: {tag, cause}`. False
 * when a listener cancelled it and so handles the failure.
 */
export function reportLoadFailure(tag: string, cause: unknown): boolean {
  return dispatchEvent(createCustomEvent('vitrine:preloaderror', { cancelable: true, detail: { tag, cause } }));
}
