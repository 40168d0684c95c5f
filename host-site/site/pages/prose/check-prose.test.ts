import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../../../retailers/retailer-content.ts';
import { checkProse } from './check-prose.ts';

const pages = `${contentFolder}/pages`;
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-prose-'));
  cpSync(contentFolder, join(root, contentFolder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the pages in Markdown', () => {
  it('are published as they are', () => {
    expect(() => checkProse(root)).not.toThrow();
  });

  it.each([
    ['a page that the site does not have', '/fr/nowhere'],
    ['a page of the other language', '/en/returns'],
    ['an article that is not there', '/fr/articles/nowhere'],
  ])('are refused with a link to %s, by file and line', (_, address) => {
    const file = join(root, pages, 'returns.fr.md');
    const text = readFileSync(file, 'utf8').trimEnd();
    writeFileSync(file, `${text}\n\nVoyez [ceci](${address}#ici).\n`);
    const line = text.split('\n').length + 2;
    expect(() => checkProse(root)).toThrow(`${pages}/returns.fr.md:${line}: no page is at ${address} in this language`);
  });

  it('are refused in one language only', () => {
    rmSync(join(root, pages, 'returns.fr.md'));
    expect(() => checkProse(root)).toThrow(`${pages}/returns.fr.md:1: `);
  });
});
