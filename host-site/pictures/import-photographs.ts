import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../sources/problems/problem.ts';
import { addPhotograph, type PhotographRefusal, preparePhotograph } from './add-photograph.ts';
import { readPictureFacts } from './picture-facts.ts';
import { findList, formatListProblem, photographList, readPhotographs } from './read-photographs.ts';
import { photograph } from './sizes.ts';

const usage = `Usage: npm run photographs -- FOLDER

  Adds the photographs of a folder, with their rights, as its ${photographList} says: file, name, rights, alt_en, alt_fr, and
  if wanted until (YYYY-MM-DD), x, y (per cent). A photograph takes the place of the picture that has its name. Nothing is
  written while a row has a mistake.
`;

const refusals: Readonly<Record<PhotographRefusal['error'], Problem>> = {
  Name: { code: 'slug' },
  Taken: { code: 'slug' },
  Small: { code: 'photographTooSmall', least: '1,200' },
  Unreadable: { code: 'photographUnreadable' },
};

/** Adds a folder of photographs to the retailer's pictures; the exit code is 0 when all were added. */
async function importPhotographs(root: string, folder: string): Promise<number> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const list = findList(files);
  if (!list) {
    console.error(`${join(folder, photographList)} is missing.\n\n${usage}`);
    return 1;
  }
  const { photographs, problems } = readPhotographs(readFileSync(join(folder, list)), files);
  const read = (file: string) => readFileSync(join(folder, file));
  for (const { file, line, request } of photographs) {
    const prepared = await preparePhotograph(root, request, read(file));
    if ('error' in prepared) problems.push({ line, field: file, problem: refusals[prepared.error] });
  }
  for (const problem of problems.toSorted((one, other) => one.line - other.line))
    console.error(formatListProblem(problem));
  if (problems.some(({ problem }) => problem.code !== 'ignoredColumn')) return 1;
  for (const { file, request } of photographs) {
    const old = readPictureFacts(root)[request.name];
    const added = await addPhotograph(root, request, read(file));
    if ('error' in added) throw new Error(`${file} has changed meanwhile`);
    const place = old ? `in place of a ${old.scene === photograph ? 'photograph' : 'render'}` : 'new';
    process.stdout.write(`${added.name}: ${added.width} pixels wide, ${place}\n`);
  }
  return 0;
}

const [folder] = process.argv.slice(2);
if (!folder || folder === '--help') {
  process.stdout.write(usage);
  process.exitCode = folder ? 0 : 1;
} else process.exitCode = await importPhotographs(process.cwd(), folder);
