import r2wc from '@r2wc/core';
import type { BrandKey } from '../brand/brands.ts';
import { resolveServiceOrigin } from '../brand/endpoints.ts';
import type { Locale } from '../locale/locale.ts';
import { type CompiledMessages, createTranslate } from '../locale/messages.ts';
import { createCustomEvent } from '../page/page-properties.ts';
import type { Sandbox } from '../ui/sandbox.tsx';
import { addStyles } from './adopt-styles.ts';
import { formatAttribute, parseAttribute } from './attributes.ts';
import { checkNames } from './check-names.ts';
import { containEvents } from './contain-events.ts';
import { type Attribute, type AttributeValues, type Contract, toPropertyName } from './contract.ts';
import { findDeclaredRoot } from './declared-root.ts';
import elementStyles from './element.css';
import { resolveElementLocale } from './element-locale.ts';
import { hearFirst } from './hear-first.ts';
import { reportLoadFailure } from './load-failure.ts';
import { renderer } from './renderer.ts';
import sandboxStyles from './sandbox.css';
import { startsInSandbox } from './sandbox-mode.ts';
import { warnOnce } from './warn.ts';
import type { Widget, WidgetProps } from './widget.ts';
import { WidgetRoot } from './widget-root.tsx';

// r2wc keeps its state under registered symbols (core 1.3.1, pinned exactly for this).
const renderedProps: unique symbol = Symbol.for('r2wc.props');

const scriptOrigin = new URL(import.meta.url).origin;

interface RenderedElement extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  container: ShadowRoot;
  [renderedProps]: object;
}

// Node, which prerenders, imports this module too; it has no elements, and makes none.
const Base = (
  typeof HTMLElement === 'undefined' ? class {} : r2wc(WidgetRoot as never, { shadow: 'open' }, renderer as never)
) as new () => RenderedElement;

/** Sets again, through their accessors, the properties that were set before the definition was loaded and hide them. */
function readoptProperties(element: Record<string, unknown>, properties: readonly string[]): void {
  for (const name of properties) {
    if (!Object.hasOwn(element, name)) continue;
    const early = element[name];
    delete element[name];
    element[name] = early;
  }
}

/**
 * Keeps what a visitor has open where Turbo makes a page like the one of the server, which knows nothing of it
 * (https://turbo.hotwired.dev/reference/events).
 */
function keepOpen(event: Event): void {
  const { attributeName, mutationType } = (event as CustomEvent<Record<string, string>>).detail;
  if (attributeName === 'open' && mutationType === 'remove') event.preventDefault();
}

/**
 * A widget's element. r2wc mounts, updates and unmounts the component; this class reads attributes, chooses the language,
 * adopts styles, keeps a declarative shadow root for hydration, and decides when to render. Each tag has a subclass with
 * its widget.
 */
export abstract class WidgetElement extends Base {
  static readonly widget: Widget;
  /** The messages that have loaded, for all elements of a tag. */
  static readonly messages: Map<Locale, CompiledMessages>;

  #isDue = false;
  #isChecked = false;
  #json: Record<string, unknown> = {};
  #languageObserver = new MutationObserver(() => this.#requestUpdate());
  #isToldSandbox = false;
  #sandbox: Sandbox = {
    isOn: false,
    isInMarkup: false,
    turnOn: () => {
      this.#isToldSandbox = true;
      this.#sandbox.isOn = true;
      this.#requestUpdate();
    },
  };
  // The same function for the element's lifetime, so that effects may depend on it.
  #emit = (event: string, given?: unknown): boolean => {
    const detail = given && this.#sandbox.isOn ? { ...given, sandbox: true } : given;
    // A request may outlive a test's document, and then no one hears what became of it.
    if (!globalThis.document) return true;
    // Where the page has removed it meanwhile, the page itself still hears what became of a request.
    const target = this.isConnected ? this : document;
    return target.dispatchEvent(createCustomEvent(event, { bubbles: true, composed: true, cancelable: true, detail }));
  };

  /** Gives a subclass the properties of its widget's attributes. */
  static defineProperties(): void {
    for (const [name, attribute] of Object.entries(this.widget.contract.attributes)) {
      Object.defineProperty(this.prototype, toPropertyName(name), {
        configurable: true,
        enumerable: true,
        get(this: WidgetElement) {
          return this.#read(name, attribute);
        },
        set(this: WidgetElement, value: unknown) {
          this.#write(name, attribute, value);
        },
      });
    }
  }

  get #own(): typeof WidgetElement {
    return this.constructor as typeof WidgetElement;
  }

  get #properties(): string[] {
    return Object.keys(this.#own.widget.contract.attributes).map(toPropertyName);
  }

  // r2wc calls it in its constructor; a declarative shadow root, also a closed one, stays as it is, to be hydrated.
  // A new one shows the element's own children until there is content: a field that was hidden loses the focus.
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    const given = findDeclaredRoot(this);
    const shadow = given ?? super.attachShadow(init);
    containEvents(shadow);
    hearFirst(shadow);
    this.addEventListener('turbo:before-morph-attribute', keepOpen);
    if (given) return given;
    shadow.append(document.createElement('slot'));
    return shadow;
  }

  // `delegatesFocus` would take the focus of a click on a text, and open a phone's keyboard.
  override focus(options?: FocusOptions): void {
    this.container.querySelector<HTMLElement>('a,button,select,input:not([type=hidden])')?.focus(options);
  }

  override connectedCallback(): void {
    // Observing the same document again has no effect.
    this.#languageObserver.observe(document, { attributeFilter: ['lang'], subtree: true });
    readoptProperties(this as never, this.#properties);
    this.#requestUpdate();
  }

  override disconnectedCallback(): void {
    // An element that is moved is connected again before the next task, and keeps its state.
    setTimeout(() => {
      if (this.isConnected) return;
      this.#languageObserver.disconnect();
      super.disconnectedCallback();
    });
  }

  attributeChangedCallback(name: string): void {
    delete this.#json[name];
    this.#requestUpdate();
  }

  // The parser adds attributes one by one to an element that is already defined: one microtask for all of them.
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
    const { widget, messages } = this.#own;
    // What follows an element that the parser has not reached the end of is not there yet.
    if (!this.#isChecked && document.readyState !== 'loading') {
      this.#isChecked = true;
      checkNames(this, widget.contract.tag, Object.keys(widget.contract.attributes));
    }
    const locale = resolveElementLocale(this, this.container);
    const loaded = messages.get(locale);
    if (loaded) {
      this.#render(locale, loaded);
      return;
    }
    widget.messages[locale]().then(
      (module) => {
        messages.set(locale, module.messages);
        this.#update();
      },
      (cause) => reportLoadFailure(widget.contract.tag, cause),
    );
  }

  #render(locale: Locale, messages: CompiledMessages): void {
    const { widget } = this.#own;
    const attributes = Object.fromEntries(this.#properties.map((name) => [name, this[name as never] as unknown]));
    const { api, brand } = attributes as { api: string; brand: BrandKey };
    const serviceOrigin = resolveServiceOrigin(api, brand, location, scriptOrigin);
    const props: WidgetProps<Contract> = {
      attributes: attributes as AttributeValues<Contract>,
      brand,
      locale,
      t: createTranslate(messages),
      serviceOrigin,
      emit: this.#emit,
      sandbox: this.#findSandbox(serviceOrigin),
      host: this,
    };
    this[renderedProps] = { widget, props };
    // Not before there is content: until then the page's own rules keep the room of the element.
    const root = this.container;
    addStyles(root, elementStyles, ...widget.styles, ...(props.sandbox?.isOn ? [sandboxStyles] : []));
    super.connectedCallback();
    // For screen readers and hyphens, where the widget's language is not the page's.
    (root.querySelector('.root') as HTMLElement).lang = locale;
  }

  /** The element's sandbox, as it is now; undefined for a widget that submits nothing. */
  #findSandbox(serviceOrigin: string): Sandbox | undefined {
    if (!('sandbox' in this.#own.widget.contract.attributes)) return undefined;
    const given = this.getAttribute('sandbox');
    this.#sandbox.isInMarkup = given !== null && given !== 'false';
    this.#sandbox.isOn = this.#isToldSandbox || startsInSandbox(given, location, serviceOrigin);
    return this.#sandbox;
  }

  #read(name: string, attribute: Attribute): unknown {
    if (name in this.#json) return this.#json[name];
    const { tag } = this.#own.widget.contract;
    return parseAttribute(attribute, this.getAttribute(name), (expected) =>
      warnOnce(`${tag}: ${name}="${this.getAttribute(name)}" is not ${expected}. The default is used instead.`),
    );
  }

  #write(name: string, attribute: Attribute, value: unknown): void {
    if (attribute.type === 'json') {
      this.#json[name] = value;
      this.#requestUpdate();
      return;
    }
    const text = formatAttribute(attribute, value);
    if (text === null) this.removeAttribute(name);
    else this.setAttribute(name, text);
  }
}
