import type { Locale } from '../../widgets/shared/locale/locale.ts';
import type { FieldProblem } from '../sources/problems/problem.ts';
import type { StudioMessages } from './configure-json.ts';

/** What the build would refuse in an entry, by the field and language that it belongs to. */
export interface EntryProblem extends FieldProblem {
  /** Language of a text; undefined for what both languages share. */
  locale?: Locale | undefined;
  /** Line of a text of several lines. */
  line?: number | undefined;
}

/** A kind of content that the studio edits, as entries with a name each. Functions take the root of the repository. */
export interface Collection {
  /** Name in the studio, and of the folder of its entries' paths. */
  name: string;
  list(root: string): string[];
  has(root: string, slug: string): boolean;
  /** The entry as the editor holds it, with the main language first (English without it). Throws when it cannot be read. */
  read(root: string, slug: string, main?: Locale): unknown;
  /** Writes the files whose content changed; returns their paths. */
  write(root: string, slug: string, entry: unknown, main?: Locale): string[];
  /** Runs the build's checks. `today` is YYYY-MM-DD. */
  listProblems(root: string, slug: string, today: string): EntryProblem[];
  /** Entries that the build would refuse, where asking `listProblems` for each would read all files for each. */
  listRefused?(root: string, today: string): string[];
  /** The state of an entry in the lists, where it has one. */
  describeState?(entry: object, messages: StudioMessages, now: Date): string;
  /** Path, after the language and with its slash, of a page that shows the entry; empty for the home page. */
  findPage(slug: string): string;
}
