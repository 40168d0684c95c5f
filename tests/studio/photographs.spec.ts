import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { fetchEditor } from '../../host-site/studio/fetch-editor.ts';
import { startStudio } from '../../host-site/studio/studio-server.ts';
import { copyContent } from './studio-pages.ts';

let root = '';
let folder = '';
let studio: Awaited<ReturnType<typeof startStudio>>;

test.beforeEach(async () => {
  root = copyContent();
  folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  // Nothing of the local site is looked at.
  studio = await startStudio({ root, editor: await fetchEditor('.'), port: 0, site: 'http://127.0.0.1:9' });
});
test.afterEach(() => {
  studio.stop();
  for (const path of [root, folder]) rmSync(path, { recursive: true });
});

const texts = {
  'en-CA': { add: 'Add a picture', folder: 'Or a folder of photographs', mistake: 'line 2, rights: This is missing.' },
  'fr-CA': { add: 'Ajouter une photo', folder: 'Ou un dossier de photos', mistake: 'ligne 2, rights : ' },
} as const;

for (const locale of ['en-CA', 'fr-CA'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } });

    test('a folder of photographs takes the places of renders, with rights and what they show', async ({ page }) => {
      const words = texts[locale];
      const photograph = await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#864' } })
        .jpeg()
        .toBuffer();
      writeFileSync(join(folder, 'a.jpg'), photograph);
      writeFileSync(join(folder, 'b.jpg'), photograph.subarray(0, 200));
      const list = (rights: string) =>
        writeFileSync(
          join(folder, 'photographs.csv'),
          `file,name,rights,alt_en,alt_fr,x\na.jpg,environment,${rights},A desk.,Un bureau.,20\nb.jpg,our-door,Us,A door.,Une porte.,\n`,
        );
      list('');
      await page.goto(`${studio.origin}/#/collections/landing/entries/holiday-gifts`);
      const pane = page.locator('#page-pane');
      await pane.getByText(words.add, { exact: true }).click();
      await pane.getByLabel(words.folder).setInputFiles(folder);
      await expect(pane.getByText(words.mistake)).toBeVisible();
      list('© Jeanne Roy');
      await pane.getByLabel(words.folder).setInputFiles(folder);
      await expect(pane.getByText(/^b\.jpg/)).toBeVisible({ timeout: 120_000 });
      const facts = readFileSync(join(root, 'host-site/retailers/vitrine/public/pictures/pictures.json'), 'utf8');
      expect(JSON.parse(facts).environment).toMatchObject({
        scene: 'photograph',
        photograph: { rights: '© Jeanne Roy', alt: { en: 'A desk.', fr: 'Un bureau.' } },
      });
      expect(JSON.parse(facts)['our-door']).toBeUndefined();
    });
  });
}
