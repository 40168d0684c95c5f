import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { hasDrawing } from '../prerender/drawings.ts';
import { readPictureFacts } from '../prerender/pictures.ts';
import { formatPath, type Route, routes } from '../routes.ts';
import { type Article, type ArticleFacts, type ArticleText, formatArticlePath } from './article.ts';
import { readFacts } from './check-facts.ts';
import { readText } from './check-text.ts';
import type { SourceFile } from './source-file.ts';

const folder = 'host-site/content/articles';

/** Slugs of all articles, which are the names of their folders (RT-06); a slug is the same in both languages. */
export function listArticleSlugs(root: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The route of an article's page; its name is the slug (RT-06). */
export function toArticleRoute(slug: string): Route {
  return { name: slug, path: formatArticlePath(slug), kind: 'article', indexed: true };
}

/** A route for each article. */
export function listArticleRoutes(root: string): Route[] {
  return listArticleSlugs(root).map(toArticleRoute);
}

/** Every article, the newest first. Throws with all that is wrong in any file, by file and line. */
export function readArticles(root: string): Article[] {
  const slugs = listArticleSlugs(root);
  const pages = new Set(
    [...routes.filter(({ indexed }) => indexed), ...listArticleRoutes(root)].flatMap((route) =>
      locales.map((locale) => formatPath(route, locale)),
    ),
  );
  const isPage = (locale: Locale) => (path: string) => pages.has(path) && path.startsWith(`/${locale}`);
  const pictures = readPictureFacts(root);
  const known = {
    slugs,
    hasDrawing: (name: string) => hasDrawing(root, name),
    hasPicture: (name: string) => name in pictures,
  };
  const problems: string[] = [];
  const articles = slugs.flatMap((slug): Article[] => {
    const read = (name: string): SourceFile => {
      const path = `${folder}/${slug}/${name}`;
      if (!existsSync(join(root, path))) problems.push(`${path}:1: the file is missing`);
      return { path, text: existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '' };
    };
    const files = { json: read('article.json'), en: read('en.md'), fr: read('fr.md') };
    const facts = readFacts(files.json, slug, known);
    const en = readText(files.en, 'en', isPage('en'));
    const fr = readText(files.fr, 'fr', isPage('fr'));
    problems.push(...[facts, en, fr].flatMap((part) => (Array.isArray(part) ? part : [])));
    const isWhole = ![facts, en, fr].some(Array.isArray);
    return isWhole ? [{ ...(facts as ArticleFacts), slug, texts: { en, fr } as Record<Locale, ArticleText> }] : [];
  });
  if (problems.length > 0) throw new Error(`The articles cannot be published yet:\n${problems.join('\n')}`);
  return articles.sort(
    (one, other) => other.published.localeCompare(one.published) || one.slug.localeCompare(other.slug),
  );
}
