import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { ContestDetails } from '../../../widgets/shared/submissions/contest-details.ts';
import type { SiteVideo } from '../../pictures/videos/site-video.ts';
import { findContestTag } from '../../sources/contests/contest-tag.ts';
import { escapeHtml } from '../../sources/escape-html.ts';
import {
  type EmbedName,
  isEmbedName,
  isVideoName,
  type RenderEmbed,
  reportUnknownEmbed,
} from '../../sources/markdown/embed-line.ts';
import { describeProblem } from '../../sources/problems/problem.ts';

type RenderWidget = (tag: string, attributes: Record<string, string | number | boolean>, children?: string) => string;

interface Place {
  locale: Locale;
  /** Absolute address of the page, for share buttons. */
  address: string;
  title: string;
  /** Text of the link that replaces the newsletter form without a script. */
  subscribe: string;
  /** The store search, which the header of each page has as well. */
  renderStoreSearch: () => string;
  /** Throws for an unknown contest. */
  describeContest: (id: string, locale: Locale) => ContestDetails;
  /** A video of our own. Throws for an unknown name. */
  findVideo: (name: string) => SiteVideo;
  renderWidget: RenderWidget;
}

/** A video of our own; the link replaces it where neither script nor shadow roots work. */
function renderVideo(video: SiteVideo, locale: Locale, renderWidget: RenderWidget): string {
  const { title, description } = video.texts[locale];
  const attributes = {
    locale,
    src: video.webm,
    'other-src': video.mp4,
    poster: video.poster,
    'captions-en': video.captions.en,
    'captions-fr': video.captions.fr,
    width: video.width,
    height: video.height,
    heading: title,
    text: description,
    allowfullscreen: true,
  };
  return renderWidget('vitrine-video-block', attributes, `<a href="${video.mp4}">${escapeHtml(title)}</a>`);
}

const writers: Record<EmbedName, (place: Place, argument: string) => string> = {
  finder: ({ renderStoreSearch }) => renderStoreSearch(),
  // Prerendered, it would push an article beyond its first network flight; without a script it is a link to the form's
  // page.
  newsletter: ({ locale, subscribe }) =>
    `<vitrine-newsletter-form locale="${locale}"><a class="button" href="/${locale}/newsletter">${subscribe}</a></vitrine-newsletter-form>`,
  share: ({ locale, address, title, renderWidget }) =>
    renderWidget('vitrine-share-buttons', { locale, 'page-url': address, headline: title }),
  video: ({ locale, findVideo, renderWidget }, argument) => {
    const [, src = '', heading = ''] = /^(\S+)(?:\s+"([^"]*)")?$/.exec(argument) ?? [];
    if (!src) throw new Error('::: video needs an address or a name, and may have a title in quotation marks');
    if (isVideoName(src)) return renderVideo(findVideo(src), locale, renderWidget);
    return renderWidget('vitrine-video-block', { locale, src, ...(heading ? { heading } : {}) });
  },
  contest: ({ locale, describeContest, renderWidget }, id) => {
    if (!id) throw new Error('::: contest needs the name of a contest');
    const details = describeContest(id, locale);
    return renderWidget(findContestTag(details), { contest: id, locale, details: JSON.stringify(details) });
  },
  'gift-balance': ({ locale, renderWidget }) => renderWidget('vitrine-gift-balance', { locale }),
};

/** Renders the elements embedded in a page's text. */
export function createEmbedRenderer(place: Place): RenderEmbed {
  return ({ name, argument }) => {
    if (!isEmbedName(name)) throw new Error(describeProblem(reportUnknownEmbed(name)));
    return `<div class="widget embed embed-${name}">${writers[name](place, argument)}</div>\n`;
  };
}
