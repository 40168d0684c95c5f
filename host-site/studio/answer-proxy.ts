import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatArticlePath } from '../articles/article.ts';
import { listSlugs } from '../source-text/source-folder.ts';
import { type ContentEntry, locateEntry, readEntry, writeEntry } from './content-entry.ts';
import { type ContentKind, contentKinds } from './content-kind.ts';

/** A call of Decap's proxy backend; see its `implementation.ts`. */
export interface ProxyCall {
  action: string;
  params: {
    folder?: string;
    path?: string;
    files?: readonly { path: string }[];
    dataFiles?: readonly { path: string; raw: string }[];
    collection?: string;
    slug?: string;
  };
}

/** A call that names an unknown page or action. */
export class RefusedCall extends Error {}

/** `articles/my-slug.json` is how the editor knows a page that has three files. */
function locate(path: string): { kind: ContentKind; slug: string } {
  const [, name, slug] = /^(\w+)\/([a-z\d]+(?:-[a-z\d]+)*)\.json$/.exec(path) ?? [];
  const kind = contentKinds.find((known) => known.name === name);
  if (!kind || !slug) throw new RefusedCall(`no page is at ${path}`);
  return { kind, slug };
}

function readFile(root: string, path: string) {
  const { kind, slug } = locate(path);
  // Decap asks for a new page's path until none is there.
  if (!existsSync(join(root, locateEntry(kind, slug)))) throw new RefusedCall(`no page is at ${path}`);
  const data = JSON.stringify(readEntry(root, kind, slug));
  return { data, file: { path, id: path, label: '' } };
}

function listFolder(root: string, name = '') {
  const kind = contentKinds.find((known) => known.name === name);
  if (!kind) throw new RefusedCall(`no folder is called ${name}`);
  return listSlugs(root, `host-site/content/${name}`).map((slug) => readFile(root, `${name}/${slug}.json`));
}

/**
 * Answers the calls by which Decap reads and writes pages; `site` is the origin of the pages it links to. Throws
 * RefusedCall for a page or action that the studio lacks, and other errors when a file cannot be read or written.
 */
export function answerProxy(root: string, site: string, { action, params }: ProxyCall): unknown {
  switch (action) {
    case 'info':
      return { repo: 'vitrine', publish_modes: ['simple'], type: 'local_fs' };
    case 'entriesByFolder':
      return listFolder(root, params.folder);
    case 'entriesByFiles':
      return (params.files ?? []).map(({ path }) => readFile(root, path));
    case 'getEntry':
      return readFile(root, params.path ?? '');
    case 'persistEntry': {
      const pages = (params.dataFiles ?? []).map(({ path, raw }) => ({ ...locate(path), raw }));
      for (const { kind, slug, raw } of pages) writeEntry(root, kind, slug, JSON.parse(raw) as ContentEntry);
      return { message: 'entry persisted' };
    }
    case 'getMedia':
      return [];
    case 'getDeployPreview': {
      const { slug, kind } = locate(`${params.collection}/${params.slug}.json`);
      return { url: `${site}/en/${kind.name === 'articles' ? formatArticlePath(slug) : slug}`, status: 'SUCCESS' };
    }
    default:
      throw new RefusedCall(`the studio does not support ${action}`);
  }
}
