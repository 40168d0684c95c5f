import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Markdown files that we write by hand; a page's links are those of the site, which `tests/site` follows. */
const files = execFileSync('git', ['ls-files', '*.md', ':!widgets/elements/*/README.md'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const documents = files.filter((file) => !/^host-site\/content\/\w[\w-]*\/./.test(file) || file.endsWith('README.md'));

const codeBlock = /^```[\s\S]*?^```$/gm;
const readProse = (file: string) => readFileSync(file, 'utf8').replace(codeBlock, '');

describe('tables in Markdown', () => {
  // Blanks that line up columns make a long table several times larger, and one longer cell changes every line of a
  // diff. Biome's formatter would add them, so biome.json leaves Markdown as it is written.
  const findPadded = (text: string) => text.match(/^\|.*( {2,}\||\| {2,}|-{4,}).*\|$/gm) ?? [];

  it('have no columns lined up with blanks', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => findPadded(readProse(file)).map((row) => `${file}: ${row}`))).toEqual([]);
  });

  it('are checked with a pattern that finds such a row', () => {
    expect(findPadded('| a   | b |\n| --- | --- |\n| ccc | d |')).toEqual(['| a   | b |']);
  });
});

describe('links in documents', () => {
  const findDead = (file: string) =>
    [...readProse(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.startsWith('/') && !path.includes(':') && !existsSync(join(dirname(file), path)))
      .map((path) => `${file}: ${path}`);

  it('lead to files that exist', () => {
    expect(documents.length).toBeGreaterThan(150);
    expect(documents.flatMap(findDead)).toEqual([]);
  });
});

describe('a part of the project', () => {
  const listFolders = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [join(folder, entry.name)] : [],
    );
  /** The build's own, described in widgets/README.md, and files that are copied. */
  const without = ['widgets/build', 'widgets/manifest', 'host-site/public'];
  const parts = [
    'widgets',
    'host-site',
    ...['widgets', 'host-site'].flatMap(listFolders).filter((folder) => !without.includes(folder)),
  ];

  it.each(parts)('%s has a README of at most forty lines', (part) => {
    const text = readFileSync(join(part, 'README.md'), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  it.each(['widgets', 'host-site', 'host-site/server'])('%s lists its folders in its README', (part) => {
    const text = readFileSync(join(part, 'README.md'), 'utf8');
    const missing = listFolders(part).filter((folder) => !text.includes(`\`${folder.slice(part.length + 1)}/\``));
    expect(missing).toEqual([]);
  });
});

describe('docs/guarantees.md', () => {
  const rows = [...readFileSync('docs/guarantees.md', 'utf8').matchAll(/^\| (?!-)(.+) \| (.+) \| (.+) \|$/gm)].slice(1);

  it('says for each guarantee which run proves it, with tests that exist', () => {
    expect(rows.length).toBeGreaterThan(10);
    for (const [, guarantee = '', tests = '', run = ''] of rows) {
      expect(run, guarantee).toMatch(/`npm (test|run test:full)`/);
      // A pattern counts if its folder exists.
      const paths = [...tests.matchAll(/`([^`*]+\/)?[^`]*`/g)].map(([path, folder = '']) =>
        path.includes('*') ? folder : path.slice(1, -1),
      );
      expect(paths.length, guarantee).toBeGreaterThan(0);
      expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    }
  });
});

describe('docs/benchmarks', () => {
  const benchmarks = readdirSync('docs/benchmarks').filter((file) => file !== 'README.md');

  it('has an index of every benchmark', () => {
    const index = readFileSync('docs/benchmarks/README.md', 'utf8');
    expect([...index.matchAll(/^\| \[(.+?)\]/gm)].map(([, file]) => file).sort()).toEqual(benchmarks.sort());
  });

  it('lists figures with date and machine, the newest first', () => {
    for (const file of benchmarks) {
      const text = readFileSync(`docs/benchmarks/${file}`, 'utf8');
      expect(text, file).toContain('| date | machine | what | figure |');
      const dates = [...text.matchAll(/^\| (\d{4}-\d\d-\d\d) \| \S/gm)].map(([, date = '']) => date);
      expect(dates.length, file).toBe(text.match(/^\| \d/gm)?.length);
      expect(dates, file).toEqual(dates.toSorted().reverse());
    }
  });
});
