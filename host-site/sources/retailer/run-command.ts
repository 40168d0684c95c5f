import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findRetailerFolder, sampleFolder } from '../../retailers/find-retailer.mjs';
import { describeProblem } from '../problems/problem.ts';
import { formatSourceProblem, type SourceProblem } from '../source-text/source-file.ts';
import { checkFiles } from './check-files.ts';
import { checkPictures } from './check-pictures.ts';
import { checkRetailer } from './check-retailer.ts';
import { type ChecklistItem, listUnfinished } from './list-unfinished.ts';

const usage = `Usage: npm run retailer -- check [--format text | json]

  check   Lists what of the retailer's folder is still the sample's or a placeholder, by file and line. RETAILER names the
          retailer. Ends with 0 when everything is its own, else with 1.
`;
/** How many findings of an item are listed as text. */
const shown = 12;

function formatItem({ title, found }: ChecklistItem): string[] {
  const head = `[${found.length === 0 ? 'x' : ' '}] ${title.en} · ${title.fr}${found.length > 0 ? ` (${found.length})` : ''}`;
  const rest = found.length - shown;
  return [
    head,
    ...found
      .slice(0, shown)
      .flatMap((problem) => [`    ${formatSourceProblem(problem)}`, `      ${describeProblem(problem.problem, 'fr')}`]),
    ...(rest > 0
      ? [`    … ${rest} more: --format json lists all · encore ${rest} : --format json les donne tous`]
      : []),
  ];
}

function formatJson(items: readonly ChecklistItem[]): string {
  const listed = items.map(({ key, title, found }) => ({
    key,
    title,
    done: found.length === 0,
    found: found.map(({ path, line, field, problem }) => ({
      path,
      line,
      ...(field && { field }),
      en: describeProblem(problem, 'en'),
      fr: describeProblem(problem, 'fr'),
    })),
  }));
  return JSON.stringify({ open: listed.filter(({ done }) => !done).length, items: listed }, null, 2);
}

async function listItems(): Promise<ChecklistItem[]> {
  // What these read of the folder needs files without mistakes.
  const { kitTexts } = await import('../i18n.ts');
  return listUnfinished(findRetailerFolder(), sampleFolder, kitTexts);
}

/** What keeps a build from starting, which comes before what is unfinished. */
function findBroken(folder: string): SourceProblem[] {
  const broken = checkFiles(folder);
  const read = (name: string) => {
    const path = join(folder, name);
    return { path: relative('', path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') };
  };
  return broken.length > 0
    ? broken
    : [...checkRetailer(read('retailer.json')), ...checkPictures(read('public/pictures/pictures.json'))];
}

async function run([command, option, format = 'text', ...others]: string[]): Promise<number> {
  const isKnown = option === undefined || (option === '--format' && ['text', 'json'].includes(format));
  if (command !== 'check' || !isKnown || others.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const broken = findBroken(findRetailerFolder());
  const mend = { key: 'mend', title: { en: 'To mend first', fr: 'À réparer d’abord' }, found: broken };
  const items = broken.length > 0 ? [mend] : await listItems();
  const open = items.filter(({ found }) => found.length > 0).length;
  const sum = `\n${items.length - open} of ${items.length} done · ${items.length - open} sur ${items.length} terminés`;
  process.stdout.write(`${format === 'json' ? formatJson(items) : [...items.flatMap(formatItem), sum].join('\n')}\n`);
  return open > 0 ? 1 : 0;
}

process.exitCode = await run(process.argv.slice(2));
