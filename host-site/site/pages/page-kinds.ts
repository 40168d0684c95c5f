import { locales } from '../../../widgets/shared/locale/locale.ts';
import { type PageKindName, type Route, routes } from '../../sources/routes.ts';
import { articlePages } from './article/article-page.tsx';
import { contactPage } from './contact-page.tsx';
import { contestPages } from './contest-page.tsx';
import { drawsPage } from './draws-page.tsx';
import { fabFindsPage } from './fab-finds-page.tsx';
import { formPages } from './form-page.tsx';
import { giftPages } from './gift/gift-page.tsx';
import { homePage } from './home-page.tsx';
import { inspiredPage } from './inspired-page.tsx';
import { landingPages } from './landing-page.tsx';
import { emailLinkPages } from './message/email-link-page.tsx';
import { errorPage, notFoundPage } from './message/failure-pages.tsx';
import { resultPages } from './message/result-page.tsx';
import { newsletterPage } from './newsletter-page.tsx';
import type { PageKind } from './page-kind.ts';
import type { PageAddress, PageSources } from './page-sources.ts';
import { prosePages } from './prose/prose-page.tsx';
import { searchPage } from './search-page.tsx';
import { storePages } from './store/store-page.tsx';
import { storeLocatorPage } from './store-locator-page.tsx';
import { guidePages } from './widgets/guide-page.tsx';
import { widgetPages } from './widgets/widget-page.tsx';
import { widgetsPage } from './widgets/widgets-page.tsx';

/** All kinds of pages; also the order of their routes in the sitemap. */
export const pageKinds: Readonly<Record<PageKindName, PageKind>> = {
  home: homePage,
  newsletter: newsletterPage,
  contact: contactPage,
  form: formPages,
  getinspired: inspiredPage,
  'fab-finds': fabFindsPage,
  storelocator: storeLocatorPage,
  search: searchPage,
  draws: drawsPage,
  widgets: widgetsPage,
  guide: guidePages,
  gift: giftPages,
  prose: prosePages,
  contest: contestPages,
  result: resultPages,
  'email-link': emailLinkPages,
  'not-found': notFoundPage,
  error: errorPage,
  widget: widgetPages,
  store: storePages,
  article: articlePages,
  landing: landingPages,
};

/** The fixed routes, and those of every widget, store, article and landing page. */
export function listRoutes(sources: PageSources): Route[] {
  const added = Object.values(pageKinds).flatMap((kind) => kind.listRoutes?.(sources) ?? []);
  return [...routes, ...added];
}

/** Every route in every language. */
export function listPages(sources: PageSources): PageAddress[] {
  return listRoutes(sources).flatMap((route) => locales.map((locale) => ({ route, locale })));
}
