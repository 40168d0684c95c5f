import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readWidgetStyles, renderWidget } from '../../../widgets/server.ts';
import { ownBrand } from '../../../widgets/shared/brand/brands.ts';
import { contentFolder, hasContests } from '../../retailers/retailer-content.ts';
import { readArticles } from '../../sources/articles/read-articles.ts';
import { readBuildTime } from '../../sources/build-time.ts';
import type { Contest } from '../../sources/contests/contest-file.ts';
import { describeContest, describeLastDay } from '../../sources/contests/describe-contest.ts';
import { type Contests, listPrizePictures, readContests } from '../../sources/contests/read-contests.ts';
import { formatTorontoDate } from '../../sources/facts/service-hours.ts';
import { readFinds } from '../../sources/finds/read-finds.ts';
import { measureWidgets } from '../../sources/guides/measure-widgets.ts';
import { loadTranslations } from '../../sources/i18n.ts';
import { readLandings } from '../../sources/landing/read-landings.ts';
import { isListedAt } from '../../sources/source-text/publish-times.ts';
import { gatherStores } from '../../sources/stores/gather-stores.ts';
import { openRegionMap } from '../../sources/stores/region-map.ts';
import { openStoreIndex } from '../../sources/stores/store-index.ts';
import { type Site, type StyleSheetName, styleSheetNames } from '../layout/page.ts';
import type { PageSources } from '../pages/page-sources.ts';
import { checkProse } from '../pages/prose/check-prose.ts';
import { readRedirects } from '../redirects/read-redirects.ts';
import type { SiteFiles } from './assets.ts';
import { openCards } from './cards.ts';
import { loadDrawings } from './drawings.ts';
import { buildFonts } from './fonts.ts';
import { openPictures } from './pictures.ts';
import { writePlaygroundFiles } from './playground-files.ts';
import { createProseReaders } from './prose-readers.ts';
import { openRasterizedPictures, type RasterizedPictures } from './rasterized-pictures.ts';
import { writeSiteIcons } from './site-icons.ts';
import { buildStyles } from './styles.ts';
import { openVideos } from './videos.ts';

/** Context of rendered pages, and the pictures that they have requested. */
export interface Sources extends PageSources {
  rasterized: RasterizedPictures;
}

interface BuildOptions {
  /** The project's root folder. */
  root: string;
  /** Origin of absolute addresses, without a trailing slash. */
  origin: string;
  files: SiteFiles;
  /** Whether texts of a template may remain. */
  showsDrafts: boolean;
}

/** Parts that are slow to build and independent of content: fonts, stores, messages, scripts. */
async function prepareBuild({ root, files }: BuildOptions) {
  const now = readBuildTime();
  return {
    now,
    today: formatTorontoDate(new Date(now)),
    fonts: await buildFonts(root, files),
    translate: await loadTranslations(),
    stores: openStoreIndex(ownBrand, gatherStores(now)),
    scripts: addClientScripts(root, files),
    drawRegion: openRegionMap(Uint8Array.from(readFileSync(join(root, 'dist/site/stores/canada-1.bin'))).buffer),
    sizes: measureWidgets(join(root, 'dist/widgets/v1')),
  };
}

type PreparedBuild = Awaited<ReturnType<typeof prepareBuild>>;

/**
 * Prepares a build. The returned function reads Markdown, style sheets, drawings and contests in their current state;
 * it throws for errors in them.
 */
export async function openBuild(options: BuildOptions): Promise<() => Sources> {
  const prepared = await prepareBuild(options);
  return () => readSources(options, prepared);
}

function readSources(options: BuildOptions, prepared: PreparedBuild): Sources {
  const { root, files, showsDrafts } = options;
  const { now, today, translate, stores, sizes } = prepared;
  const rasterized = openRasterizedPictures(root, files);
  const contests: Contests = hasContests ? readContests(join(root, `${contentFolder}/contests`)) : new Map();
  const site = openSite(options, prepared, rasterized, contests);
  const articles = readArticles(root, showsDrafts);
  checkProse(root);
  writeSiteIcons(root, files, rasterized, translate);
  writePlaygroundFiles(root, files, prepared.fonts.css);
  // No page shows the picture of a prize: the server sends its address to whoever wins it.
  for (const name of listPrizePictures(contests)) site.findPicture(name);
  return {
    translate,
    rasterized,
    articles,
    listed: articles.filter((article) => isListedAt(article, site.now)),
    landings: readLandings(root, today, showsDrafts),
    redirects: readRedirects(root),
    finds: readFinds(root),
    ...createProseReaders({ root, now, today, stores, contests, sizes }),
    site,
  };
}

function openSite(
  options: BuildOptions,
  prepared: PreparedBuild,
  rasterized: RasterizedPictures,
  contests: Contests,
): Site {
  const { root, origin, files } = options;
  const { now, today, fonts, stores, scripts } = prepared;
  const pictures = openPictures(root, files);
  const findDrawing = loadDrawings(root, files);
  const cards = openCards(root, rasterized, findDrawing);
  const findContest = (id: string): Contest => {
    const contest = contests.get(id);
    if (!contest) throw new Error(`No contest is called ${id}`);
    return contest;
  };
  return {
    origin,
    today,
    // A renderer in development outlives many builds.
    now: readBuildTime(),
    styles: addStyles(root, files, { site: fonts.css + pictures.styles, embed: fonts.css }),
    scripts,
    fonts: fonts.preloads,
    stores,
    findDrawing,
    hasPicture: pictures.has,
    findPicture: pictures.find,
    isRender: pictures.isRender,
    findVideo: openVideos(root, files),
    findCard: cards.findDrawing,
    findPhotoCard: cards.findPhoto,
    describeContest: (id, locale) => describeContest(findContest(id), locale, now),
    describeLastDay: (id, locale) => describeLastDay(findContest(id), locale),
    renderWidget: (tag, attributes, children = '') => renderWidget(tag, attributes, { children }),
    drawRegion: prepared.drawRegion,
    findWidgetStyles: (tag) => `/widgets/v1/${readWidgetStyles(tag).file}`,
  };
}

/** Writes every style sheet; some begin with rules of the build. */
function addStyles(root: string, files: SiteFiles, rules: Partial<Record<StyleSheetName, string>>): Site['styles'] {
  const add = (name: StyleSheetName): [StyleSheetName, string] => {
    const file = `${name}.css`;
    return [name, files.addAsset(file, buildStyles(join(root, 'host-site/site/styles', file), rules[name]))];
  };
  return Object.fromEntries(styleSheetNames.map(add)) as Record<StyleSheetName, string>;
}

function addClientScripts(root: string, files: SiteFiles): Record<string, string> {
  const built = join(root, 'dist/client');
  if (!existsSync(built)) throw new Error('dist/client is missing: run the bundler first');
  const scripts = readdirSync(built).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(
    scripts.map((file) => [basename(file, '.js'), files.addAsset(file, readFileSync(join(built, file)))]),
  );
}
