import type { Locale } from '../../widgets/shared/locale/locale.ts';
import type { Collection } from './collection.ts';
import { studioMessages } from './configure.ts';
import { contentKinds } from './content-kind.ts';
import { describePlace } from './format-problem.ts';
import { loadedKey, mergeFields, readField, stateKey } from './merge-fields.js';

type Values = Record<string, unknown>;

/** Where an entry is saved: `articles/my-slug.json` is how the editor knows it. */
export interface EntryPlace {
  root: string;
  /** The editor's own language, whose texts come first. */
  main: Locale;
  collection: Collection;
  slug: string;
  path: string;
}

/** A field in which someone else saved other text, with that text where it is one. */
interface Conflict {
  place: string;
  text?: string | undefined;
}

/** A save that would lose what someone else saved; nothing was written. `entry` is the entry as it is now. */
export class SaveConflict extends Error {
  readonly conflicts: readonly Conflict[];
  readonly entry: string | undefined;

  constructor(message: string, conflicts: readonly Conflict[] = [], entry?: string) {
    super(message);
    this.conflicts = conflicts;
    this.entry = entry;
  }
}

const isPage = ({ name }: Collection) => contentKinds.some((kind) => kind.name === name);

/** The entry as the editor loads it: with itself and its path in one text, which comes back when it is saved, and its state. */
export function formatEntry({ root, main, collection, slug, path }: EntryPlace): string {
  const entry = collection.read(root, slug, main) as Values;
  // A page's texts are by language, and the main one carries what both share.
  const shared = (isPage(collection) ? entry[main] : entry) as Values;
  const carried = {
    ...shared,
    [loadedKey]: JSON.stringify({ path, entry }),
    [stateKey]: collection.describeState?.(shared, studioMessages[main], new Date()),
  };
  return JSON.stringify(isPage(collection) ? { ...entry, [main]: carried } : carried);
}

/** An entry from the editor, apart from what it was when it was loaded. */
function splitLoaded({ main, collection }: EntryPlace, raw: string) {
  const entry = JSON.parse(raw) as Values;
  const carrier = (isPage(collection) ? (entry[main] ?? {}) : entry) as Values;
  const { [loadedKey]: loaded, [stateKey]: _, ...fields } = carrier;
  return {
    mine: isPage(collection) ? { ...entry, [main]: fields } : fields,
    loaded: typeof loaded === 'string' ? (JSON.parse(loaded) as { path: string; entry: Values }) : undefined,
  };
}

function describeConflict(place: EntryPlace, theirs: unknown, field: readonly string[]): Conflict {
  const [first = '', ...rest] = field;
  const isText = isPage(place.collection) && (first === 'en' || first === 'fr');
  const named = isText ? { field: rest.join('.'), locale: first as Locale } : { field: field.join('.') };
  const value = readField(theirs, field);
  return {
    place: describePlace(named, place.main),
    text: typeof value === 'object' ? undefined : String(value ?? ''),
  };
}

/**
 * Saves an entry, merged by field with what was saved since the editor loaded it; returns the paths that were written.
 * `shown` is the path of the entry that the editor's address names, empty for a new one. Throws SaveConflict, and writes
 * nothing, if the fields are of another entry or someone changed the same ones.
 */
export function saveEntry(place: EntryPlace, raw: string, shown?: string): string[] {
  const { root, main, collection, slug, path } = place;
  const messages = studioMessages[main];
  const { mine, loaded } = splitLoaded(place, raw);
  if (!collection.has(root, slug)) {
    if (loaded?.path === path) throw new SaveConflict(messages.saveRemoved);
    return collection.write(root, slug, mine, main);
  }
  const isOther = loaded && (loaded.path !== path || (shown !== undefined && shown !== path));
  if (isOther) throw new SaveConflict(messages.saveOtherEntry);
  const theirs = collection.read(root, slug, main);
  const { merged, conflicts } = mergeFields(loaded?.entry, theirs, mine);
  if (conflicts.length > 0) {
    if (!loaded) throw new SaveConflict(messages.saveTaken);
    const described = conflicts.map((field) => describeConflict(place, theirs, field));
    throw new SaveConflict(messages.saveConflict, described, formatEntry(place));
  }
  return collection.write(root, slug, merged, main);
}
