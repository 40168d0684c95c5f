import type { Locale } from '../../widgets/shared/locale/locale.ts';
import type { Collection } from './collection.ts';
import { collections } from './collections.ts';
import { type EntryPlace, formatEntry, saveEntry } from './save-entry.ts';

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
    /** Path of the entry that the editor's address names, empty for a new one; ours, not Decap's. */
    shown?: string;
  };
}

/** A call that names an unknown entry or action. */
export class RefusedCall extends Error {}

/** `articles/my-slug.json` is how the editor knows an entry, whichever files it has. */
function locate(path: string): { collection: Collection; slug: string } {
  const [, name, slug] = /^(\w+)\/(\w+(?:-\w+)*)\.json$/.exec(path) ?? [];
  const collection = collections.find((known) => known.name === name);
  if (!collection || !slug) throw new RefusedCall(`nothing is at ${path}`);
  return { collection, slug };
}

/** What entries are read from and written to. */
interface EditingContext {
  /** Folder of the repository. */
  root: string;
  /** The editor's own language, whose texts come first. */
  main: Locale;
  /** Origin of the pages that entries link to. */
  site: string;
}

function findPlace({ root, main }: EditingContext, path: string): EntryPlace {
  return { root, main, path, ...locate(path) };
}

function readFile(context: EditingContext, path: string) {
  const place = findPlace(context, path);
  // Decap asks for a new entry's path until none is there.
  if (!place.collection.has(context.root, place.slug)) throw new RefusedCall(`nothing is at ${path}`);
  return { data: formatEntry(place), file: { path, id: path, label: '' } };
}

function listFolder(context: EditingContext, name = '') {
  const collection = collections.find((known) => known.name === name);
  if (!collection) throw new RefusedCall(`no folder is called ${name}`);
  return collection.list(context.root).flatMap((slug) => {
    try {
      return [readFile(context, `${name}/${slug}.json`)];
    } catch (error) {
      // The others can be edited all the same.
      console.error(`${name}/${slug} is left out: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  });
}

/**
 * Handles the calls by which Decap reads and writes entries; it saves one at a time. Throws RefusedCall for an entry or
 * action that the studio lacks, SaveConflict for a save that would lose what someone else saved, and other errors when a
 * file cannot be read or written.
 */
export function handleProxyRequest(
  context: EditingContext,
  { action, params }: ProxyCall,
  onWritten: (paths: string[]) => void = () => undefined,
): unknown {
  switch (action) {
    case 'info':
      return { repo: 'vitrine', publish_modes: ['simple'], type: 'local_fs' };
    case 'entriesByFolder':
      return listFolder(context, params.folder);
    case 'entriesByFiles':
      return (params.files ?? []).map(({ path }) => readFile(context, path));
    case 'getEntry':
      return readFile(context, params.path ?? '');
    case 'persistEntry': {
      const [file] = params.dataFiles ?? [];
      if (!file) throw new RefusedCall('no entry was sent');
      const place = findPlace(context, file.path);
      onWritten(saveEntry(place, file.raw, params.shown));
      return { message: 'entry persisted', entry: formatEntry(place) };
    }
    case 'getMedia':
      return [];
    case 'getDeployPreview': {
      const { slug, collection } = locate(`${params.collection}/${params.slug}.json`);
      return { url: `${context.site}/${context.main}${collection.findPage(slug)}`, status: 'SUCCESS' };
    }
    default:
      throw new RefusedCall(`the studio does not support ${action}`);
  }
}
