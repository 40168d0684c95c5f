import { type AddressUse, listNamedAddresses } from './named-addresses.ts';
import { origin as publicOrigin } from './public-origin.ts';
import { formatElement, listElements, type SentElement } from './sent-elements.ts';

/** The response to a GET; redirects are not followed. */
export interface CrawledResponse {
  status: number;
  type: string;
  location: string;
  text: string;
}

/** An address in an element of a page, resolved against that page. */
export interface Reference {
  use: AddressUse;
  url: URL;
  /** Page, position and element, to find the source of a problem. */
  where: string;
}

/** A page of the built site that the crawl found. */
/** The result of a crawl of the built site. */
export interface CrawledPage {
  path: string;
  /** Minimum number of links from a homepage; Infinity for a page without an incoming link. */
  clicks: number;
  response: CrawledResponse;
  elements: SentElement[];
  references: Reference[];
}

/** The result of a crawl of the built site. */
export interface Crawl {
  pages: ReadonlyMap<string, CrawledPage>;
  /** Requests an address of the site once, whichever of the site's origins it contains. */
  ask(url: URL): Promise<CrawledResponse>;
  /** Whether an address belongs to the site. */
  isOwn(url: URL): boolean;
}

const together = 8;

async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: together }, next));
}

/** Follows every link from the site's homepages, then requests those of `others` that no link led to. */
export async function crawl(origin: string, others: readonly string[]): Promise<Crawl> {
  const responses = new Map<string, Promise<CrawledResponse>>();
  const isOwn = (url: URL): boolean => url.origin === origin || url.origin === publicOrigin;
  const ask = (url: URL): Promise<CrawledResponse> => {
    const address = url.pathname + url.search;
    const response = responses.get(address) ?? get(origin + address);
    responses.set(address, response);
    return response;
  };
  const pages = new Map<string, CrawledPage>();
  const visit = async (path: string, clicks: number): Promise<void> => {
    const response = await ask(new URL(path, origin));
    const elements = response.type.startsWith('text/html') ? listElements(response.text) : [];
    pages.set(path, { path, clicks, response, elements, references: listReferences(path, elements) });
  };
  const listReferences = (path: string, elements: SentElement[]): Reference[] =>
    elements.flatMap((element) =>
      listNamedAddresses(element).map(({ use, address }) => ({
        use,
        url: new URL(address, origin + path),
        where: `${path}:${element.place} ${formatElement(element)}`,
      })),
    );
  const listNewPaths = (): Set<string> => {
    const links = [...pages.values()].flatMap(({ references }) => references.filter(({ use }) => use === 'link'));
    const paths = links.filter(({ url }) => isOwn(url)).map(({ url }) => url.pathname);
    return new Set(paths.filter((path) => /^\/(en|fr)(\/|$)/.test(path) && !pages.has(path)));
  };
  let found = new Set(['/en', '/fr']);
  for (let clicks = 0; found.size > 0; clicks += 1) {
    await inTurns(found, (path) => visit(path, clicks));
    found = listNewPaths();
  }
  await inTurns(
    others.filter((path) => !pages.has(path)),
    (path) => visit(path, Number.POSITIVE_INFINITY),
  );
  return { pages, ask, isOwn };
}

async function get(url: string): Promise<CrawledResponse> {
  const headers = { Accept: '*/*', 'Accept-Language': 'fr-CA' };
  const response = await fetch(url, { redirect: 'manual', headers });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    location: response.headers.get('location') ?? '',
    text: await response.text(),
  };
}
