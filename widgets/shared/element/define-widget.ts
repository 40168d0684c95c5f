import type { Locale } from '../locale/locale.ts';
import type { CompiledMessages } from '../locale/messages.ts';
import { canStart } from '../page/replaced-globals.ts';
import type { Contract } from './contract.ts';
import { warnOnce } from './warn.ts';
import type { Widget } from './widget.ts';
import { WidgetElement } from './widget-element.ts';

/**
 * Defines a widget's custom element. Where the tag is already defined, logs one warning and changes nothing; where the page
 * has replaced what every widget needs, the element keeps its own children.
 */
export function defineWidget<C extends Contract, Key extends string, Event extends string>(
  widget: Widget<C, Key, Event>,
): void {
  if (!canStart) return;
  const { tag, attributes } = widget.contract;
  if (customElements.get(tag)) {
    warnOnce('vitrine: the widgets are already defined. Two scripts on this page define them: remove one.');
    return;
  }
  class DefinedElement extends WidgetElement {
    static observedAttributes = Object.keys(attributes);
    static override widget = widget as unknown as Widget;
    static override messages = new Map<Locale, CompiledMessages>();
  }
  DefinedElement.defineProperties();
  customElements.define(tag, DefinedElement);
}
