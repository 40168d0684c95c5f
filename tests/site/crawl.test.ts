import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countDrawnPrizes } from '../../host-site/sources/contests/drawn-prize.ts';
import { readContests } from '../../host-site/sources/contests/read-contests.ts';
import { catalogue } from '../../widgets/catalogue.ts';
import { handlerPaths } from '../../widgets/shared/brand/endpoints.ts';
import { partnerPath } from '../../widgets/shared/brand/gift-links.ts';
import { ownForms } from '../../widgets/shared/submissions/own-forms.ts';
import { type PageServer, startPageServer } from '../server/support/page-server.ts';
import { builtPages } from './support/built-site.ts';
import { type Crawl, type CrawledPage, type CrawledResponse, crawl, type Reference } from './support/crawl.ts';
import { origin } from './support/public-origin.ts';
import { formatElement } from './support/sent-elements.ts';

// Crawls every page of the real server from the homepages. Problems are reported by page, line and column, and element.

const mostClicks = 4;
const partner = 'https://partner.example';
const isPlaygroundPath = (path: string): boolean => /^\/(en|fr)\/playground(\/preview)?$/.test(path);
/** Pages that need the database, which the crawl has not. */
const isOfDatabase = (path: string): boolean => /^\/(en|fr)\/draws\/[^/]+$/.test(path);
const isSnippetPath = (path: string): boolean => /^\/(en|fr)\/widgets\/[a-z-]+\.txt$/.test(path);
const shown = builtPages.filter(({ isShown }) => isShown);
const notFound = builtPages.filter(({ route }) => route.kind === 'not-found').map(({ path }) => path);
const indexed = builtPages.filter(({ route }) => route.indexed).map(({ path }) => path);

let server: PageServer;
let site: Crawl;
let pages: CrawledPage[];
let references: Reference[];

beforeAll(async () => {
  server = await startPageServer({
    siteDir: 'dist/site',
    widgetsDir: 'dist/widgets',
    partnerOrigin: partner,
  });
  site = await crawl(
    server.origin,
    shown.map(({ path }) => path),
  );
  // The playground is a tool: a page for each set of settings, outside of the layout and of the search.
  pages = [...site.pages.values()].filter(
    ({ path }) => !isPlaygroundPath(path) && !isSnippetPath(path) && !isOfDatabase(path),
  );
  references = pages.flatMap((page) => page.references);
});
afterAll(() => server.close());

/** Problems that `judge` finds in the responses to addresses, each with the elements that refer to it. */
async function findWrong(
  named: readonly Reference[],
  judge: (response: CrawledResponse, url: URL) => string | undefined,
): Promise<string[]> {
  const verdicts = await Promise.all(
    named.map(async ({ url, where }) => {
      const verdict = judge(await site.ask(url), url);
      return verdict ? [`${where}: ${verdict}`] : [];
    }),
  );
  return verdicts.flat();
}

const fails = ({ status, location }: CrawledResponse, { pathname }: URL): string | undefined =>
  status === (isOfDatabase(pathname) ? 503 : 200)
    ? undefined
    : `${status}${location ? `, leads on to ${location}` : ''}`;

describe('crawled pages', () => {
  it('LOC-02 every URL of the site responds with a page in the language of its path', () => {
    const wrong = pages.filter(({ path, response, elements }) => {
      const language = elements.find(({ tag }) => tag === 'html')?.attributes.lang;
      const isPage =
        response.status === (notFound.includes(path) ? 404 : 200) && response.type === 'text/html; charset=utf-8';
      return !isPage || language !== `${path.slice(1, 3)}-CA`;
    });
    expect(wrong.map(({ path, response }) => `${path}: ${response.status} ${response.type}`)).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(shown.length);
  });

  it('the prerendered code of every widget is linked and served as plain text', () => {
    const snippets = [...site.pages.values()].filter(({ path }) => isSnippetPath(path));
    expect(snippets).toHaveLength(2 * catalogue.length);
    expect(snippets.filter(({ response }) => response.type !== 'text/plain; charset=utf-8')).toEqual([]);
  });

  it('the pages within four clicks of the homepages are exactly the indexed pages, the search and the draws', () => {
    const all = [...site.pages.values()].filter(({ path }) => !isPlaygroundPath(path) && !isSnippetPath(path));
    const reached = all.filter(({ clicks }) => clicks <= mostClicks).map(({ path }) => path);
    const drawn = [...readContests('dist/contests').values()].filter((contest) => countDrawnPrizes(contest) > 0);
    const unlisted = ['search', 'draws', ...drawn.map(({ id }) => `draws/${id}`)];
    const others = ['en', 'fr'].flatMap((locale) => unlisted.map((path) => `/${locale}/${path}`));
    expect(reached.sort()).toEqual([...indexed, ...others].sort());
  });

  it('ids are unique within a tree, and for, list and ARIA attributes refer to existing ids', () => {
    const wrong = pages.flatMap(({ path, elements }) => {
      const idsByTree = new Map<number, Set<string>>();
      const twice = elements.filter(({ tree, attributes: { id } }) => {
        const ids = idsByTree.get(tree) ?? new Set();
        idsByTree.set(tree, ids);
        const isTaken = id !== undefined && ids.has(id);
        if (id !== undefined) ids.add(id);
        return isTaken;
      });
      const lost = elements.filter(({ tree, attributes }) => {
        const named = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'list', 'headers'];
        const ids = named.flatMap((name) => attributes[name]?.split(/\s+/) ?? []);
        return ids.some((id) => !idsByTree.get(tree)?.has(id));
      });
      return [...twice, ...lost].map((element) => `${path}:${element.place} ${formatElement(element)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('every img has alt, width and height attributes', () => {
    const wrong = pages.flatMap(({ path, elements }) =>
      elements
        .filter(({ tag }) => tag === 'img')
        .filter(({ attributes }) => ['alt', 'width', 'height'].some((name) => attributes[name] === undefined))
        .map((element) => `${path}:${element.place} ${formatElement(element)}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('crawled URLs', () => {
  const isPartner = ({ url }: Reference): boolean => url.pathname.startsWith(partnerPath);
  const isPlayground = ({ url }: Reference): boolean => isPlaygroundPath(url.pathname);
  const listOwn = (...uses: Reference['use'][]): Reference[] =>
    references.filter((reference) => uses.includes(reference.use) && site.isOwn(reference.url));

  it('every internal link responds 200 without a redirect', async () => {
    // The not-found page also has a language switch.
    const links = listOwn('link').filter(
      (link) =>
        !isPartner(link) &&
        !isPlayground(link) &&
        !notFound.includes(link.url.pathname) &&
        // In hidden parts that the server fills, or leaves hidden.
        !link.url.pathname.includes('__'),
    );
    expect(links.length).toBeGreaterThan(pages.length * 20);
    expect(await findWrong(links, fails)).toEqual([]);
  });

  it('every link with a fragment leads to an element with that id', () => {
    const links = listOwn('link').filter(({ url }) => url.hash.length > 1);
    const wrong = links.filter(({ url }) => {
      const id = decodeURIComponent(url.hash.slice(1));
      const elements = site.pages.get(url.pathname)?.elements ?? [];
      return !elements.some(({ tree, attributes }) => tree === 0 && attributes.id === id);
    });
    expect(links.length).toBeGreaterThan(pages.length);
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });

  it('API-02 every partner link redirects to the partner’s site', async () => {
    const wrong = await findWrong(listOwn('link').filter(isPartner), ({ status, location }) =>
      status === 302 && location.startsWith(`${partner}/`) ? undefined : `${status} ${location}`,
    );
    expect(wrong).toEqual([]);
  });

  it('every widget’s page links to its widget in the playground', async () => {
    const links = listOwn('link').filter(isPlayground);
    const widgetPages = builtPages.filter(({ route }) => route.kind === 'widget');
    const linking = new Set(links.map(({ where }) => where.replace(/:.*/s, '')));
    expect(widgetPages.filter(({ path }) => !linking.has(path)).map(({ path }) => path)).toEqual([]);
    expect(await findWrong(links, fails)).toEqual([]);
  });

  it('every external link uses https:, tel:, mailto: or a messaging scheme', () => {
    const outside = references.filter(({ use, url }) => use === 'link' && !site.isOwn(url));
    const isPlain = ({ href, protocol }: URL): boolean =>
      protocol === 'https:' ||
      /^tel:\+1\d{10}$/.test(href) ||
      /^mailto:([\w.-]+@[\w.-]+)?(\?|$)/.test(href) ||
      /^(sms|whatsapp|viber|skype|fb-messenger|tg|line|threema):/.test(href);
    expect(outside.filter(({ url }) => !isPlain(url)).map(({ where }) => where)).toEqual([]);
  });

  it('every resource that a page loads exists, on the site’s origin', async () => {
    const loaded = references.filter(({ use }) => use === 'load');
    expect(loaded.filter(({ url }) => url.origin !== server.origin).map(({ where }) => where)).toEqual([]);
    expect(await findWrong(loaded, fails)).toEqual([]);
    const loading = new Set(
      loaded.filter(({ url }) => url.pathname === '/widgets/v1/vitrine.js').map(({ where }) => where),
    );
    expect(loading.size).toBe(pages.length);
  });

  it('every resource that a style sheet loads exists, on the site’s origin', async () => {
    const sheets = new Map(
      references.filter(({ url }) => url.pathname.endsWith('.css')).map(({ url }) => [url.pathname, url]),
    );
    const inside = await Promise.all(
      [...sheets.values()].map(async (sheet) => {
        const { text } = await site.ask(sheet);
        const addresses = [...text.matchAll(/url\(["']?(?!data:|#)([^"')]+)/g)].map(([, address = '']) => address);
        return addresses.map((address): Reference => {
          return { use: 'load', url: new URL(address, sheet), where: `${sheet.pathname} url(${address})` };
        });
      }),
    );
    expect(inside.flat().length).toBeGreaterThan(2);
    expect(inside.flat().filter(({ url }) => url.origin !== server.origin)).toEqual([]);
    expect(await findWrong(inside.flat(), fails)).toEqual([]);
  });

  it('every form is submitted to a handler or to an existing page', async () => {
    const handlers = [...Object.values<string>(handlerPaths), ...ownForms.map(({ path }) => path)];
    const forms = listOwn('send').filter(({ url }) => !handlers.includes(url.pathname));
    expect(references.filter(({ use, url }) => use === 'send' && !site.isOwn(url))).toEqual([]);
    expect(forms.length).toBeGreaterThan(0);
    expect(await findWrong(forms, fails)).toEqual([]);
  });

  it('every URL in a page’s metadata exists, on the site’s origin', async () => {
    const named = references.filter(({ use }) => use === 'name');
    expect(named.filter(({ url }) => !site.isOwn(url)).map(({ where }) => where)).toEqual([]);
    const isUnprefixed = ({ pathname }: URL): boolean => !/^\/(en|fr)(\/|$)|\.\w+$/.test(pathname);
    const wrong = await findWrong(named, (response, url) =>
      // Only an address without a language may redirect (LOC-03).
      isUnprefixed(url) && response.location === `/fr${url.pathname.replace(/\/$/, '')}`
        ? undefined
        : fails(response, url),
    );
    expect(wrong).toEqual([]);
  });

  it('every URL in the feeds, the article lists and the sitemap exists', async () => {
    const files = ['/sitemap.xml', '/en/feed.xml', '/fr/feed.xml', '/articles/en.json', '/articles/fr.json'];
    const named = await Promise.all(
      files.map(async (file) => {
        const { text } = await site.ask(new URL(file, origin));
        const addresses = text.match(/(?<=<(?:loc|link|guid)>)[^<]+|(?<="(?:path|src)":")[^"]+/g) ?? [];
        expect(addresses.length, file).toBeGreaterThanOrEqual(20);
        return addresses.map((address): Reference => {
          return { use: 'name', url: new URL(address, origin), where: `${file} ${address}` };
        });
      }),
    );
    expect(named.flat().filter(({ url }) => url.origin !== origin)).toEqual([]);
    expect(await findWrong(named.flat(), fails)).toEqual([]);
  });
});
