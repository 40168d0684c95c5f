import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { fetchEditor } from '../../host-site/studio/fetch-editor.ts';
import { startStudio } from '../../host-site/studio/studio-server.ts';
import { content, copyContent, field, publish, replaceText } from './studio-pages.ts';

const gifts = 'landing/entries/holiday-gifts';
const giftsFile = 'landing/holiday-gifts/en.md';
let root = '';
let studio: Awaited<ReturnType<typeof startStudio>>;
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
const host = () => `${root}-host.git`;
const colleague = () => `${root}-colleague`;
const read = (path: string) => readFileSync(join(root, content, path), 'utf8');
const readPushed = (path: string) => git(host(), 'show', `content:${content}/${path}`);

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-CA' });

test.beforeEach(async () => {
  root = copyContent();
  git(root, 'init', '--quiet', '--initial-branch=content');
  for (const [key, value] of [
    ['user.name', 'Editor'],
    ['user.email', 'editor@vitrine.example'],
  ] as const)
    git(root, 'config', key, value);
  git(root, 'add', content);
  git(root, 'commit', '--quiet', '-m', 'first');
  git(root, 'clone', '--quiet', '--bare', root, host());
  git(root, 'remote', 'add', 'origin', host());
  studio = await startStudio({
    root,
    editor: await fetchEditor('.'),
    port: 0,
    site: 'http://127.0.0.1:9',
    git: { remote: 'origin', branch: 'content' },
  });
});
test.afterEach(() => {
  studio.stop();
  for (const folder of [root, host(), colleague()]) rmSync(folder, { recursive: true, force: true });
});

async function open(page: Page, path: string) {
  await page.goto(`${studio.origin}/#/collections/${path}`);
  await expect(field(page, 'title').first()).toBeVisible();
}

/** Opens the same entry in another tab. */
async function openAgain(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await open(page, path);
  return page;
}

const followLink = (page: Page, path: string) =>
  page.evaluate((hash) => {
    const link = Object.assign(document.createElement('a'), { href: hash, textContent: 'link' });
    document.body.append(link);
    link.click();
    link.remove();
  }, `#/collections/${path}`);

/** Changes a file as a colleague, who pushes it. */
function pushAsColleague(path: string, change: (text: string) => string) {
  git(root, 'clone', '--quiet', '--branch=content', host(), colleague());
  const file = join(colleague(), content, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  const author = ['-c', 'user.name=Colleague', '-c', 'user.email=colleague@vitrine.example'];
  git(colleague(), ...author, 'commit', '--quiet', '--all', '-m', 'by a colleague');
  git(colleague(), 'push', '--quiet', 'origin', 'content');
}

async function clickPublish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
}

const notice = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });

test('a link from one entry to another shows the fields of that entry, and saving changes it alone', async ({
  page,
}) => {
  const before = read(giftsFile);
  await open(page, gifts);
  const title = await field(page, 'title').inputValue();
  await followLink(page, 'articles/entries/mirrors');
  await expect(field(page, 'title')).not.toHaveValue(title);
  await expect(field(page, 'address').first()).toHaveValue('mirrors');
  await field(page, 'title').fill('Mirrors on every wall');
  await publish(page);
  expect(read('articles/mirrors/en.md')).toContain('title: Mirrors on every wall\n');
  expect(read(giftsFile)).toBe(before);

  await page.goBack();
  await expect(field(page, 'title')).toHaveValue(title);
  await page.goForward();
  await expect(field(page, 'title')).toHaveValue('Mirrors on every wall');
});

test('a link to an entry of the same kind shows its fields', async ({ page }) => {
  await open(page, 'articles/entries/mirrors');
  await followLink(page, 'articles/entries/lighting');
  await expect(field(page, 'address').first()).toHaveValue('lighting');
});

test('leaving an entry with unsaved text asks once, and staying keeps the text and the address', async ({ page }) => {
  const questions: string[] = [];
  let answer = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return answer ? dialog.accept() : dialog.dismiss();
  });
  await open(page, gifts);
  const address = page.url();
  await field(page, 'title').fill('Typed and not saved');
  await followLink(page, 'articles/entries/mirrors');
  await expect(page).toHaveURL(address);
  await expect(field(page, 'title')).toHaveValue('Typed and not saved');
  expect(questions).toHaveLength(1);
  answer = true;
  await followLink(page, 'articles/entries/mirrors');
  await expect(field(page, 'address').first()).toHaveValue('mirrors');
  expect(questions).toHaveLength(2);

  await field(page, 'title').fill('Typed and not saved either');
  await page
    .getByRole('link', { name: /Articles/ })
    .last()
    .click();
  await expect(page).toHaveURL(/#\/collections\/articles$/);
  expect(questions).toHaveLength(3);
});

test('two tabs that change different fields of an entry both keep their text', async ({ page, context }) => {
  await open(page, gifts);
  const other = await openAgain(context, gifts);
  await field(page, 'title').fill('Title from one tab');
  await publish(page);
  await field(other, 'lead').fill('Lead from the other tab.');
  await publish(other);
  expect(read(giftsFile)).toMatch(/^title: Title from one tab$/m);
  expect(read(giftsFile)).toMatch(/^lead: Lead from the other tab\.$/m);
  await expect(notice(other)).toContainText('Someone had changed other fields meanwhile', { timeout: 60_000 });
  await expect(field(other, 'title')).toHaveValue('Title from one tab');
  await replaceText(field(other, 'title'), 'Title from the other tab');
  await publish(other);
  await expect.poll(() => readPushed(giftsFile)).toMatch(/^title: Title from the other tab$/m);
});

test('two tabs that change the same field: the second save is refused, keeps its text, and people choose', async ({
  page,
  context,
}) => {
  await open(page, gifts);
  const other = await openAgain(context, gifts);
  await field(page, 'title').fill('Title from one tab');
  await publish(page);
  const saved = read(giftsFile);
  await field(other, 'title').fill('Title from the other tab');
  await clickPublish(other);
  await expect(notice(other)).toContainText('someone saved other text in these fields', { timeout: 60_000 });
  await expect(notice(other).getByRole('listitem')).toHaveText('Title, in English: Title from one tab');
  await expect(field(other, 'title')).toHaveValue('Title from the other tab');
  expect(read(giftsFile)).toBe(saved);

  await notice(other).getByRole('button', { name: 'Keep my text' }).click();
  await publish(other);
  expect(read(giftsFile)).toMatch(/^title: Title from the other tab$/m);

  await field(page, 'title').fill('Title from one tab again');
  await clickPublish(page);
  await notice(page).getByRole('button', { name: 'Use the saved text' }).click();
  await expect(field(page, 'title')).toHaveValue('Title from the other tab');
});

test('a colleague’s pushed change of another field is merged, and both are pushed', async ({ page }) => {
  await open(page, gifts);
  pushAsColleague(giftsFile, (text) => text.replace(/^title: .*$/m, 'title: Title from a colleague'));
  await field(page, 'description').fill(
    'A description that was typed while a colleague pushed a title for the same page, in English.',
  );
  await publish(page);
  expect(readPushed(giftsFile)).toMatch(/^title: Title from a colleague$/m);
  expect(readPushed(giftsFile)).toMatch(/^description: A description that was typed/m);
  await expect(field(page, 'title')).toHaveValue('Title from a colleague');
});

test('a colleague’s pushed change of the same field is named, and nothing typed is lost', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-CA', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await open(page, gifts);
  pushAsColleague('landing/holiday-gifts/fr.md', (text) => text.replace(/^title: .*$/m, 'title: Titre d’un collègue'));
  await field(page, 'title').fill('Mon titre');
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByText('Publier maintenant', { exact: true }).click();
  const said = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Fermer' }) });
  await expect(said).toContainText('Rien n’a été enregistré', { timeout: 60_000 });
  await expect(said.getByRole('listitem')).toHaveText('Titre, en français\u00A0: Titre d’un collègue');
  await expect(field(page, 'title')).toHaveValue('Mon titre');
  await context.close();
});

test('an entry that git cannot send is saved, and is sent once git can', async ({ page }) => {
  await open(page, gifts);
  git(root, 'remote', 'set-url', 'origin', `${host()}-nowhere`);
  await field(page, 'title').fill('Title without a host');
  await publish(page);
  await expect(notice(page)).toContainText('git couldn’t send it', { timeout: 60_000 });
  expect(read(giftsFile)).toMatch(/^title: Title without a host$/m);
  git(root, 'remote', 'set-url', 'origin', host());
  await notice(page).getByRole('button', { name: 'Send it now' }).click();
  await expect(notice(page)).toContainText('Git has sent what was saved.', { timeout: 60_000 });
  expect(readPushed(giftsFile)).toMatch(/^title: Title without a host$/m);
});

/** Waits until the browser's storage has a text, or for its queue of reads if it is not given. */
const readBackups = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('localforage');
        opening.onsuccess = () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains('keyvaluepairs')) return resolve('');
          const values = result.transaction('keyvaluepairs').objectStore('keyvaluepairs').getAll();
          values.onsuccess = () => {
            result.close();
            resolve(JSON.stringify(values.result));
          };
        };
      }),
  );

for (const [name, path, held] of [
  ['an entry', gifts, 'getEntry'],
  ['a new entry', 'landing/new', 'getMedia'],
] as const) {
  test(`a recovered local backup of ${name} fills its form, even if it is read before the server responds`, async ({
    page,
  }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await open(page, path);
    await field(page, 'title').fill('Typed before the browser was closed');
    await expect.poll(() => readBackups(page), { timeout: 20_000 }).toContain('Typed before the browser was closed');
    await page.route('**/api/v1', async (route) => {
      if (route.request().postDataJSON().action === held) {
        // Decap's own read of the backup is before these in the browser's queue.
        for (let reads = 0; reads < 5; reads += 1) await readBackups(page);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
      }
      await route.continue();
    });
    await page.reload();
    await expect(field(page, 'title')).toHaveValue('Typed before the browser was closed');
    await page.unrouteAll({ behavior: 'wait' });
    await expect(field(page, 'title')).toHaveValue('Typed before the browser was closed');
  });
}
