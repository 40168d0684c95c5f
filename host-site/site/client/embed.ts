import { readDocument } from '../../../widgets/shared/page/page-properties.ts';
import {
  type EventMessage,
  frameLoaded,
  type HeightMessage,
  relayedEvents,
} from '../../../widgets/shared/page/relayed-events.ts';

/** Script of the pages that other sites frame: tells the page around what happens, and shows what the frame does not allow. */

function tellHeight(): void {
  const { height } = readDocument('documentElement').getBoundingClientRect();
  const message: HeightMessage = { type: 'vitrine:height', height: Math.ceil(height) };
  parent.postMessage(message, '*');
}

/** The origin of the page around the frame; undefined where the browser hides it, and then nothing is told. */
function findParentOrigin(): string | undefined {
  // Firefox has no ancestors, but says who the referrer is.
  const [known] = location.ancestorOrigins ?? [];
  const referrer = readDocument('referrer');
  const found = known ?? (referrer && new URL(referrer).origin);
  return found && found !== 'null' ? found : undefined;
}

/** Passes what the page's element tells to the page around, and first that it has loaded. */
function relayEvents(origin: string): void {
  const element = [...document.querySelectorAll('*')].find(({ localName }) => localName.startsWith('vitrine-'));
  if (!element) return;
  const widget = element.localName.replace('vitrine-', '');
  const tell = (event: string, detail: object | null) => {
    const message: EventMessage = { type: 'vitrine:event', version: 1, event, detail: { widget, ...detail } };
    parent.postMessage(message, origin);
  };
  for (const name of relayedEvents) addEventListener(name, (event) => tell(name, (event as CustomEvent).detail));
  customElements.whenDefined(element.localName).then(() => tell(frameLoaded, null));
}

if (parent !== window) {
  new ResizeObserver(tellHeight).observe(readDocument('documentElement'));
  const around = findParentOrigin();
  if (around) relayEvents(around);
  // The note that a page has if its widget sends anything.
  const note = document.querySelector<HTMLElement>('[data-lack]');
  if (note && self.origin === 'null') {
    note.hidden = false;
    console.warn('vitrine: nothing can be sent from this frame; its sandbox needs allow-same-origin.');
  }
}
