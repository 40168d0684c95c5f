import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd, exit, stdout } from 'node:process';
import { writeTemplate } from './articles/write-template.ts';
import { readTorontoDate } from './content/service-hours.ts';
import { findSlugProblem } from './landing/check-landing.ts';
import { writeLandingTemplate } from './landing/write-template.ts';

type WriteTemplate = (slug: string, today: string) => Record<string, string>;

/** What can be begun, by its name and the name of its folder in host-site/content. */
const kinds: Record<string, { folder: string; write: WriteTemplate }> = {
  article: { folder: 'articles', write: writeTemplate },
  landing: { folder: 'landing', write: writeLandingTemplate },
};
const [, , what = '', slug = ''] = argv;

function fail(message: string): never {
  console.error(message);
  exit(1);
}

const kind = kinds[what];
if (!kind) fail('Usage: npm run new -- article my-slug, or npm run new -- landing my-slug');
const problem = findSlugProblem(slug);
if (problem) fail(problem);
const path = `host-site/content/${kind.folder}/${slug}`;
const folder = join(cwd(), path);
if (existsSync(folder)) fail(`${path} is there already`);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(kind.write(slug, readTorontoDate(new Date())))) {
  writeFileSync(join(folder, name), text);
  stdout.write(`${path}/${name}\n`);
}
