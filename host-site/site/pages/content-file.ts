import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { Route } from '../../sources/routes.ts';

/** A file of host-site/content on which only some pages depend. */
export interface ContentFile {
  folder: 'articles' | 'landing' | 'pages' | 'widgets';
  /** Slug of an article or landing page, path of a page, or name of a documentation part. */
  name: string;
  /** Its language; undefined for files shared by both languages. */
  locale: Locale | undefined;
}

const shapes = [
  /^host-site\/content\/(articles)\/([^/]+)\/(?:article\.json|(en|fr)\.md)$/,
  /^host-site\/content\/(landing)\/([^/]+)\/(?:landing\.json|(en|fr)\.md)$/,
  /^host-site\/content\/(pages|widgets)\/(.+)\.(en|fr)\.md$/,
];
/** Temporary files that editors write while saving. */
const temporary = /^host-site\/content\/(articles|landing|pages|contests)\/(?!.*\.(md|json)$)/;

/** Whether no page depends on the file at a path, relative to the root. */
export function isTemporary(path: string): boolean {
  return temporary.test(path);
}

/** The file at a path relative to the root; undefined for one on which any page may depend. */
export function parseContentFile(path: string): ContentFile | undefined {
  for (const shape of shapes) {
    const [, folder, name, locale] = shape.exec(path) ?? [];
    if (folder && name) return { folder, name, locale } as ContentFile;
  }
  return undefined;
}

/** Whether a file is the running text of a route's page. */
export function isProseOf({ folder, name }: ContentFile, { path }: Route): boolean {
  return folder === 'pages' && name === path;
}
