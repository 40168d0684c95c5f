import type { ComponentType } from 'react';
import type { BrandKey } from '../brand/brands.ts';
import type { Locale } from '../locale/locale.ts';
import type { CompiledMessages, Translate } from '../locale/messages.ts';
import type { Sandbox } from '../ui/sandbox.tsx';
import type { AttributeValues, Contract } from './contract.ts';

/** What a widget's component gets, in the browser and while prerendering. */
export interface WidgetProps<C extends Contract, Key extends string = string, Event extends string = string> {
  attributes: AttributeValues<C>;
  brand: BrandKey;
  locale: Locale;
  t: Translate<Key>;
  /** Origin of the handlers and the site, without a trailing slash; empty while prerendering our own pages. */
  serviceOrigin: string;
  /**
   * Dispatches one of the widget's events from the element, bubbling and composed; false when it was cancelled. The
   * function stays the same for the element's lifetime.
   */
  emit(event: Event, detail?: unknown): boolean;
  /** Whether what it sends is only tried; undefined for a widget that submits nothing. */
  sandbox?: Sandbox | undefined;
  /** The custom element; undefined while prerendering. */
  host?: HTMLElement | undefined;
}

/** Everything that makes a widget: contract, component, styles and messages. */
export interface Widget<C extends Contract = Contract, Key extends string = string, Event extends string = string> {
  contract: C;
  component: ComponentType<WidgetProps<C, Key, Event>>;
  /** Style sheets in order, after the kit's own. */
  styles: readonly string[];
  messages: Record<Locale, () => Promise<{ messages: CompiledMessages }>>;
  /** Loads what the component otherwise fetches on demand; awaited before rendering to HTML. */
  prepare?: () => Promise<unknown>;
}
