import { readGlobal } from '../../../widgets/shared/page/page-properties.ts';

/** A function that keeps its calls until the maker's script takes them over. */
type Queue = ((...command: readonly unknown[]) => void) & { queue: unknown[] };

declare global {
  interface Window {
    /** Meta's pixel. */
    fbq?: Queue & { callMethod?: (...command: readonly unknown[]) => void };
    /** Pinterest's tag. */
    pintrk?: Queue;
  }
}

/** Sends the page view to Meta's pixel, by its queue, before or after its script has loaded. */
export function viewWithMeta(id: string): void {
  const fbq: NonNullable<Window['fbq']> =
    readGlobal('fbq') ??
    Object.assign(
      (...command: readonly unknown[]) => void (fbq.callMethod ? fbq.callMethod(...command) : fbq.queue.push(command)),
      // It would count each address that the store finder writes, with what someone typed.
      { queue: [], loaded: true, version: '2.0', disablePushState: true },
    );
  window.fbq = Object.assign(fbq, { push: fbq });
  fbq('init', id);
  fbq('track', 'PageView');
}

/** Sends the page view to Pinterest's tag. */
export function viewWithPinterest(id: string): void {
  const pintrk: NonNullable<Window['pintrk']> =
    readGlobal('pintrk') ??
    Object.assign((...command: readonly unknown[]) => void pintrk.queue.push(command), { queue: [], version: '3.0' });
  window.pintrk = pintrk;
  pintrk('load', id);
  pintrk('page');
}
