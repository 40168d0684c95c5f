import { expect, type Page } from '@playwright/test';
import { appOrigins } from '../../support/ports.ts';

/** Where `run.mjs` serves WordPress. */
export const wordpress = appOrigins[0] ?? '';

/** Logs in; both users have their name as their password. */
export async function logIn(page: Page, user: 'admin' | 'author'): Promise<void> {
  await page.goto(`${wordpress}/wp-login.php`);
  await page.locator('#user_login').fill(user);
  await page.locator('#user_pass').fill(user);
  await page.locator('#wp-submit').click();
  await expect(page.locator('#wpadminbar')).toBeVisible();
}

/** Sets options of the site, as an administrator's program does. */
export async function setOptions(page: Page, options: Record<string, unknown>): Promise<void> {
  await page.goto(`${wordpress}/wp-admin/post-new.php`);
  const status = await page.evaluate(async (body) => {
    const { nonce } = (window as unknown as { wpApiSettings: { nonce: string } }).wpApiSettings;
    const headers = { 'X-WP-Nonce': nonce, 'content-type': 'application/json' };
    const response = await fetch('/?rest_route=/wp/v2/settings', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return response.status;
  }, options);
  expect(status).toBe(200);
}

/** Opens the editor with an empty post. */
export async function openEditor(page: Page, title: string): Promise<void> {
  await page.goto(`${wordpress}/wp-admin/post-new.php`);
  await page.waitForFunction(() => 'wp' in window && document.querySelector('.editor-post-title__input'));
  await page.evaluate(() => {
    type Actions = Record<string, (...args: unknown[]) => void>;
    const { dispatch } = (window as unknown as { wp: { data: { dispatch: (store: string) => Actions } } }).wp.data;
    dispatch('core/preferences').set?.('core/edit-post', 'welcomeGuide', false);
    dispatch('core/edit-post').openGeneralSidebar?.('edit-post/block');
  });
  await page.locator('.editor-post-title__input').fill(title);
}

/** Inserts a block by its title, as editors find it. */
export async function insertBlock(page: Page, title: string): Promise<void> {
  const toggle = page.locator('.edit-post-header-toolbar__inserter-toggle');
  await toggle.click();
  await page.locator('.block-editor-inserter__search input').fill(title);
  await page.getByRole('option', { name: title, exact: true }).click();
  await toggle.click();
}

/** Publishes the open post; returns its address. */
export async function publish(page: Page): Promise<string> {
  await page.locator('.editor-post-publish-panel__toggle').click();
  await page.locator('.editor-post-publish-panel .editor-post-publish-button').click();
  const link = page.locator('.post-publish-panel__postpublish-buttons a').first();
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}
