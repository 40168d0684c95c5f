import type { articleRooms, articleSeasons } from '../../widgets/shared/brand/article-topics.ts';
import type { Locale } from '../../widgets/shared/locale/locale.ts';

/** What an article is: it decides how its page opens. */
export const articleKinds = ['guide', 'lookbook', 'gift-guide', 'seasonal'] as const;

/** What both languages of an article share: `articles/<slug>/article.json`. */
export interface ArticleFacts {
  kind: (typeof articleKinds)[number];
  /** None where it suits the whole year. */
  seasons: (typeof articleSeasons)[number][];
  rooms: (typeof articleRooms)[number][];
  /** YYYY-MM-DD */
  published: string;
  /** YYYY-MM-DD */
  updated: string;
  /** A scene of public/art/scenes and its colours, `sofa-linen`. */
  drawing: string;
  /** A picture of public/pictures; it takes the drawing's place. */
  picture?: string;
  /** Slugs of the three articles to read next. */
  related: string[];
}

/** An article in a language: `articles/<slug>/<locale>.md`. */
export interface ArticleText {
  title: string;
  description: string;
  lead: string;
  /** What the picture shows, once there is one; a drawing is decoration. */
  alt: string;
  /** Markdown. */
  body: string;
  /** The file's line at which the body begins. */
  bodyLine: number;
  /** Whole minutes to read it, at 200 words a minute. */
  minutes: number;
}

export interface Article extends ArticleFacts {
  slug: string;
  texts: Record<Locale, ArticleText>;
}

/** Where an article stands below its language. */
export function formatArticlePath(slug: string): string {
  return `articles/${slug}`;
}
