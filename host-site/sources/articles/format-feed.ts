import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { PublishedPictures } from '../../pictures/published-pictures.ts';
import { chooseAlt } from '../../pictures/site-picture.ts';
import { listWidths } from '../../pictures/sizes.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Translate } from '../i18n.ts';
import { findFigures } from '../markdown/figures.ts';
import { type Article, formatArticlePath } from './article.ts';

/** Maximum articles in a feed; subscribers need only the newest. */
const newest = 20;

/** YYYY-MM-DD → about noon in Toronto, in the date format of RSS. */
const formatRssDate = (date: string): string => new Date(`${date}T17:00:00Z`).toUTCString();

/**
 * RSS 2.0 of the newest articles in a language, with their pictures as Media RSS; an article's lead picture is the
 * default.
 */
export function formatArticleFeed(
  articles: readonly Article[],
  locale: Locale,
  t: Translate,
  { origin, findPicture }: Pick<PublishedPictures, 'origin' | 'findPicture'>,
): string {
  const items = articles.slice(0, newest).map(({ slug, published, picture, texts }) => {
    const address = `${origin}/${locale}/${formatArticlePath(slug)}`;
    const { title, description, alt, body } = texts[locale];
    const opening = picture ? [{ name: picture, alt, caption: '' }] : [];
    const shown = [...opening, ...findFigures(body)].map((figure) => {
      const shownPicture = findPicture(figure.name);
      const { address: file, width } = shownPicture;
      const isDefault = figure.name === picture ? ' isDefault="true"' : '';
      const media = `url="${origin}${file}" medium="image" type="image/webp" width="${listWidths(width)[1] ?? width}"`;
      const described = `<media:description>${escapeHtml(chooseAlt(shownPicture, locale, figure.alt))}</media:description>`;
      const named = figure.caption && `<media:title>${escapeHtml(figure.caption)}</media:title>`;
      return `<media:content ${media}${isDefault}>${named}${described}</media:content>`;
    });
    return `<item><title>${escapeHtml(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${formatRssDate(published)}</pubDate><description>${escapeHtml(description)}</description>${shown.join('')}</item>`;
  });
  const self = `${origin}/${locale}/feed.xml`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>${escapeHtml(t('articles:feed'))}</title><link>${origin}/${locale}/getinspired</link><description>${escapeHtml(t('articles:description'))}</description><language>${locale}-CA</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
