import { readArticles } from '../articles/read-articles.ts';
import { readLandings } from '../landing/read-landings.ts';
import { locateEntry } from './content-entry.ts';
import type { ContentKind } from './content-kind.ts';

/** What the build would refuse in a page, by file of its folder and line. */
export interface Problem {
  file: string;
  line: number;
  text: string;
}

const readers: Record<ContentKind['name'], (root: string, today: string) => unknown> = {
  articles: (root) => readArticles(root),
  landing: (root, today) => readLandings(root, today),
};

/** Runs the build's checks and returns the problems of one page. `today` is YYYY-MM-DD. */
export function listProblems(root: string, kind: ContentKind, slug: string, today: string): Problem[] {
  try {
    readers[kind.name](root, today);
    return [];
  } catch (error) {
    const prefix = `${locateEntry(kind, slug)}/`;
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    return lines.flatMap((entry) => {
      const [, file = '', line = '', text = ''] = /^([^:]+):(\d+): (.*)$/.exec(entry) ?? [];
      return file.startsWith(prefix) ? [{ file: file.slice(prefix.length), line: Number(line), text }] : [];
    });
  }
}
