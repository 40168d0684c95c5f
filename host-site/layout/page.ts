import type { Locale } from '../../widgets/shared/locale/locale.ts';
import type { ContestDetails } from '../../widgets/shared/submissions/contest-details.ts';
import type { Article } from '../articles/article.ts';
import type { WidgetGuide } from '../guides/widget-guide.ts';
import type { Landing } from '../landing/landing.ts';
import type { SitePicture } from '../prerender/pictures.ts';
import type { Prose } from '../prerender/prose.ts';
import type { Translate } from '../prerender/texts.ts';
import { findRoute, formatPath, type Route } from '../routes.ts';
import type { StoreBook } from '../stores/store-book.ts';

/** A drawing of public/art, both as markup to put in the page and as a file to link to. */
export interface Drawing {
  markup: string;
  address: string;
  width: number;
  height: number;
}

/** What all pages of one build share. */
export interface Site {
  /** Origin of absolute addresses, without a trailing slash. */
  origin: string;
  /** The day of the build in Toronto, YYYY-MM-DD. */
  today: string;
  stylesheet: string;
  /** For paper; the browser fetches it last. */
  printStyles: string;
  /** What the homepage needs beside it. */
  homeStyles: string;
  /** What articles and their lists need beside it. */
  articleStyles: string;
  /** What landing pages need beside it. */
  landingStyles: string;
  /** What the search needs beside it. */
  searchStyles: string;
  /** What the documentation of the widgets needs beside it. */
  guideStyles: string;
  /** What the wall of finds needs beside it. */
  wallStyles: string;
  /** Addresses of the browser's scripts by name: `site`, `tracking`, `search`, `guide`, `locale-guess`. */
  scripts: Record<string, string>;
  fonts: readonly string[];
  stores: StoreBook;
  findDrawing(name: string): Drawing;
  /** Address of the picture that other sites show beside links to pages with a drawing. */
  findCard(name: string): string;
  /** The same of a rendered picture. */
  findPhotoCard(name: string): string;
  findPicture(name: string): SitePicture;
  /** A contest as it stands at the time of the build. Throws for one that there is none of. */
  describeContest(id: string, locale: Locale): ContestDetails;
  /** Whole markup of a custom element, with its declarative shadow root and its own children's HTML. */
  renderWidget(tag: string, attributes: Record<string, string | number | boolean>, children?: string): string;
  /** Address of the style sheet that a custom element's markup links to. */
  findWidgetStyles(tag: string): string;
}

/** What a component needs to know of the page that it stands on. */
export interface Page {
  route: Route;
  locale: Locale;
  t: Translate;
  site: Site;
  title: string;
  description: string;
  /** Of an article's page. */
  article?: Article;
  /** Of a landing page. */
  landing?: Landing;
  /** Of a page of running text. */
  prose?: Prose;
  /** Of a widget's page. */
  widget?: WidgetGuide;
  /** Of a page that is a list: the paths that it lists, in order. */
  listed?: readonly string[];
}

/** Address of a route, by name, in the page's own language. */
export function linkTo(page: Page, name: string): string {
  return formatPath(findRoute(name), page.locale);
}

/** The other one of the two languages. */
export function switchLocale(locale: Locale): Locale {
  return locale === 'en' ? 'fr' : 'en';
}

/** Language tag of a locale as pages declare it. */
export function formatLanguage(locale: Locale): string {
  return `${locale}-CA`;
}
