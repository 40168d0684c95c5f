declare global {
  interface Window {
    /** Lets the framework take over the page that its server has rendered. */
    hydrate?: () => void;
  }
}

/** What a page gets on the server and in the browser. */
export interface HostPage {
  /** Origin of the widgets. */
  site: string;
  /** In a streamed page, what its last part waits for. */
  ready?: Promise<unknown>;
}

/** Address of a link that becomes a widget. */
export const addressOf = (site: string, name: string): string => `${site}/en/newsletter#vitrine=${name}`;

/** Widgets of boxes: an element that can have a shadow root, and one that cannot. */
export const boxes = { inDiv: 'gift-balance', inItem: 'store-search' } as const;
