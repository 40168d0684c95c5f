import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../../../sources/escape-html.ts';
import { fillMessage } from '../../forms/plain-forms/fill-message.ts';
import en from './embed.en.json' with { type: 'json' };
import fr from './embed.fr.json' with { type: 'json' };

/** Messages of framed pages. */
export const embedMessages: Record<Locale, typeof en> = { en, fr };

/** What goes into the template of framed pages, as HTML. */
export interface EmbedContent {
  title: string;
  /** Address of our page about the same. */
  address: string;
  content: string;
}

/** The prerendered page for frames with its content. */
export function fillEmbedPage(template: string, { title, address, content }: EmbedContent): string {
  const parts: Record<string, string> = { TITLE: title, ADDRESS: address, CONTENT: content };
  return template.replace(/__(TITLE|ADDRESS|CONTENT)__/g, (_, name: string) => parts[name] ?? '');
}

/**
 * A widget's markup; with a note if it sends anything, which the page's script shows where the frame has no origin to
 * send from.
 */
export function formatWidgetContent(widget: string, title: string, address: string, locale: Locale): string {
  const messages = embedMessages[locale];
  const link = `<a href="${address}">${messages.open}</a>`;
  const note = `<p class="note" role="status" data-lack="origin" hidden>${messages.noOrigin} ${link}</p>`;
  const heading = `<h1 id="title" class="visually-hidden">${title}</h1>`;
  return heading + (widget.includes('method="post"') ? note : '') + widget;
}

/** Why an address shows no widget. */
export interface EmbedRefusal {
  key: keyof typeof en;
  /** Values in the text. */
  values?: Readonly<Record<string, string>>;
  /** Name of the widget whose documentation helps; undefined for a name that no widget has. */
  widget?: string;
}

/** The content of a page that shows no widget, and why. */
export function formatRefusal({ key, values = {}, widget }: EmbedRefusal, locale: Locale): EmbedContent {
  const messages = embedMessages[locale];
  const address = `/${locale}/widgets${widget ? `/${widget}` : ''}`;
  const link = `<a href="${address}">${widget ? messages.documentation : messages.allWidgets}</a>`;
  const text = escapeHtml(fillMessage(messages[key], locale, values));
  return {
    title: messages.refused,
    address,
    content: `<h1 id="title">${messages.refused}</h1><p>${text}</p><p>${link}</p>`,
  };
}
