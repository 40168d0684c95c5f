import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { articleListWidget } from './article-list/article-list.widget.ts';
import { consentBannerWidget } from './consent-banner/consent-banner.widget.ts';
import { contactFormWidget } from './contact-form/contact-form.widget.ts';
import { contestEntryWidget } from './contest-entry/contest-entry.widget.ts';
import { giftBalanceWidget } from './gift-balance/gift-balance.widget.ts';
import { giftLightboxWidget } from './gift-lightbox/gift-lightbox.widget.ts';
import { loadingOverlayWidget } from './loading-overlay/loading-overlay.widget.ts';
import { newMoversWidget } from './new-movers/new-movers.widget.ts';
import { newsletterFormWidget } from './newsletter-form/newsletter-form.widget.ts';
import { newsletterLightboxWidget } from './newsletter-lightbox/newsletter-lightbox.widget.ts';
import { photoWallWidget } from './photo-wall/photo-wall.widget.ts';
import { shareButtonsWidget } from './share-buttons/share-buttons.widget.ts';
import type { BrandKey } from './shared/brand/brands.ts';
import { formatAttribute, parseAttribute } from './shared/element/attributes.ts';
import { type AttributeValues, type Contract, toPropertyName } from './shared/element/contract.ts';
import elementStyles from './shared/element/element.css';
import type { AnyWidget, Widget, WidgetProps } from './shared/element/widget.ts';
import { WidgetRoot } from './shared/element/widget-root.tsx';
import { defaultLocale, type Locale, locales, toLocale } from './shared/locale/locale.ts';
import { type CompiledMessages, createTranslate } from './shared/locale/messages.ts';
import { storeFinderWidget } from './store-finder/store-finder.widget.ts';
import { storeSearchWidget } from './store-search/store-search.widget.ts';
import { videoBlockWidget } from './video-block/video-block.widget.ts';

const widgets: readonly AnyWidget[] = [
  articleListWidget,
  consentBannerWidget,
  contactFormWidget,
  contestEntryWidget,
  newMoversWidget,
  giftBalanceWidget,
  giftLightboxWidget,
  newsletterFormWidget,
  newsletterLightboxWidget,
  photoWallWidget,
  shareButtonsWidget,
  storeFinderWidget,
  storeSearchWidget,
  loadingOverlayWidget,
  videoBlockWidget,
];

// Loaded once here, so that rendering needs no waiting.
const texts = new Map<string, CompiledMessages>();
for (const widget of widgets) {
  await widget.prepare?.();
  for (const locale of locales) {
    texts.set(`${widget.contract.tag} ${locale}`, (await widget.messages[locale]()).messages);
  }
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

function findWidget(tag: string): Widget {
  const widget = widgets.find(({ contract }) => contract.tag === tag);
  if (!widget) throw new Error(`There is no widget <${tag}>.`);
  return widget as unknown as Widget;
}

/** The style sheet that a prerendered root needs before its script has come, and its file name under `widgets/v1/`. */
export function readWidgetStyles(tag: string): { file: string; text: string } {
  const text = [elementStyles, ...findWidget(tag).styles].join('');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { file: `chunks/${tag.replace('vitrine-', '')}-${hash}.css`, text };
}

/** Tags that can be rendered. */
export const widgetTags: readonly string[] = widgets.map(({ contract }) => contract.tag);

export interface RenderOptions {
  /**
   * Address of the folder that holds the widgets' files. The style sheet is linked from there inside the root: an
   * inline one would break a strict CSP.
   */
  base?: string;
  /** Origin of the handlers and pages that it links to; empty, the default, for our own pages. */
  serviceOrigin?: string;
  /** HTML of the element's own children, what a visitor gets where nothing else works. */
  children?: string;
}

/**
 * A widget as HTML with a declarative shadow root: visible and usable before and without its script, which hydrates it.
 * Attributes are by their kebab-case names; `true` writes a bare attribute, `false` none.
 * Throws for a tag, attribute or value that the contract does not have.
 */
export function renderWidget(
  tag: string,
  attributes: Readonly<Record<string, string | number | boolean>>,
  { base = '/widgets/v1/', serviceOrigin = '', children = '' }: RenderOptions = {},
): string {
  const widget = findWidget(tag);
  const { contract } = widget;
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
  const locale: Locale = toLocale(written.get('locale')) ?? defaultLocale;
  const props: WidgetProps<Contract> = {
    attributes: values as AttributeValues<Contract>,
    brand: values.brand as BrandKey,
    locale,
    t: createTranslate(texts.get(`${tag} ${locale}`) as CompiledMessages),
    serviceOrigin,
    emit: () => true,
  };
  const html = renderToStaticMarkup(createElement(WidgetRoot<Contract, string, string>, { widget, props }));
  const head = [...written].map(([name, text]) => (text ? ` ${name}="${escapeAttribute(text)}"` : ` ${name}`)).join('');
  return (
    `<${tag}${head}><template shadowrootmode="open"><link rel="stylesheet" href="${escapeAttribute(base + readWidgetStyles(tag).file)}">` +
    `<div class="root">${html}</div></template>${children}</${tag}>`
  );
}
