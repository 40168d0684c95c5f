import type { ItemList, Question, Thing, WebSite } from 'schema-dts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { ContestDetails } from '../../../widgets/shared/submissions/contest-details.ts';
import type { PublishedPictures } from '../../pictures/published-pictures.ts';
import type { SiteVideo } from '../../pictures/videos/site-video.ts';
import { contestPages } from '../../retailers/retailer-content.ts';
import type { Translate } from '../../sources/i18n.ts';
import { findRoute, formatPath, type Route } from '../../sources/routes.ts';
import type { DrawRegion } from '../../sources/stores/region-map.ts';
import type { StoreIndex } from '../../sources/stores/store-index.ts';

/** Files of host-site/site/styles that pages link to: the common one, the one for print, and those of some pages. */
export const styleSheetNames = [
  'site',
  'print',
  'home',
  'prose-opening',
  'article',
  'inspired',
  'contact',
  'form-page',
  'gift',
  'stores',
  'region',
  'landing',
  'company',
  'clauses',
  'wall',
  'guide',
  'result',
  'search',
  'draws',
  'embed',
] as const;

/** Name of a style sheet in `host-site/site/styles`. */
export type StyleSheetName = (typeof styleSheetNames)[number];

/** Data shared by all pages of one build. */
export interface Site extends PublishedPictures {
  /** The day of the build in Toronto, YYYY-MM-DD. */
  today: string;
  /** The instant of the build, in milliseconds since 1970. */
  now: number;
  /** Addresses of the style sheets, by name. */
  styles: Readonly<Record<StyleSheetName, string>>;
  /** Addresses of the browser's scripts by name: `site`, `tracking`, `search`, `draws`, `store`, `guide`, `embed`, `locale-guess`. */
  scripts: Record<string, string>;
  fonts: readonly string[];
  stores: StoreIndex;
  /** Whether a photograph has this name. */
  hasPicture(name: string): boolean;
  /** Whether a scene of ours makes a picture, so that it is no photograph. */
  isRender(name: string): boolean;
  /** Address of the preview picture for pages with a drawing. */
  findCard(name: string): string;
  /** The same for pages with a rendered picture. */
  findPhotoCard(name: string): string;
  /** A video of our own. Throws for an unknown name. */
  findVideo(name: string): SiteVideo;
  /** A contest at the time of the build. Throws for an unknown contest. */
  describeContest(id: string, locale: Locale): ContestDetails;
  /** The last day on which a contest takes entries, such as `December 13`. Throws for an unknown contest. */
  describeLastDay(id: string, locale: Locale): string;
  /** Markup of a custom element, with its declarative shadow root and its children's HTML. */
  renderWidget(tag: string, attributes: Record<string, string | number | boolean>, children?: string): string;
  /** The map of a region as an SVG. */
  drawRegion: DrawRegion;
  /** Address of the style sheet that a custom element's markup links to. */
  findWidgetStyles(tag: string): string;
}

/** A picture of public/pictures or a drawing of public/art, with its alternative text in the page's language. */
export type PagePicture = { alt: string } & ({ photo: string } | { drawing: string });

/** What a page passes to the common layout; omitted values use the default. */
export interface PageTraits {
  /** Title in the head, including the site's name. */
  title: string;
  description: string;
  /** Style sheets in addition to the common one. */
  styles?: readonly StyleSheetName[];
  /** Scripts in addition to the common ones, by name. */
  scripts?: readonly string[];
  /** Tag of the prerendered element whose styles load with the page's own. */
  firstWidget?: string;
  /** Address of a file that this element fetches at once. */
  firstFile?: string;
  /** Whether the page is about a widget that other sites can frame, which its head then says to them. */
  isEmbeddable?: boolean;
  /** Whether the head links to the feed of articles. */
  hasFeed?: boolean;
  /** Whether the page has its own store search, so that the header omits it. */
  hasStoreSearch?: boolean;
  /** Whether the address in use may hold a secret: no third-party script. */
  isPrivate?: boolean;
  /** Whether the page is shown at unknown addresses, and so has no address of its own. */
  hasNoAddress?: boolean;
  /** Name of the route between the homepage and this page. */
  parent?: string;
  /** The page's name in its breadcrumb; by default that in the navigation. */
  shortName?: string;
  /** Preview picture for links from other sites; by default that of the homepage. */
  picture?: PagePicture;
  /** Open Graph properties of an article. */
  article?: { published: string; updated: string; section: string };
  /** Structured data in addition to that of every page. */
  describeData?(page: Page): PageData;
}

/** JSON-LD of one page. */
export interface PageData {
  /** Properties of the page itself, added to the common ones. */
  page?: Partial<Record<'@type' | 'dateModified', string>> & { mainEntity?: ItemList | Question[] };
  /** What the site offers on this page. */
  site?: Pick<WebSite, 'potentialAction'>;
  /** The subject of the page. */
  things?: readonly Thing[];
}

/** Context that components receive about their page. */
export interface Page extends PageTraits {
  route: Route;
  locale: Locale;
  t: Translate;
  site: Site;
  /** Whether the page is also there as Markdown. */
  hasMarkdown?: boolean;
}

/** The title of a page with the name of the site. */
export function formatTitle(t: Translate, title: string): string {
  return t('site:titlePattern', { title });
}

/** Name of a route's page in lists of links: a contest's is its title. */
export function namePage(t: Translate, name: string): string {
  return t(contestPages.includes(name) ? `contests:${name}.title` : `site:nav.${name}`);
}

/** Address of a route, by name, in the page's language. */
export function linkTo(page: Page, name: string): string {
  return formatPath(findRoute(name), page.locale);
}

/** The other language. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'fr' : 'en';
}

/** BCP 47 tag of a locale, for pages. */
export function formatLanguage(locale: Locale): string {
  return `${locale}-CA`;
}
