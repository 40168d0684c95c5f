import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readWidgetStyles, renderWidget } from '../../widgets/server.ts';
import { readArticles } from '../articles/read-articles.ts';
import { describeBrowserRecords } from '../content/browser-records.ts';
import { describeContest } from '../content/describe-contest.ts';
import { describeContestRules } from '../content/describe-contest-rules.ts';
import { describeOpenings } from '../content/describe-openings.ts';
import { readContests } from '../content/read-contests.ts';
import { readFinds } from '../content/read-finds.ts';
import { readTorontoDate } from '../content/service-hours.ts';
import { measureWidgets } from '../guides/measure-widgets.ts';
import { renderGuide } from '../guides/render-guide.ts';
import { describeWidget, type WidgetGuide } from '../guides/widget-guide.ts';
import { readLandings } from '../landing/read-landings.ts';
import { gatherStores } from '../stores/gather-stores.ts';
import { openStoreBook } from '../stores/store-book.ts';
import type { SiteFiles } from './assets.ts';
import { openCards } from './cards.ts';
import { loadDrawings } from './drawings.ts';
import { type DrawnPictures, openDrawnPictures } from './drawn-pictures.ts';
import { buildFonts } from './fonts.ts';
import { writeMarks } from './marks.ts';
import type { PageSources } from './page-sources.ts';
import { openPictures } from './pictures.ts';
import { type Prose, readProse } from './prose.ts';
import { buildStyles } from './styles.ts';
import { loadTexts } from './texts.ts';

/** What pages are rendered from, and the pictures that they ask for meanwhile. */
export interface Sources extends PageSources {
  drawn: DrawnPictures;
}

type Contests = ReturnType<typeof readContests>;

/**
 * Makes what takes long and what no writer changes: fonts, stores, texts, scripts. What comes back reads the rest, which
 * stands in Markdown, style sheets, drawings and contests, as it is at that moment; it throws for what is wrong in it.
 */
export async function openBuild(root: string, origin: string, files: SiteFiles): Promise<() => Sources> {
  const now = Date.now();
  const today = readTorontoDate(new Date(now));
  const fonts = await buildFonts(root, files);
  const texts = await loadTexts();
  const stores = openStoreBook('vitrine', gatherStores(now));
  const scripts = addClientScripts(root, files);
  const sizes = measureWidgets(join(root, 'dist/widgets/v1'));

  return () => {
    const findDrawing = loadDrawings(root, files);
    const pictures = openPictures(root, files);
    const drawn = openDrawnPictures(root, files);
    const cards = openCards(root, drawn, findDrawing);
    writeMarks(root, files, drawn, texts);
    const contests = readContests(join(root, 'host-site/content/contests'));
    return {
      texts,
      drawn,
      articles: readArticles(root),
      landings: readLandings(root, today),
      finds: readFinds(pictures.has),
      readProse: rememberProse(contests),
      ...rememberGuides(),
      site: {
        origin,
        today,
        stylesheet: files.addAsset('site.css', buildStyles(root, 'site.css', fonts.css + pictures.styles)),
        printStyles: files.addAsset('print.css', buildStyles(root, 'print.css')),
        homeStyles: files.addAsset('home.css', buildStyles(root, 'home.css')),
        articleStyles: files.addAsset('article.css', buildStyles(root, 'article.css')),
        landingStyles: files.addAsset('landing.css', buildStyles(root, 'landing.css')),
        wallStyles: files.addAsset('wall.css', buildStyles(root, 'wall.css')),
        guideStyles: files.addAsset('guide.css', buildStyles(root, 'guide.css')),
        searchStyles: files.addAsset('search.css', buildStyles(root, 'search.css')),
        scripts,
        fonts: fonts.preloads,
        stores,
        findDrawing,
        findPicture: pictures.find,
        findCard: cards.findDrawn,
        findPhotoCard: cards.findPhoto,
        describeContest: createContestDescription(contests),
        renderWidget: (tag, attributes, children = '') => renderWidget(tag, attributes, { children }),
        findWidgetStyles: (tag) => `/widgets/v1/${readWidgetStyles(tag).file}`,
      },
    };
  };

  function createContestDescription(contests: Contests): Sources['site']['describeContest'] {
    return (id, locale) => {
      const contest = contests.get(id);
      if (!contest) throw new Error(`No contest is called ${id}`);
      return describeContest(contest, locale, now);
    };
  }

  // A page's text is asked for more than once: for its title and for its content.
  function rememberProse(contests: Contests): Sources['readProse'] {
    const read = new Map<string, Prose>();
    return (route, locale) =>
      remember(read, `${route.path}.${locale}`, () =>
        readProse(root, route.path, locale, today, {
          openings: describeOpenings(stores.stores, locale, today),
          contests: describeContestRules(contests.values(), locale, now),
          browserRecords: describeBrowserRecords(locale, today),
        }),
      );
  }

  function rememberGuides(): Pick<Sources, 'readGuide' | 'readWidget'> {
    const guides = new Map<string, Prose>();
    const widgets = new Map<string, WidgetGuide>();
    return {
      readGuide: ({ path }, locale) =>
        remember(guides, `${path}.${locale}`, () =>
          renderGuide(root, path.split('/')[1] ?? 'overview', locale, today, sizes),
        ),
      readWidget: (name, locale) =>
        remember(widgets, `${name}.${locale}`, () => describeWidget(name, locale, { root, today, sizes })),
    };
  }
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function addClientScripts(root: string, files: SiteFiles): Record<string, string> {
  const built = join(root, 'dist/client');
  if (!existsSync(built)) throw new Error('dist/client is missing: run the bundler first');
  const scripts = readdirSync(built).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(
    scripts.map((file) => [basename(file, '.js'), files.addAsset(file, readFileSync(join(built, file)))]),
  );
}
