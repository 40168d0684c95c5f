import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { removeOwnFeed } from '../support/remove-own-feed.ts';

/** Folder of the content, relative to the root. */
export const content = 'host-site/retailers/vitrine/content';

/** A new folder with a copy of the content and of the list of pictures, which the studio may change. */
export function copyContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-studio-'));
  cpSync(content, join(root, content), { recursive: true });
  removeOwnFeed(join(root, content, 'stores'));
  mkdirSync(join(root, 'host-site/retailers/vitrine/public/pictures'), { recursive: true });
  cpSync(
    'host-site/retailers/vitrine/public/pictures/pictures.json',
    join(root, 'host-site/retailers/vitrine/public/pictures/pictures.json'),
  );
  mkdirSync(join(root, 'host-site/public'));
  for (const path of ['host-site/public/art', 'host-site/pictures', 'node_modules']) {
    symlinkSync(resolve(path), join(root, path));
  }
  return root;
}

/** A field of the editor in English; English is on the left, French on the right. */
export const field = (page: Page, name: string, at: 'en' | 'fr' = 'en') =>
  page.locator(`[id^="${name}-field"]`).nth(at === 'en' ? 0 : 1);

/** Decap moves the caret when a field was refused or saved: the text is replaced as a person does it. */
export async function replaceText(input: Locator, text: string) {
  await input.press('ControlOrMeta+A');
  await input.pressSequentially(text);
}

/** Publishes the open entry, and waits for the editor to say that it was saved. */
export async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
  // Git commits, merges and pushes meanwhile.
  await expect(page.getByText('Changes saved')).toBeVisible({ timeout: 60_000 });
}
