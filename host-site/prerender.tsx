import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readWidgetStyles, renderWidget } from '../widgets/server.ts';
import { locales } from '../widgets/shared/locale/locale.ts';
import { formatArticleFeed } from './articles/format-feed.ts';
import { formatArticleList } from './articles/format-list.ts';
import { readArticles } from './articles/read-articles.ts';
import { describeContest } from './content/describe-contest.ts';
import { describeOpenings } from './content/describe-openings.ts';
import { readContests } from './content/read-contests.ts';
import { readTorontoDate } from './content/service-hours.ts';
import { CrossroadsErrorPage } from './pages/crossroads-error-page.tsx';
import { LocaleGuessPage } from './pages/locale-guess-page.tsx';
import { openSiteFiles, type SiteFiles } from './prerender/assets.ts';
import { loadDrawings } from './prerender/drawings.ts';
import { buildFonts } from './prerender/fonts.ts';
import { openPictures } from './prerender/pictures.ts';
import { type Prose, readProse } from './prerender/prose.ts';
import { listPages, listRoutes, type PageSources, renderDocument, renderPage } from './prerender/render-page.tsx';
import { formatRobots, formatSitemap, formatSpeculationRules } from './prerender/sitemap.ts';
import { buildStyles } from './prerender/styles.ts';
import { loadTexts } from './prerender/texts.ts';
import { formatPath } from './routes.ts';
import { gatherStores } from './stores/gather-stores.ts';
import { openStoreBook } from './stores/store-book.ts';

const root = process.cwd();
const origin = (process.env.PUBLIC_ORIGIN ?? 'https://www.vitrine.example').replace(/\/+$/, '');
const started = performance.now();
const folder = join(root, 'dist/site');
rmSync(folder, { recursive: true, force: true });

const files = openSiteFiles(folder);
const fonts = await buildFonts(root, files);
const pictures = openPictures(root, files);
const texts = await loadTexts();
const articles = readArticles(root);
const now = Date.now();
const today = readTorontoDate(new Date(now));
const stores = openStoreBook('vitrine', gatherStores(now));
const sources: PageSources = {
  texts,
  articles,
  readProse: rememberProse(),
  site: {
    origin,
    today,
    stylesheet: files.addAsset('site.css', buildStyles(root, 'site.css', fonts.css + pictures.styles)),
    articleStyles: files.addAsset('article.css', buildStyles(root, 'article.css')),
    scripts: addClientScripts(files),
    fonts: fonts.preloads,
    stores,
    findDrawing: loadDrawings(root, files),
    findPicture: pictures.find,
    describeContest: createContestDescription(),
    renderWidget: (tag, attributes, children = '') => renderWidget(tag, attributes, { children }),
    findWidgetStyles: (tag) => `/widgets/v1/${readWidgetStyles(tag).file}`,
  },
};

const pages = listPages(sources);
for (const { route, locale } of pages) {
  files.write(`${formatPath(route, locale).slice(1)}.html`, renderPage(sources, route, locale));
}
files.write('error.html', renderDocument(CrossroadsErrorPage({ site: sources.site, texts })));
files.write('locale-guess.html', renderDocument(LocaleGuessPage({ site: sources.site, texts })));
files.write('sitemap.xml', formatSitemap(listRoutes(sources), origin));
for (const locale of locales) {
  files.write(`articles/${locale}.json`, formatArticleList(articles, locale, texts[locale], sources.site));
  files.write(`${locale}/feed.xml`, formatArticleFeed(articles, locale, texts[locale], sources.site));
}
files.write('robots.txt', formatRobots(origin));
files.write('speculation-rules.json', formatSpeculationRules());
files.write('favicon.svg', readFileSync(join(root, 'host-site/public/favicon.svg')));

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Prerendered ${pages.length + 2} pages into dist/site in ${seconds} s`);

function addClientScripts(site: SiteFiles): Record<string, string> {
  const built = join(root, 'dist/client');
  if (!existsSync(built)) throw new Error('dist/client is missing: run the bundler first');
  const scripts = readdirSync(built).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(
    scripts.map((file) => [basename(file, '.js'), site.addAsset(file, readFileSync(join(built, file)))]),
  );
}

function createContestDescription(): PageSources['site']['describeContest'] {
  const contests = readContests(join(root, 'host-site/content/contests'));
  return (id, locale) => {
    const contest = contests.get(id);
    if (!contest) throw new Error(`No contest is called ${id}`);
    return describeContest(contest, locale, now);
  };
}

// A page's text is asked for more than once: for its title and for its content.
function rememberProse(): PageSources['readProse'] {
  const read = new Map<string, Prose>();
  return (route, locale) => {
    const key = `${route.path}.${locale}`;
    const prose =
      read.get(key) ??
      readProse(root, route.path, locale, today, { openings: describeOpenings(stores.stores, locale, today) });
    read.set(key, prose);
    return prose;
  };
}
