import { hasDraw } from '../../widgets/shared/brand/newsletter-offer.ts';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import type { Store } from '../../widgets/shared/stores/store.ts';
import { ownForms } from '../../widgets/shared/submissions/own-forms.ts';
import { contestPages, hasArticles, hasContests, hasFinds, proseNames } from '../retailers/retailer-content.ts';

/** Kinds of pages; pages/page-kinds.ts maps each to its module. */
export type PageKindName =
  | 'home'
  | 'newsletter'
  | 'contact'
  | 'form'
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
  | 'draws'
  | 'widgets'
  | 'widget'
  | 'guide'
  | 'result'
  | 'email-link'
  | 'not-found'
  | 'error';

/** A page of the site; each route exists in both languages. */
export interface Route {
  /** Name used in tracking (TR-01) and as the key of the page's messages. */
  name: string;
  /** Path after the locale, without slashes at either end; empty for the homepage. */
  path: string;
  kind: PageKindName;
  /** Whether search engines may list it, which also decides whether the sitemap does. */
  indexed: boolean;
  /** Of a result page: name of the route of its form. */
  form?: string;
  /** Key of the page's messages, where several pages have the same. */
  texts?: string;
  /** The store, on a store's page. */
  store?: Store;
  /** Name of the widget, on its documentation page. */
  widget?: string;
}

function proseRoute(name: string, path: string = name): Route {
  return { name, path, kind: 'prose', indexed: true };
}

function giftRoute(name: string, path: string = name): Route {
  return { name, path, kind: 'gift', indexed: true };
}

function contestRoute(name: string): Route {
  return { name, path: name, kind: 'contest', indexed: true };
}

/** Results of forms sent without JavaScript. */
function resultRoute(
  folder: string,
  result: string,
  name: string = `${folder}-${result}`,
  form: string = folder,
): Route {
  return { name, path: `${folder}/${result}`, kind: 'result', indexed: false, form };
}

/** The page of a form that needs no code of its own, and those of its results. */
const listFormRoutes = ({ name }: { name: string }): Route[] => [
  { name, path: name, kind: 'form', indexed: true },
  ...['thank-you', 'check-fields', 'problem'].map((result) => ({
    ...resultRoute(name, result),
    texts: `form-${result}`,
  })),
];

/** Every fixed route that a retailer may have. */
const possibleRoutes: readonly Route[] = [
  { name: 'homepage', path: '', kind: 'home', indexed: true },
  { name: 'newsletter', path: 'newsletter', kind: 'newsletter', indexed: true },
  { name: 'contact', path: 'contact', kind: 'contact', indexed: true },
  { name: 'getinspired', path: 'getinspired', kind: 'getinspired', indexed: true },
  { name: 'fab-finds', path: 'fab-finds', kind: 'fab-finds', indexed: true },
  { name: 'storelocator', path: 'storelocator', kind: 'storelocator', indexed: true },
  { name: 'search', path: 'search', kind: 'search', indexed: false },
  { name: 'draws', path: 'draws', kind: 'draws', indexed: false },
  { name: 'widgets', path: 'widgets', kind: 'widgets', indexed: true },
  { name: 'widgets-embedding', path: 'widgets/embedding', kind: 'guide', indexed: true },
  { name: 'widgets-hosts', path: 'widgets/hosts', kind: 'guide', indexed: true },
  { name: 'widgets-operating', path: 'widgets/operating', kind: 'guide', indexed: true },
  { name: 'widgets-stores', path: 'widgets/stores', kind: 'guide', indexed: true },
  { name: 'widgets-doctor', path: 'widgets/doctor', kind: 'guide', indexed: true },
  { name: 'widgets-submissions', path: 'widgets/submissions', kind: 'guide', indexed: true },
  { name: 'widgets-accessibility', path: 'widgets/accessibility', kind: 'guide', indexed: true },
  { name: 'widgets-changelog', path: 'widgets/changelog', kind: 'guide', indexed: true },
  giftRoute('giftcards', 'gift'),
  giftRoute('gift-card-balance'),
  giftRoute('corporate-gift-cards'),
  proseRoute('grand-openings'),
  proseRoute('how'),
  proseRoute('press'),
  proseRoute('style-plus'),
  proseRoute('environment'),
  proseRoute('faq'),
  proseRoute('returns'),
  proseRoute('recalls'),
  proseRoute('customer-store-info'),
  proseRoute('contestrules'),
  proseRoute('privacy'),
  proseRoute('accessibility'),
  proseRoute('legal'),
  ...contestPages.map(contestRoute),
  ...['thank-you', 'to-confirm', 'already-subscribed', 'check-email', 'check-fields', 'problem'].map((result) =>
    resultRoute('newsletter', result, result),
  ),
  ...['thank-you', 'check-fields', 'problem'].map((result) => resultRoute('contact', result)),
  ...ownForms.flatMap(listFormRoutes),
  // Several contests share these; the rules cover them all.
  ...['entered', 'already-entered', 'not-open', 'check-fields', 'check-answer', 'problem'].map((result) =>
    resultRoute('contest', result, undefined, 'contestrules'),
  ),
  ...['winner', 'not-winner', 'not-winner-member', 'already-entered', 'not-open', 'problem'].map((result) =>
    resultRoute('new-movers', result),
  ),
  ...['check-answer', 'check-pin', 'check-fields'].map((result) => resultRoute('new-movers', result)),
  // An email's link shows the results too, at the address of its question.
  ...['unsubscribe', 'confirm', 'claim'].map(
    (name): Route => ({ name, path: name, kind: 'email-link', indexed: false }),
  ),
  ...[
    ...['unsubscribe-done', 'unsubscribe-wrong-link', 'confirm-done', 'confirm-expired'],
    ...['claim-done', 'claim-late', 'claim-wrong-link'],
  ].map((name): Route => {
    const [folder = '', ...result] = name.split('-');
    return { ...resultRoute(folder, result.join('-')), kind: 'email-link' };
  }),
  { name: '404', path: '404', kind: 'not-found', indexed: false },
  { name: 'error', path: 'error', kind: 'error', indexed: false },
];

/** Pages in Markdown that the kit's own texts link to, so that every retailer has them. */
export const neededProse = ['privacy', 'storelocator', ...(hasContests || hasDraw ? ['contestrules'] : [])];

/** Whether texts may link to a page: one of the site, or one that the server fills in and search engines do not list. */
export const isLinkable = ({ indexed, kind }: Route): boolean => indexed || kind === 'draws';

/** Whether the retailer has what a page shows. */
function isThere({ kind, path, name, form }: Route): boolean {
  if (kind === 'prose' || kind === 'gift') return proseNames.includes(path) || neededProse.includes(path);
  if (kind === 'getinspired') return hasArticles;
  if (kind === 'fab-finds') return hasFinds;
  const isOfContests = form === 'contestrules' || form === 'new-movers' || /^(claim\b|draws$)/.test(name);
  return hasContests || !isOfContests;
}

/**
 * The fixed routes (RT-04, RT-05, RT-07) of what the retailer has; stores and other content add theirs. Slugs are the same
 * in both languages.
 */
export const routes: readonly Route[] = possibleRoutes.filter(isThere);

/** Whether the site has the page of a route, by its name. */
export const hasRoute = (name: string): boolean => routes.some((route) => route.name === name);

/** The route of a store's page; all have the same name in tracking (TR-01). */
export function toStoreRoute(store: Store): Route {
  return { name: 'store', path: `stores/${store.slug}`, kind: 'store', indexed: true, store };
}

/** Path of the text file with a widget's prerendered snippet. */
export const formatSnippetPath = (widget: string, locale: Locale) => `/${locale}/widgets/${widget}.txt`;

/** Address of the Markdown of a route's page, where its kind has one. */
export const formatMarkdownPath = (route: Route, locale: Locale): string => `${formatPath(route, locale)}.md`;

/** The route of a widget's documentation page; all have the same name. */
export function toWidgetRoute(widget: string): Route {
  return { name: 'widget', path: `widgets/${widget}`, kind: 'widget', indexed: true, widget };
}

/** Finds a route by name. Throws for an unknown name. */
export function findRoute(name: string): Route {
  const route = routes.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`No route is named ${name}`);
  return route;
}

/**
 * First segments, with or without a locale before them, that the server handles itself or that hold files. No page may
 * be called so.
 */
export const reservedSegments = [
  ...['en', 'fr', 'articles', 'stores', 'assets', 'widgets', 'handlers', 'partners', 'webhooks'],
  ...['embed', 'oembed', 'playground', 'healthz', 'readyz', 'policy-reports'],
];

/** Address of a route in a language, for example `/fr/contact`; the homepage is `/fr`. */
export function formatPath(route: Route, locale: Locale): string {
  return formatUnprefixedPath(route, `/${locale}`);
}

/** The address that redirects to a language (LOC-03): `/contact`, `/`. */
export function formatUnprefixedPath(route: Route, prefix = ''): string {
  return route.path ? `${prefix}/${route.path}` : prefix || '/';
}
