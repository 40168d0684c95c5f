import type { Locale } from '../widgets/shared/locale/locale.ts';
import type { Store } from '../widgets/shared/stores/store.ts';

/** Which component draws a page; `hasProse` tells which take words from content/pages/<path>.<locale>.md. */
export type PageKind =
  | 'home'
  | 'newsletter'
  | 'contact'
  | 'storelocator'
  | 'store'
  | 'prose'
  | 'gift'
  | 'contest'
  | 'getinspired'
  | 'fab-finds'
  | 'article'
  | 'landing'
  | 'search'
  | 'widgets'
  | 'widget'
  | 'guide'
  | 'result'
  | 'not-found'
  | 'error';

export interface Route {
  /** Name used in tracking (TR-01) and as the key of the page's texts. */
  name: string;
  /** Path after the locale, without slashes at either end; empty for the homepage. */
  path: string;
  kind: PageKind;
  /** Whether search engines may list it, and so whether the sitemap names it. */
  indexed: boolean;
  /** Of a result: name of the route that leads back to its form. */
  form?: string;
  /** Of a store's page. */
  store?: Store;
  /** Of a widget's page: its name. */
  widget?: string;
}

function listProse(name: string, path: string = name): Route {
  return { name, path, kind: 'prose', indexed: true };
}

function listGift(name: string, path: string = name): Route {
  return { name, path, kind: 'gift', indexed: true };
}

function listContest(name: string): Route {
  return { name, path: name, kind: 'contest', indexed: true };
}

/** What became of a form that was sent without JavaScript. */
function listResult(
  folder: string,
  result: string,
  name: string = `${folder}-${result}`,
  form: string = folder,
): Route {
  return { name, path: `${folder}/${result}`, kind: 'result', indexed: false, form };
}

/** The routes that there always are (RT-04, RT-05, RT-07); stores bring theirs. A slug is the same in both languages. */
export const routes = [
  { name: 'homepage', path: '', kind: 'home', indexed: true },
  { name: 'newsletter', path: 'newsletter', kind: 'newsletter', indexed: true },
  { name: 'contact', path: 'contact', kind: 'contact', indexed: true },
  { name: 'getinspired', path: 'getinspired', kind: 'getinspired', indexed: true },
  { name: 'fab-finds', path: 'fab-finds', kind: 'fab-finds', indexed: true },
  { name: 'storelocator', path: 'storelocator', kind: 'storelocator', indexed: true },
  { name: 'search', path: 'search', kind: 'search', indexed: false },
  { name: 'widgets', path: 'widgets', kind: 'widgets', indexed: true },
  { name: 'widgets-embedding', path: 'widgets/embedding', kind: 'guide', indexed: true },
  { name: 'widgets-operating', path: 'widgets/operating', kind: 'guide', indexed: true },
  listGift('giftcards', 'gift'),
  listGift('gift-card-balance'),
  listGift('corporate-gift-cards'),
  listProse('grand-openings'),
  listProse('how'),
  listProse('press'),
  listProse('style-plus'),
  listProse('environment'),
  listProse('faq'),
  listProse('returns'),
  listProse('recalls'),
  listProse('customer-store-info'),
  listProse('contestrules'),
  listProse('privacy'),
  listProse('accessibility'),
  listProse('legal'),
  listContest('fall-promotion'),
  listContest('young-professionals'),
  listContest('new-movers'),
  listContest('my-vitrine-finds'),
  ...['thank-you', 'already-subscribed', 'check-email', 'check-fields', 'problem'].map((result) =>
    listResult('newsletter', result, result),
  ),
  ...['thank-you', 'check-fields', 'problem'].map((result) => listResult('contact', result)),
  // Several contests share these; the rules name them all.
  ...['entered', 'already-entered', 'not-open', 'check-fields', 'check-answer', 'problem'].map((result) =>
    listResult('contest', result, undefined, 'contestrules'),
  ),
  ...['winner', 'not-winner', 'not-winner-member', 'already-entered', 'not-open', 'problem'].map((result) =>
    listResult('new-movers', result),
  ),
  ...['check-answer', 'check-pin', 'check-fields'].map((result) => listResult('new-movers', result)),
  { name: '404', path: '404', kind: 'not-found', indexed: false },
  { name: 'error', path: 'error', kind: 'error', indexed: false },
] as const satisfies readonly Route[] | Route[];

/** Whether a page has running text in content/pages. */
export function hasProse({ kind }: Route): boolean {
  return ['prose', 'gift', 'storelocator'].includes(kind);
}

/** The page of a store; all of them have one name, as they have one place in the site (TR-01). */
export function toStoreRoute(store: Store): Route {
  return { name: 'store', path: `stores/${store.slug}`, kind: 'store', indexed: true, store };
}

/** Whether a page documents the widgets. */
export function isGuide({ kind }: Route): boolean {
  return ['widgets', 'widget', 'guide'].includes(kind);
}

/** The page that documents a widget; all of them have one name, as stores do. */
export function toWidgetRoute(widget: string): Route {
  return { name: 'widget', path: `widgets/${widget}`, kind: 'widget', indexed: true, widget };
}

/** The route of a name. Throws for a name that is not in the list. */
export function findRoute(name: string): Route {
  const route = routes.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`No route is named ${name}`);
  return route;
}

/** Address of a route in a language, for example `/fr/contact`; the homepage is `/fr`. */
export function formatPath(route: Route, locale: Locale): string {
  return formatUnprefixedPath(route, `/${locale}`);
}

/** The address that guesses the language (LOC-03): `/contact`, `/`. */
export function formatUnprefixedPath(route: Route, prefix = ''): string {
  return route.path ? `${prefix}/${route.path}` : prefix || '/';
}
