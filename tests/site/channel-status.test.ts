import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { findPage } from './support/built-site.ts';

// The page of the release notes says which release the script tag's channel has now.

interface Manifest {
  version: string;
  files: { path: string; integrity: string }[];
}
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(`dist${folder}/manifest.json`, 'utf8')) as Manifest;

describe.each(locales)('the status of the channel in %s', (locale) => {
  const { document } = findPage(`/${locale}/widgets/changelog`);
  const rows = [...document.querySelectorAll('#current ~ .table tr')].slice(1).map((row) => {
    const [path = '', integrity] = [...row.querySelectorAll('td')].map(({ textContent }) => textContent);
    return { folder: path.slice(0, path.lastIndexOf('/')), file: path.slice(path.lastIndexOf('/') + 1), integrity };
  });

  it('names the version of the manifest, and whether it is published', () => {
    const text = document.querySelector('#current ~ p')?.textContent ?? '';
    expect(text).toContain(readManifest('/widgets/v1').version);
    const [, said = ''] =
      new RegExp(`^## \\[${version}\\] – (.*)$`, 'm').exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
    const year = /^\d{4}/.exec(said)?.[0];
    expect(text).toMatch(year ?? /not published yet|pas encore publiée/);
  });

  it('has the digests that the manifests of the channel and of the pinned release have', () => {
    expect(rows.map(({ folder, file }) => `${folder}/${file}`)).toEqual([
      '/widgets/v1/vitrine.js',
      '/widgets/v1/vitrine.checked.js',
      '/widgets/v1/widgets.all.js',
      `/widgets/v/${version}/vitrine.js`,
    ]);
    for (const { folder, file, integrity } of rows)
      expect(readManifest(folder).files.find(({ path }) => path === file)?.integrity).toBe(integrity);
  });

  it('has a section below that says what this version changes', () => {
    const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toContain(version);
  });
});
