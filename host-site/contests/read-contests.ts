import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contest, ContestFileError, parseContest } from './contest-file.ts';

/** Every contest by its id. */
export type Contests = ReadonlyMap<string, Contest>;

/**
 * Reads every .json file of a folder as a contest. Throws ContestFileError, which names the file and the path in it.
 */
export function readContests(folder: string): Contests {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    throw new ContestFileError(`${folder}: ${(error as NodeJS.ErrnoException).code ?? 'unreadable'}`);
  }
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return new Map(
    files.map((name) => {
      const file = join(folder, name);
      const contest = parseContest(readFileSync(file, 'utf8'), file, name.slice(0, -'.json'.length));
      return [contest.id, contest];
    }),
  );
}
