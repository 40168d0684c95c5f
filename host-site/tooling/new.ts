import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd, exit, stdout } from 'node:process';
import { readPictureFacts } from '../pictures/picture-facts.ts';
import { contentFolder } from '../retailers/retailer-content.ts';
import { writeTemplate } from '../sources/articles/write-article-template.ts';
import { writeContestTemplate } from '../sources/contests/write-contest-template.ts';
import { formatTorontoDate } from '../sources/facts/service-hours.ts';
import { findSlugProblem } from '../sources/landing/check-landing.ts';
import { writeLandingTemplate } from '../sources/landing/write-landing-template.ts';
import { describeProblem } from '../sources/problems/problem.ts';
import { listSlugs } from '../sources/source-text/source-folder.ts';
import { findFormProblem, writeForm } from './new-form.ts';
import { findRetailerProblem, writeRetailer } from './new-retailer.ts';
import { findWidgetProblem, writeWidget } from './new-widget.ts';

type WriteTemplate = (slug: string, today: string) => Record<string, string>;

interface Kind {
  findProblem(name: string): string | undefined;
  /** Writes files relative to the root and returns their paths, and what to do next. */
  write(name: string): string[];
}

const today = formatTorontoDate(new Date());

function describeSlugProblem(slug: string): string | undefined {
  const problem = findSlugProblem(slug);
  return problem && describeProblem(problem);
}

/** A content type with its folder in host-site/content. */
function createFolderKind(parent: string, writeTemplate: WriteTemplate): Kind {
  const locate = (slug: string) => `${contentFolder}/${parent}/${slug}`;
  return {
    findProblem: (slug) =>
      describeSlugProblem(slug) ??
      (existsSync(join(cwd(), locate(slug))) ? `${locate(slug)} already exists` : undefined),
    write(slug) {
      mkdirSync(join(cwd(), locate(slug)), { recursive: true });
      return Object.entries(writeTemplate(slug, today)).map(([name, text]) => {
        writeFileSync(join(cwd(), locate(slug), name), text);
        return `${locate(slug)}/${name}`;
      });
    },
  };
}

/** The folder of contests, one file for each. */
const contestFolder = `${contentFolder}/contests`;
const contest: Kind = {
  findProblem: (id) =>
    describeSlugProblem(id) ??
    (existsSync(join(cwd(), contestFolder, `${id}.json`)) ? `${contestFolder}/${id}.json already exists` : undefined),
  write(id) {
    mkdirSync(join(cwd(), contestFolder), { recursive: true });
    return Object.entries(writeContestTemplate(id, today)).map(([name, text]) => {
      writeFileSync(join(cwd(), contestFolder, name), text);
      return `${contestFolder}/${name}`;
    });
  },
};

/** Generators by name. */
const kinds: Record<string, Kind> = {
  contest,
  article: createFolderKind('articles', (slug, day) =>
    writeTemplate(
      slug,
      day,
      listSlugs(cwd(), `${contentFolder}/articles`).filter((other) => other !== slug),
    ),
  ),
  landing: createFolderKind('landing', (slug, day) =>
    writeLandingTemplate(slug, day, Object.keys(readPictureFacts(cwd()))),
  ),
  form: {
    findProblem: (name) => findFormProblem(cwd(), name),
    write(name) {
      const { paths, edited, tryIt } = writeForm(cwd(), name, today);
      const places = edited.map(([path, about]) => `  ${path}: ${about}`);
      return [...paths, '', 'To edit:', ...places, '', `To try it: ${tryIt}`];
    },
  },
  retailer: {
    findProblem: (name) => findRetailerProblem(cwd(), name),
    write: (name) => [
      ...writeRetailer(cwd(), name, today),
      '',
      `To see it: RETAILER=${name} npm start`,
      `What is left to write: RETAILER=${name} npm run retailer -- check`,
    ],
  },
  widget: {
    findProblem: (name) => findWidgetProblem(cwd(), name),
    write: (name) => writeWidget(cwd(), name, today),
  },
};

function fail(message: string): never {
  console.error(message);
  exit(1);
}

const [, , what = '', name = ''] = argv;
const kind = Object.hasOwn(kinds, what) ? kinds[what] : undefined;
if (!kind) fail(`Usage: npm run new -- <kind> my-name; the kinds are ${Object.keys(kinds).sort().join(', ')}`);
const problem = kind.findProblem(name);
if (problem) fail(problem);
stdout.write(`${kind.write(name).join('\n')}\n`);
