import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { createAudit, expectNoFindings } from '../../e2e/axe.ts';
import { createAddress, fillForm, findParts } from '../../e2e/newsletter.ts';
import { listSignUps } from '../../e2e/stored-sign-ups.ts';
import { origins } from '../../support/ports.ts';
import { insertBlock, logIn, openEditor, publish, setOptions, wordpress } from './administration.ts';

// The plugin on a real WordPress: settings, blocks, shortcode and elements, by administrator and author, and what
// visitors get of it. One after the other: the posts stay.

let published = '';
const script = `${origins.site}/widgets/v1/vitrine.js`;
const listScripts = (page: Page) =>
  page
    .locator('script[type="module"][src*="vitrine"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
const findForm = (page: Page) => page.locator('vitrine-newsletter-form');

/** The preview of the only block, and whether its frame is as high as what is in it. */
function findPreview(page: Page, title: string) {
  const frame = page.locator(`iframe[title="${title}"]`);
  const measure = async () => {
    const [outside, inside] = await Promise.all([
      frame.evaluate((element) => element.getBoundingClientRect().height),
      frame
        .contentFrame()
        .locator('body')
        .evaluate((body) => body.getBoundingClientRect().height),
    ]);
    return { isRight: Math.abs(outside - inside) <= 1, height: outside };
  };
  return { content: frame.contentFrame(), measure };
}

test('an administrator sets the widget server’s URL and the brand, and an invalid URL is rejected with a reason', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto(`${wordpress}/wp-admin/options-general.php?page=vitrine`);
  const origin = page.getByLabel('Widget server address');
  await expect(origin).toHaveValue('https://www.vitrine.example');
  await expect(page.locator('.wrap code')).toHaveText(wordpress);
  await origin.fill('http://www.vitrine.example/en');
  await page.locator('#submit').click();
  await expect(page.locator('.notice-error')).toContainText('must look like https://www.vitrine.example, with https');
  await expect(origin).toHaveValue('https://www.vitrine.example');
  await origin.fill(`${origins.site}/`);
  await page.getByLabel('Brand').selectOption('winners');
  await page.locator('#submit').click();
  await expect(page.locator('.notice-success')).toBeVisible();
  await expect(origin).toHaveValue(origins.site);
  await expectNoFindings(page, 'settings', createAudit(page).include('.wrap'));
});

test('an administrator inserts a block, whose preview is as high as its content, also after changes', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await openEditor(page, 'Newsletter');
  await insertBlock(page, 'Newsletter form');
  const { content, measure } = findPreview(page, 'Preview: Newsletter form');
  await expect(content.locator('input[name="Email"]')).toBeVisible();
  await expect.poll(async () => (await measure()).isRight).toBe(true);
  const before = await measure();
  expect(before.height).toBeGreaterThan(200);

  await page.getByLabel('Language', { exact: true }).selectOption('fr');
  await expect(content.getByRole('button', { name: 'Je m’inscris' })).toBeVisible();
  await expect.poll(async () => (await measure()).isRight).toBe(true);
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect.poll(async () => (await measure()).isRight).toBe(true);
  await page.getByLabel('Language', { exact: true }).selectOption('');
  await expect(content.getByRole('button', { name: 'Sign me up' })).toBeVisible();
  published = await publish(page);
});

test('a published block is an element with the site’s brand and one script, and a visitor can sign up', async ({
  page,
}) => {
  await page.goto(published);
  const form = findForm(page);
  await expect(form).toHaveAttribute('brand', 'winners');
  await expect(form).not.toHaveAttribute('locale');
  await expect(form.locator('> a')).toHaveAttribute('href', `${origins.site}/en/newsletter`);
  expect(await listScripts(page)).toEqual([script]);
  const address = createAddress();
  await fillForm(form, address);
  await findParts(form).submit.click();
  await expect(form.getByText(`You’re on the list. We’ll email ${address}.`)).toBeVisible();
  await expect.poll(async () => (await listSignUps(address)).length).toBe(1);
  await expectNoFindings(page, 'post', createAudit(page).include('vitrine-newsletter-form'));
});

test('an author’s element and shortcode work, and only authors see messages about invalid attributes', async ({
  page,
  browser,
}) => {
  await logIn(page, 'author');
  await openEditor(page, 'Two ways');
  await insertBlock(page, 'Custom HTML');
  const element =
    '<vitrine-share-buttons networks="facebook,email" brand="marshalls"><a href="https://example.ca/">Share</a></vitrine-share-buttons>';
  await page.locator('.wp-block-html textarea').fill(element);
  await insertBlock(page, 'Shortcode');
  await page
    .locator('.wp-block-shortcode textarea')
    .fill('[vitrine widget="newsletter-form" brand="marshalls" locale="de" nonsense="1"]');
  const address = await publish(page);

  await page.goto(address);
  await expect(page.locator('.vitrine-problems')).toContainText('“de” isn’t a valid value for “locale”. Use en, fr.');
  await expect(page.locator('.vitrine-problems')).toContainText('There’s no attribute “nonsense”.');

  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.locator('vitrine-share-buttons').getByRole('link').first()).toBeVisible();
  await expect(visitor.locator('vitrine-share-buttons')).toHaveAttribute('networks', 'facebook,email');
  await expect(visitor.locator('vitrine-share-buttons')).toHaveAttribute('brand', 'marshalls');
  await expect(findParts(findForm(visitor)).email).toBeVisible();
  await expect(findForm(visitor)).toHaveAttribute('brand', 'marshalls');
  await expect(findForm(visitor)).not.toHaveAttribute('nonsense');
  await expect(visitor.locator('.vitrine-problems')).toHaveCount(0);
  expect(await listScripts(visitor)).toEqual([script]);
  await visitor.close();
});

test('a campaign’s link to a post reaches the operators’ list, once the visitor has accepted', async ({
  page,
  browser,
}) => {
  await logIn(page, 'author');
  await openEditor(page, 'Campaign');
  await insertBlock(page, 'Custom HTML');
  await page.locator('.wp-block-html textarea').fill('<vitrine-consent-banner></vitrine-consent-banner>');
  await insertBlock(page, 'Newsletter form');
  const link = new URL(await publish(page));
  link.searchParams.set('utm_source', 'meta');
  link.searchParams.set('utm_campaign', 'fall');

  const visitor = await browser.newPage();
  await visitor.goto(link.href);
  await visitor.locator('vitrine-consent-banner').getByRole('button', { name: 'Accept' }).click();
  const address = createAddress();
  await fillForm(findForm(visitor), address);
  await findParts(findForm(visitor)).submit.click();
  await expect
    .poll(() => listSignUps(address))
    .toMatchObject([{ campaign: 'fall', last_source: 'meta', first_source: 'meta' }]);
  await visitor.close();
});

test('pages without a widget load no script, and excerpts and feeds contain the text of the fallback link', async ({
  page,
}) => {
  await logIn(page, 'author');
  await openEditor(page, 'Plain');
  await insertBlock(page, 'Custom HTML');
  await page.locator('.wp-block-html textarea').fill('<p>Nothing but words.</p>');
  await page.goto(await publish(page));
  expect(await listScripts(page)).toEqual([]);

  await page.goto(`${wordpress}/?s=Newsletter`);
  await expect(page.locator('.wp-block-post-excerpt').first()).toContainText('Sign up for the newsletter');
  expect(await listScripts(page)).toEqual([]);

  const feed = await (await page.request.get(`${wordpress}/?feed=rss2`)).text();
  expect(feed).toContain(`<a href="${origins.site}/en/newsletter">Sign up for the newsletter</a>`);
  // What authors wrote themselves is theirs; blocks and shortcodes leave a link alone.
  expect(feed).not.toContain('<vitrine-newsletter-form');
});

test('a visitor without JavaScript sees the fallback link', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(published);
  await expect(page.getByRole('link', { name: 'Sign up for the newsletter' })).toBeVisible();
  await page.close();
});

test('settings, blocks, previews and pages are in French on a French site', async ({ page, browser }) => {
  await logIn(page, 'admin');
  // Debian has no Canadian French; any French gets the plugin's.
  await setOptions(page, { language: 'fr_FR' });
  await page.goto(`${wordpress}/wp-admin/options-general.php?page=vitrine`);
  await expect(page.getByLabel('Adresse des composants')).toBeVisible();
  await page.getByLabel('Adresse des composants').fill('https://vitrine.example/fr');
  await page.locator('#submit').click();
  await expect(page.locator('.notice-error')).toContainText('avec https et sans chemin');

  await openEditor(page, 'Infolettre');
  await insertBlock(page, 'Formulaire d’infolettre');
  await expect(page.getByLabel('Marque')).toBeVisible();
  await expect(page.getByLabel('Marque').locator('option').first()).toHaveText('Par défaut (winners)');
  const { content } = findPreview(page, 'Aperçu\u00A0: Formulaire d’infolettre');
  await expect(content.getByRole('button', { name: 'Je m’inscris' })).toBeVisible();
  const address = await publish(page);

  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(findForm(visitor).getByRole('button', { name: 'Je m’inscris' })).toBeVisible();
  await expect(findForm(visitor).locator('> a')).toHaveAttribute('href', `${origins.site}/fr/newsletter`);
  await visitor.close();
});

test('the editor says that a lightbox block opens over the page', async ({ page }) => {
  await logIn(page, 'admin');
  await setOptions(page, { language: '' });
  await openEditor(page, 'Lightbox');
  await insertBlock(page, 'Newsletter lightbox');
  await expect(page.getByText('This widget opens over the page.')).toBeVisible();
  await page.goto(await publish(page));
  await expect(page.locator('vitrine-newsletter-lightbox')).toHaveCount(1);
});

test('the editor shows a message when the widget script cannot load for a preview', async ({ page }) => {
  await page.route('**/widgets/v1/vitrine.js', (route) => route.abort());
  await logIn(page, 'admin');
  await openEditor(page, 'Nothing comes');
  await insertBlock(page, 'Newsletter form');
  await expect(page.getByText(`The preview couldn’t load from ${script}.`)).toBeVisible();
});

test('deleting the plugin deletes its settings', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto(`${wordpress}/wp-admin/plugins.php`);
  page.on('dialog', (dialog) => dialog.accept());
  await page.locator('#deactivate-vitrine').click();
  // The list's script deletes; before it has come, the link leads to another page.
  await page.waitForURL(/deactivate=true/);
  await page.locator('#delete-vitrine').click();
  await expect(page.locator('tr[data-slug="vitrine"].deleted, #vitrine-deleted')).toBeVisible();
  await page.goto(`${wordpress}/wp-admin/options.php`);
  await expect(page.locator('#siteurl')).toBeVisible();
  await expect(page.locator('[name="vitrine"]')).toHaveCount(0);
});

test('PHP logs no message about the plugin', () => {
  const log = readFileSync(process.env.WORDPRESS_LOG ?? '', 'utf8');
  expect(log.split('\n').filter((line) => line.includes('plugins/vitrine'))).toEqual([]);
});
