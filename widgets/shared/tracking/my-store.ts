import type { Locale } from '../locale/locale.ts';
import { createJsonStorage } from '../storage/json-storage.ts';
import { hasAllowedAny } from './consent.ts';

/** The store that a visitor goes to. */
export interface MyStore {
  /** The end of its page's address. */
  slug: string;
  name: Readonly<Record<Locale, string>>;
  /** Whether this site has a page of it; a sibling brand's store has none. */
  hasPage: boolean;
}

/** Event on an element, or on a store's page: the visitor has chosen their store, or wants none any more. */
export const storeSaved = 'vitrine-store-saved';

const device = createJsonStorage<MyStore>(() => localStorage, 'vitrine-my-store');
const tab = createJsonStorage<MyStore>(() => sessionStorage, 'vitrine-tab-store');

/** A stored value that has the shape of a store; anyone can write there. */
function toMyStore(stored: MyStore | null | undefined): MyStore | undefined {
  const { slug, name, hasPage } = (stored ?? {}) as Partial<MyStore>;
  const isStore = /^[\w-]+$/.test(String(slug)) && typeof name?.en === 'string' && typeof name.fr === 'string';
  return isStore ? { slug: String(slug), name: { en: name.en, fr: name.fr }, hasPage: hasPage === true } : undefined;
}

/** The visitor's store. It moves from the tab to the device, or back, once the answer about cookies has changed. */
export function readMyStore(): MyStore | undefined {
  const [here, there] = hasAllowedAny(Date.now()) ? [device, tab] : [tab, device];
  const kept = toMyStore(here.read());
  const moved = toMyStore(there.read());
  there.clear();
  if (!kept && moved) here.write(moved);
  return kept ?? moved;
}

/** Keeps the visitor's store: on the device if they allow cookies, else in the tab. Undefined forgets it. */
export function keepMyStore(store: MyStore | undefined): void {
  device.clear();
  tab.clear();
  if (store) (hasAllowedAny(Date.now()) ? device : tab).write(store);
}
