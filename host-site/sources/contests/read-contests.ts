import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contest, ContestFileError, parseContest } from './contest-file.ts';

/** Every contest by its id. */
export type Contests = ReadonlyMap<string, Contest>;

/**
 * Reads every .json file of a folder as a contest. Throws ContestFileError, which names every mistake: the file and the path
 * in it.
 */
export function readContests(folder: string): Contests {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    throw new ContestFileError(`${folder}: ${(error as NodeJS.ErrnoException).code ?? 'unreadable'}`);
  }
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const contests = new Map<string, Contest>();
  const problems: string[] = [];
  for (const name of files) {
    const file = join(folder, name);
    try {
      const contest = parseContest(readFileSync(file, 'utf8'), file, name.slice(0, -'.json'.length));
      contests.set(contest.id, contest);
    } catch (error) {
      if (!(error instanceof ContestFileError)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new ContestFileError(problems.join('\n'));
  return contests;
}

/** Names of the pictures of all prizes. */
export function listPrizePictures(contests: Contests): string[] {
  return [...contests.values()].flatMap(({ prizes }) => prizes.flatMap(({ picture }) => picture?.name ?? []));
}
