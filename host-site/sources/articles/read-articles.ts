import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import { readPictureFacts } from '../../pictures/picture-facts.ts';
import { contentFolder } from '../../retailers/retailer-content.ts';
import { hasScene } from '../../site/drawings/scene.ts';
import { compareFigures } from '../markdown/check-figures.ts';
import { formatPath, isLinkable, type Route, routes } from '../routes.ts';
import { SourceError, type SourceProblem } from '../source-text/source-file.ts';
import { listSlugs, openSource } from '../source-text/source-folder.ts';
import { type Article, type ArticleFacts, type ArticleText, formatArticlePath } from './article.ts';
import { readFacts } from './check-facts.ts';
import { readText } from './check-text.ts';
import { articlePlaceholders } from './write-article-template.ts';

const folder = `${contentFolder}/articles`;

/** Slugs of all articles, which are their folder names (RT-06); a slug is the same in both languages. */
export function listArticleSlugs(root: string): string[] {
  return listSlugs(root, folder);
}

/** The route of an article; its name is the slug (RT-06). One that this build may not link to is not indexed either. */
export function toArticleRoute(slug: string, indexed = true): Route {
  return { name: slug, path: formatArticlePath(slug), kind: 'article', indexed };
}

/** Whether an article has publish times, wherever in its file, even while the file has mistakes. */
function isTimed(root: string, slug: string): boolean {
  const { text } = openSource(root, `${folder}/${slug}/article.json`, []);
  return /"(from|until)"\s*:/.test(text);
}

/** A route for each article. */
export function listArticleRoutes(root: string): Route[] {
  return listArticleSlugs(root).map((slug) => toArticleRoute(slug));
}

/**
 * Creates the check whether a text may link to a path: to a page in its language that search engines may list. An article
 * with publish times is no such page, since the link would outlive it.
 */
export function createPageCheck(root: string): (locale: Locale, path: string) => boolean {
  const lasting = listArticleSlugs(root).filter((slug) => !isTimed(root, slug));
  const pages = new Set(
    [...routes.filter(isLinkable), ...lasting.map((slug) => toArticleRoute(slug))].flatMap((route) =>
      locales.map((locale) => formatPath(route, locale)),
    ),
  );
  return (locale, path) => pages.has(path) && path.startsWith(`/${locale}`);
}

/**
 * Reads every article, the newest first. Throws SourceError with all problems of all files, by file and line; with drafts allowed,
 * texts of the template may remain.
 */
export function readArticles(root: string, showsDrafts = false): Article[] {
  const slugs = listArticleSlugs(root);
  const isPage = createPageCheck(root);
  const pictures = readPictureFacts(root);
  const known = {
    slugs,
    hasDrawing: (name: string) => hasScene(root, name),
    hasPicture: (name: string) => name in pictures,
    placeholders: showsDrafts ? [] : articlePlaceholders,
  };
  const problems: SourceProblem[] = [];
  const articles = slugs.flatMap((slug): Article[] => {
    const open = (name: string) => openSource(root, `${folder}/${slug}/${name}`, problems);
    const files = { json: open('article.json'), en: open('en.md'), fr: open('fr.md') };
    const facts = readFacts(files.json, slug, known);
    const needsAlt = !Array.isArray(facts) && facts.picture !== undefined;
    const read = (locale: Locale) =>
      readText(files[locale], locale, { ...known, needsAlt, isPage: (path) => isPage(locale, path) });
    const [en, fr] = [read('en'), read('fr')];
    problems.push(...[facts, en, fr].flatMap((part) => (Array.isArray(part) ? part : [])));
    const isWhole = ![facts, en, fr].some(Array.isArray);
    if (!isWhole) return [];
    problems.push(...compareFigures(files, (facts as ArticleFacts).picture));
    return [{ ...(facts as ArticleFacts), slug, texts: { en, fr } as Record<Locale, ArticleText> }];
  });
  if (problems.length > 0) throw new SourceError('The articles cannot be published yet:', problems);
  return articles.sort(
    (one, other) => other.published.localeCompare(one.published) || one.slug.localeCompare(other.slug),
  );
}
