import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from '../../tests/support/copy-repository.ts';
import { checkRetailer } from '../sources/retailer/check-retailer.ts';
import { findRetailerProblem, writeRetailer } from './new-retailer.ts';

const run = promisify(execFile);
const today = '2026-11-29';
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-new-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('npm run new -- retailer', () => {
  const folder = () => join(root, 'host-site/retailers/acme-maison');
  beforeAll(() => {
    for (const name of ['content/facts.json', 'content/stores/holidays.json']) {
      const path = `host-site/retailers/vitrine/${name}`;
      mkdirSync(dirname(join(root, path)), { recursive: true });
      cpSync(path, join(root, path));
    }
    writeRetailer(root, 'acme-maison', today);
  });

  it('writes a complete declaration with one brand', () => {
    const text = readFileSync(join(folder(), 'retailer.json'), 'utf8');
    expect(checkRetailer({ path: 'retailer.json', text })).toEqual([]);
    expect(Object.keys(JSON.parse(text).brands)).toEqual(['acme-maison']);
  });

  it('writes nothing that names the sample', () => {
    const files = readdirSync(folder(), { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
    expect(files.length).toBeGreaterThan(20);
    for (const name of files) expect(readFileSync(join(folder(), name), 'utf8'), name).not.toMatch(/vitrine/i);
  });

  it.each([
    ['Acme', 'lower-case'],
    ['acme-maison', 'host-site/retailers/acme-maison already exists'],
  ])('refuses the name %s', (name, problem) => {
    expect(findRetailerProblem(root, name)).toContain(problem);
    expect(findRetailerProblem(root, 'acme')).toBeUndefined();
  });

  it('writes a site that builds, whose links all lead somewhere', { tags: ['full'] }, async () => {
    const copy = join(root, 'copy');
    copyRepository(copy, true);
    const type = (script: string, ...args: string[]) =>
      run(process.execPath, [script, ...args], {
        cwd: copy,
        env: { ...process.env, NODE_ENV: 'test', RETAILER: 'acme', SHOW_DRAFTS: '' },
        maxBuffer: 1e9,
      });
    await run(process.execPath, ['host-site/tooling/new.ts', 'retailer', 'acme'], { cwd: copy });
    await type('host-site/tooling/build.mjs');
    const site = join(copy, 'dist/site');
    const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(100);
    const dead = pages.flatMap((page) => {
      const html = readFileSync(join(site, page), 'utf8').replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, '');
      const links = [...html.matchAll(/(?:href|action)="(\/(?:en|fr)(?:\/[^"#?]*)?)/g)].map(([, path = '']) => path);
      // The server answers it.
      const own = links.filter((path) => !path.endsWith('/playground'));
      return own
        .filter((path) => ![path, `${path}.html`].some((name) => existsSync(join(site, name))))
        .map((path) => `${page}: ${path}`);
    });
    expect(dead).toEqual([]);
    const shop = pages.filter((page) => !/^(en|fr)\/(widgets|playground)/.test(page));
    for (const page of shop)
      expect(readFileSync(join(site, page), 'utf8'), page).not.toMatch(
        /STYLE\+|Vitrine\b|contestrules|tirage|gift cards? worth/,
      );
    for (const name of ['getinspired', 'fab-finds', 'gift', 'style-plus', 'contest', 'contestrules'])
      expect(existsSync(join(site, `en/${name}.html`)), name).toBe(false);
    expect(readFileSync(join(site, 'sitemap.xml'), 'utf8')).not.toMatch(/\/(en|fr)\/gift/);
  });
});
