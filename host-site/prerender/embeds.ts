import type { Locale } from '../../widgets/shared/locale/locale.ts';
import type { ContestDetails } from '../../widgets/shared/submissions/contest-details.ts';
import { findContestTag } from '../layout/contest-tag.ts';

/** Something of ours in the midst of Markdown: a line `::: name argument`. */
export interface Embed {
  name: string;
  argument: string;
}

/** Puts markup in the place of such a line. Throws for a name that there is none of. */
export type RenderEmbed = (embed: Embed) => string;

type RenderWidget = (tag: string, attributes: Record<string, string | number | boolean>) => string;

interface Place {
  locale: Locale;
  /** Whole address of the page, for what shares it. */
  address: string;
  title: string;
  /** Words of the link that the newsletter form is without script. */
  subscribe: string;
  /** The search for stores, which each page's header has as well. */
  drawFinder: () => string;
  /** Throws for a contest that there is none of. */
  describeContest: (id: string, locale: Locale) => ContestDetails;
  renderWidget: RenderWidget;
}

const writers: Record<string, (place: Place, argument: string) => string> = {
  finder: ({ drawFinder }) => drawFinder(),
  // Prerendered it would take an article's page over its first flight; without script it is a link to the form's page.
  newsletter: ({ locale, subscribe }) =>
    `<vitrine-newsletter-form locale="${locale}"><a class="button" href="/${locale}/newsletter">${subscribe}</a></vitrine-newsletter-form>`,
  share: ({ locale, address, title, renderWidget }) =>
    renderWidget('vitrine-share-buttons', { locale, 'page-url': address, headline: title }),
  video: ({ locale, renderWidget }, argument) => {
    const [, src = '', heading = ''] = /^(\S+)(?:\s+"([^"]*)")?$/.exec(argument) ?? [];
    if (!src) throw new Error('::: video needs an address, and may have a title in quotation marks');
    return renderWidget('vitrine-video-block', { locale, src, ...(heading ? { heading } : {}) });
  },
  contest: ({ locale, describeContest, renderWidget }, id) => {
    if (!id) throw new Error('::: contest needs the name of a contest');
    const details = describeContest(id, locale);
    return renderWidget(findContestTag(details), { contest: id, locale, details: JSON.stringify(details) });
  },
  'gift-balance': ({ locale, renderWidget }) => renderWidget('vitrine-gift-balance', { locale }),
};

/** What `:::` can put into a text. */
export const embedNames: readonly string[] = Object.keys(writers);

const line = /^::: *(\S+)(?: +(.*?))? *$/;

/** The name and the argument of a line, if it is such a line. */
export function parseEmbed(text: string): Embed | undefined {
  const [, name, argument = ''] = line.exec(text) ?? [];
  return name ? { name, argument } : undefined;
}

/** All such lines of a Markdown text, each with its place in it. */
export function findEmbeds(body: string): (Embed & { index: number })[] {
  return [...body.matchAll(/^:::.*$/gm)].flatMap(({ 0: text, index }) => {
    const embed = parseEmbed(text);
    return embed ? [{ ...embed, index }] : [];
  });
}

/** The elements of a page's text. */
export function createEmbedRenderer(place: Place): RenderEmbed {
  return ({ name, argument }) => {
    const write = writers[name];
    if (!write) throw new Error(`::: ${name} is nothing to put in; there are ${embedNames.join(', ')}`);
    return `<div class="widget embed embed-${name}">${write(place, argument)}</div>\n`;
  };
}
