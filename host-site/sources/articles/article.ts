import type { articleRooms, articleSeasons } from '../../../widgets/shared/brand/article-topics.ts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { ShownTimes } from '../source-text/publish-times.ts';

/** Kinds of articles; the kind decides how the page opens. */
export const articleKinds = ['guide', 'lookbook', 'gift-guide', 'seasonal'] as const;

/** Facts shared by both languages of an article, from `articles/<slug>/article.json`. */
export interface ArticleFacts extends ShownTimes {
  kind: (typeof articleKinds)[number];
  /** Empty for an article that suits the whole year. */
  seasons: (typeof articleSeasons)[number][];
  rooms: (typeof articleRooms)[number][];
  /** YYYY-MM-DD */
  published: string;
  /** YYYY-MM-DD */
  updated: string;
  /** A scene of public/art/scenes with its palette, `sofa-linen`. */
  drawing: string;
  /** A picture of public/pictures, used in place of the drawing. */
  picture?: string;
  /** Slugs of at most three related articles; the newest others follow where there are fewer. */
  related: string[];
}

/** The text of an article in one language, from `articles/<slug>/<locale>.md`. */
export interface ArticleText {
  title: string;
  description: string;
  lead: string;
  /** Alternative text of the picture, if there is one; a drawing is decorative. */
  alt: string;
  /** Markdown. */
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  /** Reading time in whole minutes, at 200 words per minute. */
  minutes: number;
}

/** An article with its facts and its texts in both languages. */
export interface Article extends ArticleFacts {
  slug: string;
  texts: Record<Locale, ArticleText>;
}

/** Path of an article after the locale. */
export function formatArticlePath(slug: string): string {
  return `articles/${slug}`;
}
