import { articleLengths } from '../sources/articles/check-text.ts';
import { landingLengths } from '../sources/landing/check-landing.ts';

/** A kind of page that the studio edits: a folder of one JSON file and one Markdown file per language. */
export interface ContentKind {
  /** Folder in host-site/content, and the name of the studio's collection. */
  name: 'articles' | 'landing';
  /** The JSON file with the facts that both languages share. */
  factsFile: string;
  /** Keys of the facts, in the order of a new file. */
  facts: readonly string[];
  /** Values of facts that a file has to name even when the editor leaves them empty. */
  emptyFacts: Readonly<Record<string, unknown>>;
  /** Keys of the front matter in the order of a new file, with the greatest length in characters. */
  texts: Readonly<Record<string, number>>;
}

/** The kinds by the name of their collection. */
export const contentKinds: readonly ContentKind[] = [
  {
    name: 'articles',
    factsFile: 'article.json',
    facts: ['kind', 'seasons', 'rooms', 'published', 'updated', 'drawing', 'picture', 'related', 'from', 'until'],
    emptyFacts: { seasons: [] },
    texts: articleLengths,
  },
  {
    name: 'landing',
    factsFile: 'landing.json',
    facts: ['picture', 'indexed', 'starts', 'ends', 'from', 'until'],
    emptyFacts: {},
    texts: landingLengths,
  },
];
