import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import { readPictureFacts } from '../../pictures/picture-facts.ts';
import { contentFolder } from '../../retailers/retailer-content.ts';
import { createPageCheck, listArticleSlugs } from '../articles/read-articles.ts';
import { compareFigures } from '../markdown/check-figures.ts';
import { formatPath, type Route } from '../routes.ts';
import { isListedAt } from '../source-text/publish-times.ts';
import { SourceError, type SourceProblem } from '../source-text/source-file.ts';
import { listSlugs, openSource } from '../source-text/source-folder.ts';
import { readLandingFacts, readLandingText } from './check-landing.ts';
import { findLandingState, type Landing, type LandingFacts, type LandingText } from './landing.ts';
import { landingPlaceholders } from './write-landing-template.ts';

const folder = `${contentFolder}/landing`;

/** Slugs of all landing pages, which are their folder names. */
export const listLandingSlugs = (root: string): string[] => listSlugs(root, folder);

/** When pages are built: the day in Toronto as YYYY-MM-DD, and the instant in milliseconds. */
interface BuildTime {
  today: string;
  now: number;
}

/** The route of a landing page in a build; its name is the slug. Search engines may list it only while it runs and is shown. */
export function toLandingRoute(landing: Landing, { today, now }: BuildTime): Route {
  const { slug, indexed = true } = landing;
  const isListed = indexed && isListedAt(landing, now) && findLandingState(landing, today) === 'running';
  return { name: slug, path: slug, kind: 'landing', indexed: isListed };
}

/**
 * Reads every landing page. Throws SourceError with all problems of all files, by file and line; with drafts allowed, texts of the
 * template may remain. `today` is YYYY-MM-DD.
 */
export function readLandings(root: string, today: string, showsDrafts = false): Landing[] {
  const slugs = listLandingSlugs(root);
  const isOtherPage = createPageCheck(root);
  const ownPaths = slugs.flatMap((slug) =>
    locales.map((locale) => formatPath({ name: slug, path: slug, kind: 'landing', indexed: true }, locale)),
  );
  const pictures = readPictureFacts(root);
  const listKnown = (locale: Locale) => ({
    isPage: (path: string) => isOtherPage(locale, path) || (ownPaths.includes(path) && path.startsWith(`/${locale}/`)),
    hasPicture: (name: string) => name in pictures,
    placeholders: showsDrafts ? [] : landingPlaceholders,
  });
  const articles = listArticleSlugs(root);
  const problems: SourceProblem[] = [];
  const landings = slugs.flatMap((slug): Landing[] => {
    const open = (name: string) => openSource(root, `${folder}/${slug}/${name}`, problems);
    const files = { json: open('landing.json'), en: open('en.md'), fr: open('fr.md') };
    const facts = readLandingFacts(files.json, slug, (name) => name in pictures);
    const en = readLandingText(files.en, 'en', today, listKnown('en'));
    const fr = readLandingText(files.fr, 'fr', today, listKnown('fr'));
    problems.push(...[facts, en, fr].flatMap((part) => (Array.isArray(part) ? part : [])));
    if (articles.includes(slug))
      problems.push({ path: files.json.path, line: 1, problem: { code: 'articleExists', slug } });
    const isWhole = ![facts, en, fr].some(Array.isArray);
    if (!isWhole) return [];
    problems.push(...compareFigures(files));
    return [{ ...(facts as LandingFacts), slug, texts: { en, fr } as Record<Locale, LandingText> }];
  });
  if (problems.length > 0) throw new SourceError('The landing pages cannot be published yet:', problems);
  return landings;
}
