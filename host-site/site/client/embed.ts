import { readDocument } from '../../../widgets/shared/page/page-properties.ts';

/** Script of the pages that other sites frame: reports their height, and shows what the frame does not allow. */

/** Message to the page around the frame; any page may read it. */
interface HeightMessage {
  type: 'vitrine:height';
  /** CSS pixels. */
  height: number;
}

function tellHeight(): void {
  const { height } = readDocument('documentElement').getBoundingClientRect();
  const message: HeightMessage = { type: 'vitrine:height', height: Math.ceil(height) };
  parent.postMessage(message, '*');
}

if (parent !== window) {
  new ResizeObserver(tellHeight).observe(readDocument('documentElement'));
  // The note that a page has if its widget sends anything.
  const note = document.querySelector<HTMLElement>('[data-lack]');
  if (note && self.origin === 'null') {
    note.hidden = false;
    console.warn('vitrine: nothing can be sent from this frame; its sandbox needs allow-same-origin.');
  }
}
