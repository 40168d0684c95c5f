import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { contentFolder } from '../../retailers/retailer-content.ts';
import type { Route } from '../../sources/routes.ts';

const kitFolder = 'host-site/content';

/** A file of the retailer's content, or the kit's, on which only some pages depend. */
export interface ContentFile {
  folder: 'articles' | 'landing' | 'pages' | 'widgets';
  /** Slug of an article or landing page, path of a page, or name of a documentation part. */
  name: string;
  /** Its language; undefined for files shared by both languages. */
  locale: Locale | undefined;
}

/** Paths within the retailer's content, and within the kit's. */
const ownShapes = [
  /^(articles)\/([^/]+)\/(?:article\.json|(en|fr)\.md)$/,
  /^(landing)\/([^/]+)\/(?:landing\.json|(en|fr)\.md)$/,
  /^(pages)\/(.+)\.(en|fr)\.md$/,
];
const kitShapes = [/^(widgets)\/(.+)\.(en|fr)\.md$/];
/** Temporary files that editors write while saving. */
const temporary = /^(articles|landing|pages|contests)\/(?!.*\.(md|json)$)/;

/** The path within a folder; empty for a file elsewhere. */
const findInside = (folder: string, path: string) =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';

/** Whether no page depends on the file at a path, relative to the root. */
export function isTemporary(path: string): boolean {
  return temporary.test(findInside(contentFolder, path));
}

/** The file at a path relative to the root; undefined for one on which any page may depend. */
export function parseContentFile(path: string): ContentFile | undefined {
  const find = (shapes: readonly RegExp[], inside: string) =>
    shapes.map((shape) => shape.exec(inside)).find((match) => match !== null);
  const found = find(ownShapes, findInside(contentFolder, path)) ?? find(kitShapes, findInside(kitFolder, path));
  const [, folder, name, locale] = found ?? [];
  return folder && name ? ({ folder, name, locale } as ContentFile) : undefined;
}

/** Whether a file is the running text of a route's page. */
export function isProseOf({ folder, name }: ContentFile, { path }: Route): boolean {
  return folder === 'pages' && name === path;
}
