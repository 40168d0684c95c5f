import { productionOrigin } from '../../../../widgets/shared/brand/brands.ts';
import { type Locale, toLocale } from '../../../../widgets/shared/locale/locale.ts';
import { readFinderState } from '../../../../widgets/shared/stores/address-state.ts';
import { formatPoint } from '../../../../widgets/shared/stores/point-text.ts';
import { isOfVisit } from '../../../../widgets/shared/submissions/visit-parameters.ts';
import { findContestTag } from '../../../sources/contests/contest-tag.ts';
import { describeContest } from '../../../sources/contests/describe-contest.ts';
import { framedWidgets } from '../../../sources/framed-widgets.ts';
import type { EmbedFacts, NamedWidget } from '../embed/read-embed.ts';

/** The widget of each page that is about one, by the page's path after the language. */
const widgetOfPage = new Map(
  Object.entries(framedWidgets)
    .filter(([, { needs }]) => needs === undefined)
    .map(([name, { page }]) => [page, name]),
);

/** A widget with the attributes of an address, which may name another language. */
function nameWidget(name: string, locale: Locale, query: URLSearchParams): NamedWidget {
  const given = toLocale(query.get('locale'));
  if (given) query.delete('locale');
  for (const parameter of [...query.keys()]) if (isOfVisit(parameter)) query.delete(parameter);
  return { name, locale: given ?? locale, query };
}

/** `#vitrine=newsletter-form&brand=winners`, as the script tag reads it in links. */
function readLink(hash: string, locale: Locale): NamedWidget | undefined {
  const query = new URLSearchParams(hash.slice(1));
  const name = query.get('vitrine');
  query.delete('vitrine');
  return name ? nameWidget(name, locale, query) : undefined;
}

/** The search in the locator's address, as the finder's attributes: what was typed, a position, or a province. */
function readLocatorSearch({ search, searchParams }: URL): URLSearchParams {
  const { place, province } = readFinderState(search);
  const near = searchParams.get('q')?.trim() || (place && formatPoint(place));
  return new URLSearchParams({ ...(near ? { near } : {}), ...(province && !near ? { province } : {}) });
}

function readPage(path: string, url: URL, locale: Locale, { contests, now }: EmbedFacts): NamedWidget | undefined {
  const name = widgetOfPage.get(path);
  if (name === 'store-finder') return { name, locale, query: readLocatorSearch(url) };
  if (name) return { name, locale, query: new URLSearchParams() };
  const contest = contests.get(path);
  if (!contest) return undefined;
  const tag = findContestTag(describeContest(contest, locale, now));
  return { name: tag.replace('vitrine-', ''), locale, query: new URLSearchParams({ contest: path }) };
}

/**
 * The widget that an address of ours is about: a page such as `/fr/newsletter`, a page for frames, or a link that names
 * a widget. Undefined for any other address. `guess` is the language of addresses that name none.
 */
export function findWidget(
  address: string,
  guess: Locale,
  facts: EmbedFacts,
  isPage: (path: string) => boolean,
): NamedWidget | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const { origin, pathname, searchParams, hash } = url;
  if (![...facts.ownOrigins, productionOrigin].includes(origin)) return undefined;
  const [, prefix, path = ''] = /^\/(?:(en|fr)(?:\/|$))?(.*?)\/?$/.exec(pathname) ?? [];
  const locale = toLocale(prefix) ?? guess;
  const framed = /^embed\/([a-z-]+)$/.exec(path)?.[1];
  if (framed) return nameWidget(framed, locale, searchParams);
  const link = readLink(hash, locale);
  return link ?? (isPage(`/${locale}/${path}`) ? readPage(path, url, locale, facts) : undefined);
}
