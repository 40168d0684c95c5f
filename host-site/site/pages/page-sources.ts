import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { Article } from '../../sources/articles/article.ts';
import type { ShopperFind } from '../../sources/finds/read-finds.ts';
import type { Guide } from '../../sources/guides/render-guide.ts';
import type { WidgetGuide } from '../../sources/guides/widget-guide.ts';
import type { Translate } from '../../sources/i18n.ts';
import type { Landing } from '../../sources/landing/landing.ts';
import type { Prose } from '../../sources/markdown/prose.ts';
import type { Route } from '../../sources/routes.ts';
import type { Site } from '../layout/page.ts';
import type { Redirect } from '../redirects/redirect.ts';

/** Content for the pages of one build. */
export interface PageSources {
  site: Site;
  translate: Record<Locale, Translate>;
  /** Every article, the newest first. */
  articles: readonly Article[];
  /** Those of them that lists and other pages of this build may link to. */
  listed: readonly Article[];
  landings: readonly Landing[];
  /** Addresses that lead to pages. */
  redirects: readonly Redirect[];
  /** Shoppers' finds, in the order of the wall. */
  finds: readonly ShopperFind[];
  /** Running text of content/pages/<path>.<locale>.md. Throws when there is none. */
  readProse(route: Route, locale: Locale): Prose;
  /** The same for running text of the documentation. */
  readGuide(route: Route, locale: Locale): Guide;
  /** Content of a widget's page. */
  readWidget(name: string, locale: Locale): WidgetGuide;
}

/** A page in one language. */
export interface PageAddress {
  route: Route;
  locale: Locale;
}
