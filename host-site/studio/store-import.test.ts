import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownBrand } from '../../widgets/shared/brand/brands.ts';
import { storeFolder } from '../sources/stores/find-feed.ts';
import type { ImportPreview } from './store-import.ts';
import { previewImport, publishImport } from './store-import.ts';
import { startStudio } from './studio-server.ts';

const today = '2026-11-30';
const list = `No,Nom,Adresse,Ville,Code postal,Latitude,Longitude,Lundi
1,Quai,12 Quay Street,Halifax,B3J 0A7,44.65,-63.58,9 h-17 h
2,Parc,4 Park Street,Halifax,oops,44.66,-63.58,9 h-17 h
`;
const toFile = (text: string) => Buffer.from(text).toString('base64');

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-studio-'));
  mkdirSync(join(root, storeFolder), { recursive: true });
  cpSync(join(storeFolder, 'holidays.json'), join(root, storeFolder, 'holidays.json'));
});
afterEach(() => rmSync(root, { recursive: true }));
const read = (name: string) => readFileSync(join(root, storeFolder, name), 'utf8');

describe('the studio’s import of stores', () => {
  it('shows columns, problems and differences in the editor’s language, and a map, and writes nothing', async () => {
    const shown = (await previewImport(root, { file: toFile(list) }, 'fr', today)) as ImportPreview;
    expect(shown).toMatchObject({ accepted: 1, refused: 1 });
    expect(shown.columns.map(({ heading, field }) => [heading, field])).toContainEqual(['Code postal', 'postalCode']);
    expect(shown.fields).toContainEqual({ name: 'postalCode', label: 'Code postal' });
    expect(shown.problems).toEqual([
      {
        row: 3,
        column: 'Code postal',
        value: 'oops',
        level: 'error',
        message: 'Ce n’est pas un code postal canadien. Écrivez-le comme H2X\u00A01Y4.',
      },
    ]);
    expect(shown.differences).toEqual([{ change: 'added', store: 'Quai (1)', text: '', number: '1' }]);
    expect(shown.map?.points).toMatchObject([{ change: 'added', name: 'Quai' }]);
    expect(shown.map?.land).toMatch(/^M[-\d.]+ [-\d.]+L/);
    expect(() => read('feed.csv')).toThrow('ENOENT');
  });

  it('takes another column for a field from the editor, and says so where that leaves no store', async () => {
    const { mapping } = (await previewImport(root, { file: toFile(list) }, 'en', today)) as ImportPreview;
    const columns = { ...mapping.columns, Adresse: null };
    expect(await previewImport(root, { file: toFile(list), mapping: { ...mapping, columns } }, 'en', today)).toEqual({
      error: expect.stringContaining('No columns for addresses and postal codes were found.'),
    });
    expect(
      await previewImport(root, { file: toFile(list), mapping: { columns: { No: 'nonsense' } } }, 'en', today),
    ).toEqual({ error: 'The mapping names nonsense, which is no field of a store.' });
  });

  it('writes the feed, its number of stores and the mapping', async () => {
    expect(await publishImport(root, { file: toFile(list) }, 'en', today)).toEqual({
      count: 1,
      paths: ['feed.csv', 'accepted-feed.json', 'import-mapping.json'].map((name) => join(storeFolder, name)),
    });
    expect(read('feed.csv')).toContain(`1,${ownBrand},Quai,Quai,12 Quay Street,Halifax,NS,B3J 0A7`);
    expect(JSON.parse(read('accepted-feed.json'))).toEqual({ stores: 1 });
    expect(JSON.parse(read('import-mapping.json')).columns).toMatchObject({ Nom: 'name' });
  });

  it('keeps what is published from a file with far fewer stores, until the editor accepts it', async () => {
    writeFileSync(join(root, storeFolder, 'accepted-feed.json'), '{"stores":9}');
    const refused = await publishImport(root, { file: toFile(list) }, 'fr', today);
    expect(refused).toEqual({ error: expect.stringContaining('Rien n’a été écrit') });
    expect(await publishImport(root, { file: toFile(list), acceptsLoss: true }, 'fr', today)).toMatchObject({
      count: 1,
    });
  });

  it.each([
    ['', 'The file is empty. Export it again.'],
    ['{"error":"unauthorized"}', 'The file holds no list of stores; it may be an error message. Export it again.'],
  ])('says what is wrong with %j as a whole', async (text, error) => {
    expect(await previewImport(root, { file: toFile(text) }, 'en', today)).toEqual({ error });
    expect(await publishImport(root, { file: toFile(text) }, 'en', today)).toEqual({ error });
  });

  it('is served with its page and templates, and refused to other origins', async () => {
    const studio = await startStudio({ root, editor: root, port: 0, site: 'http://site.invalid' });
    try {
      const french = { 'Accept-Language': 'fr-CA' };
      const page = await (await fetch(`${studio.origin}/import`, { headers: french })).text();
      expect(page).toContain('<html lang="fr">');
      expect(page).toContain('Importer des magasins');
      for (const name of ['stores-template.fr.xlsx', 'stores-template.en.csv']) {
        const response = await fetch(`${studio.origin}/import/${name}`);
        expect([response.status, response.headers.get('content-disposition')]).toEqual([
          200,
          `attachment; filename="${name}"`,
        ]);
      }
      expect((await fetch(`${studio.origin}/import/stores-template.de.csv`)).status).toBe(404);
      const body = JSON.stringify({ file: toFile(list) });
      const post = (headers: Record<string, string>) =>
        fetch(`${studio.origin}/import/publish`, { method: 'POST', body, headers });
      expect((await post({ Origin: 'https://evil.example' })).status).toBe(403);
      expect(() => read('feed.csv')).toThrow('ENOENT');
      expect(await (await post({})).json()).toMatchObject({ count: 1 });
    } finally {
      studio.stop();
    }
  });
});
