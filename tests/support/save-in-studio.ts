import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retailerFolder as folder } from '../../host-site/retailers/retailer-content.ts';
import { collections } from '../../host-site/studio/collections.ts';
import { configureStudio } from '../../host-site/studio/configure.ts';
import { formatEntry, saveEntry } from '../../host-site/studio/save-entry.ts';

// Saves every entry of the retailer that RETAILER names in a copy of its folder, as the studio does, unchanged and under
// another name, and prints what was written, for tests: the studio's collections are read once per process.

const root = mkdtempSync(join(tmpdir(), 'vitrine-studio-'));
for (const path of [folder, 'host-site/public', 'host-site/content'])
  cpSync(path, join(root, path), { recursive: true });

const result = {
  entries: {} as Record<string, number>,
  changed: [] as string[],
  added: [] as string[],
  problems: [] as unknown[],
};
for (const locale of ['en', 'fr'] as const) configureStudio(root, locale);
for (const collection of collections) {
  const slugs = collection.list(root);
  result.entries[collection.name] = slugs.length;
  for (const slug of slugs) {
    const path = `${collection.name}/${slug}.json`;
    const place = { root, main: 'en' as const, collection, slug, path };
    result.changed.push(...saveEntry(place, formatEntry(place), path));
    result.problems.push(...collection.listProblems(root, slug, '2026-11-29').map((problem) => ({ path, ...problem })));
  }
}
for (const collection of collections.filter(({ name }) => ['articles', 'landing', 'contests'].includes(name))) {
  const [slug] = collection.list(root);
  if (slug === undefined) continue;
  const entry = collection.read(root, slug, 'en');
  const place = { root, main: 'en' as const, collection, slug: 'another', path: `${collection.name}/another.json` };
  result.added.push(...saveEntry(place, JSON.stringify(entry)));
}
rmSync(root, { recursive: true });
process.stdout.write(JSON.stringify(result));
