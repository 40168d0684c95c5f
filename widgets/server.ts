import { createHash } from 'node:crypto';
import { widgets } from 'virtual:widgets';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { listRuleFaults, type PageRules } from './elements/newsletter-lightbox/options/page-rules.ts';
import type { BrandKey } from './shared/brand/brands.ts';
import { formatAttribute, parseAttribute } from './shared/element/attributes.ts';
import { type AttributeValues, type Contract, toPropertyName } from './shared/element/contract.ts';
import elementStyles from './shared/element/element.css';
import { identifyMarkup } from './shared/element/markup-id.ts';
import sandboxStyles from './shared/element/sandbox.css';
import type { Widget, WidgetProps } from './shared/element/widget.ts';
import { WidgetRoot } from './shared/element/widget-root.tsx';
import { defaultLocale, type Locale, locales, toLocale } from './shared/locale/locale.ts';
import { type CompiledMessages, createTranslate } from './shared/locale/messages.ts';

// Loaded once here, so that rendering is synchronous.
const messages = new Map<string, CompiledMessages>();
for (const widget of widgets) {
  await widget.prepare?.();
  for (const locale of locales) {
    messages.set(`${widget.contract.tag} ${locale}`, (await widget.messages[locale]()).messages);
  }
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

function findWidget(tag: string): Widget {
  const widget = widgets.find(({ contract }) => contract.tag === tag);
  if (!widget) throw new Error(`There is no widget <${tag}>.`);
  return widget as Widget;
}

/** The style sheet that a prerendered root needs until its script has loaded, and its file name under `widgets/v1/`. */
export function readWidgetStyles(tag: string): { file: string; text: string } {
  const text = [elementStyles, ...findWidget(tag).styles].join('');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  // No ad blocker's list names it.
  return { file: `chunks/root-${hash}.css`, text };
}

/** Tags that can be rendered. */
export const widgetTags: readonly string[] = widgets.map(({ contract }) => contract.tag);

/**
 * Removes an address's trailing slash. Throws for anything but a web address; a server that renders pages knows its
 * own network, where plain HTTP may be fine.
 */
function trimAddress(option: string, address: string): string {
  const trimmed = address.replace(/\/$/, '');
  if (trimmed && !/^(https?:\/\/[^/?#@\s\\]+)?(\/[^/\s\\]|$)/.test(trimmed))
    throw new Error(`${option}="${address}" is not a web address.`);
  return trimmed;
}

/** Options of `renderWidget`. */
export interface RenderOptions {
  /**
   * Address of the folder that holds the widgets' files; the style sheet is linked from there. The default is right
   * only for pages on our own host.
   */
  base?: string;
  /**
   * How the root gets its styles until the script has loaded. `link`, the default, works under any policy. `inline`
   * saves a request; a strict `style-src` needs `nonce`, or the sheet's `integrity` in `manifest.json` as a hash.
   */
  styles?: 'link' | 'inline';
  /** The page's nonce, for `inline`. */
  nonce?: string;
  /** Origin of the handlers and pages that the widget links to; empty, the default, for our own pages. */
  serviceOrigin?: string;
  /** HTML of the element's own children: the fallback where neither script nor shadow DOM works. */
  children?: string;
}

function formatStyles(
  tag: string,
  { base, styles, nonce }: Required<Omit<RenderOptions, 'serviceOrigin' | 'children'>>,
  isSandbox: boolean,
) {
  const { file, text } = readWidgetStyles(tag);
  if (styles === 'link') return `<link rel="stylesheet" href="${escapeAttribute(base + file)}">`;
  return `<style${nonce && ` nonce="${escapeAttribute(nonce)}"`}>${text}${isSandbox ? sandboxStyles : ''}</style>`;
}

/**
 * Renders a widget as HTML with a declarative shadow root: visible and usable before and without its script, which
 * hydrates it. Attributes use their kebab-case names; `true` writes a bare attribute, `false` none. Throws for a tag,
 * attribute or value that the contract does not have, and for an unsafe address.
 */
export function renderWidget(
  tag: string,
  attributes: Readonly<Record<string, string | number | boolean>>,
  { base = '/widgets/v1/', styles = 'link', nonce = '', serviceOrigin = '', children = '' }: RenderOptions = {},
): string {
  const widget = findWidget(tag);
  const { contract } = widget;
  const folder = base && `${trimAddress('base', base)}/`;
  const written = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    const attribute = contract.attributes[name];
    if (!attribute) throw new Error(`<${tag}> has no attribute ${name}.`);
    const text = formatAttribute(attribute, value);
    if (text !== null) written.set(name, text);
  }
  const values = Object.fromEntries(
    Object.entries(contract.attributes).map(([name, attribute]) => {
      const refuse = (expected: string) => {
        throw new Error(`<${tag} ${name}="${written.get(name)}"> is not ${expected}.`);
      };
      return [toPropertyName(name), parseAttribute(attribute, written.get(name) ?? null, refuse)];
    }),
  );
  const [fault] = tag === 'vitrine-newsletter-lightbox' ? listRuleFaults(values as PageRules) : [];
  if (fault) throw new Error(fault);
  const locale: Locale = toLocale(written.get('locale')) ?? defaultLocale;
  const isSandbox = values.sandbox === true;
  const props: WidgetProps<Contract> = {
    attributes: values as AttributeValues<Contract>,
    brand: values.brand as BrandKey,
    locale,
    t: createTranslate(messages.get(`${tag} ${locale}`) as CompiledMessages),
    serviceOrigin: trimAddress('serviceOrigin', serviceOrigin),
    emit: () => true,
    sandbox: { isOn: isSandbox, isInMarkup: isSandbox, turnOn: () => undefined },
  };
  const html = renderToStaticMarkup(createElement(WidgetRoot<Contract, string, string>, { widget, props }));
  const head = [...written].map(([name, text]) => (text ? ` ${name}="${escapeAttribute(text)}"` : ` ${name}`)).join('');
  const count = html.match(/<[a-z]/g)?.length ?? 0;
  const id = identifyMarkup(contract, locale, { getAttribute: (name) => written.get(name) ?? null }, count);
  return (
    `<${tag}${head}><template shadowrootmode="open">${formatStyles(tag, { base: folder, styles, nonce }, isSandbox)}` +
    `<div class="root" lang="${locale}" data-markup="${escapeAttribute(id)}">${html}</div></template>${children}</${tag}>`
  );
}
