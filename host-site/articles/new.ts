import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd, exit, stdout } from 'node:process';
import { writeTemplate } from './write-template.ts';

const [, , what, slug = ''] = argv;

function fail(message: string): never {
  console.error(message);
  exit(1);
}

if (what !== 'article') fail('Usage: npm run new -- article my-slug');
if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug))
  fail('A slug is lower-case words joined by hyphens, without accents: my-slug');
const folder = join(cwd(), 'host-site/content/articles', slug);
if (existsSync(folder)) fail(`host-site/content/articles/${slug} is there already`);
mkdirSync(folder, { recursive: true });
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
for (const [name, text] of Object.entries(writeTemplate(slug, today))) {
  writeFileSync(join(folder, name), text);
  stdout.write(`host-site/content/articles/${slug}/${name}\n`);
}
