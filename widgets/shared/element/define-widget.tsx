import r2wc from '@r2wc/core';
import type { BrandKey } from '../brand/brands.ts';
import { resolveServiceOrigin } from '../brand/endpoints.ts';
import type { Locale } from '../locale/locale.ts';
import { type CompiledMessages, createTranslate } from '../locale/messages.ts';
import { adoptStyles } from './adopt-styles.ts';
import { formatAttribute, parseAttribute } from './attributes.ts';
import { type AttributeValues, type Contract, toPropertyName } from './contract.ts';
import elementStyles from './element.css';
import { resolveElementLocale } from './element-locale.ts';
import { reportLoadFailure } from './load-failure.ts';
import { renderer } from './renderer.ts';
import { warnOnce } from './warn.ts';
import { watchLanguage } from './watch-language.ts';
import type { Widget, WidgetProps } from './widget.ts';
import { WidgetRoot } from './widget-root.tsx';

// r2wc keeps its state under these registered symbols (2.1.1 and core 1.3.1; pinned exactly for this).
const renderedProps = Symbol.for('r2wc.props');

const scriptOrigin = new URL(import.meta.url).origin;

/**
 * Defines a widget's custom element. r2wc mounts, updates and unmounts; reading attributes, when to draw, language,
 * styles and hydration are here. A tag that is taken already stays as it is, with one notice.
 */
export function defineWidget<C extends Contract, Key extends string, Event extends string>(
  widget: Widget<C, Key, Event>,
): void {
  const { contract } = widget;
  const names = Object.keys(contract.attributes);
  const loaded = new Map<Locale, CompiledMessages>();

  if (customElements.get(contract.tag)) {
    warnOnce('vitrine: defined already.');
    return;
  }

  const Base = r2wc(WidgetRoot as never, { shadow: 'open' }, renderer as never) as new () => HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
  };

  class WidgetElement extends Base {
    static observedAttributes = names;
    #isDue = false;
    #json: Record<string, unknown> = {};
    #unwatch: (() => void) | undefined;
    // One for the element's life, so that effects may depend on it.
    #emit = (event: string, detail?: unknown): boolean =>
      this.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, cancelable: true, detail }));

    // r2wc attaches in its constructor; a declarative root is handed over as it is, to be hydrated instead of emptied.
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = this.shadowRoot ?? super.attachShadow(init);
      adoptStyles(root, [elementStyles, ...widget.styles]);
      return root;
    }

    override connectedCallback(): void {
      this.#unwatch ??= watchLanguage(() => this.#requestUpdate());
      for (const name of names.map(toPropertyName)) {
        // Set before the definition came, a property hides its accessor.
        if (!Object.hasOwn(this, name)) continue;
        const early = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early);
      }
      this.#requestUpdate();
    }

    override disconnectedCallback(): void {
      // A node that is moved is connected again before the next task and keeps its state.
      setTimeout(() => {
        if (this.isConnected) return;
        this.#unwatch?.();
        this.#unwatch = undefined;
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(name: string): void {
      delete this.#json[name];
      this.#requestUpdate();
    }

    // Attributes of a tag that is parsed after the script come one by one: one microtask gathers them.
    #requestUpdate(): void {
      if (this.#isDue) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        this.#update();
      });
    }

    #update(): void {
      if (!this.isConnected) return;
      const locale = resolveElementLocale(this);
      const messages = loaded.get(locale);
      if (messages) {
        this.#draw(locale, messages);
        return;
      }
      widget.messages[locale]().then(
        (module) => {
          loaded.set(locale, module.messages);
          this.#update();
        },
        (cause) => {
          reportLoadFailure(contract.tag, cause);
          // Never a blank box: the element's own children show.
          if (!this.shadowRoot?.firstElementChild) this.shadowRoot?.append(document.createElement('slot'));
        },
      );
    }

    #draw(locale: Locale, messages: CompiledMessages): void {
      const attributes = Object.fromEntries(names.map((name) => [toPropertyName(name), this.#read(name)]));
      const { api, brand } = attributes as { api: string; brand: BrandKey };
      const props: WidgetProps<C, Key, Event> = {
        attributes: attributes as AttributeValues<C>,
        brand,
        locale,
        t: createTranslate(messages),
        serviceOrigin: resolveServiceOrigin({ hostname: location.hostname, brand, api, scriptOrigin }),
        emit: this.#emit,
        host: this,
      };
      Reflect.set(this, renderedProps, { widget, props });
      super.connectedCallback();
    }

    #read(name: string): unknown {
      const attribute = contract.attributes[name] as Contract['attributes'][string];
      if (name in this.#json) return this.#json[name];
      return parseAttribute(attribute, this.getAttribute(name), (expected) =>
        warnOnce(`${contract.tag}: ${name}="${this.getAttribute(name)}" is not ${expected}; the default is used.`),
      );
    }

    static {
      for (const name of names) {
        const attribute = contract.attributes[name] as Contract['attributes'][string];
        Object.defineProperty(this.prototype, toPropertyName(name), {
          configurable: true,
          enumerable: true,
          get(this: WidgetElement) {
            return this.#read(name);
          },
          set(this: WidgetElement, value: unknown) {
            if (attribute.type === 'json') {
              this.#json[name] = value;
              this.#requestUpdate();
              return;
            }
            const text = formatAttribute(attribute, value);
            if (text === null) this.removeAttribute(name);
            else this.setAttribute(name, text);
          },
        });
      }
    }
  }

  customElements.define(contract.tag, WidgetElement);
}
