import { address, facebook, link, script, serveSharedPages, share, tag, widgets } from './share-buttons.ts';
import { expect, test } from './watched-page.ts';

const { start, stop, open } = serveSharedPages();
test.beforeAll(start);
test.afterAll(stop);

test('SH-01 share buttons of more networks load one further file and have names and icons', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(
    page,
    `<vitrine-share-buttons networks="LinkedIn, facebook,WhatsApp,pocket"></vitrine-share-buttons>${script}`,
  );
  await expect(link(page, /LinkedIn/)).toHaveAttribute(
    'href',
    `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  );
  const names = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((each) => each.getAttribute('aria-label')));
  expect(names).toEqual(
    ['LinkedIn', 'Facebook', 'WhatsApp', 'Pocket'].map((name) => `Share on ${name} (opens a new window)`),
  );
  const icons = page.getByRole('link').locator('path');
  await expect(icons).toHaveCount(names.length);
  for (const icon of await icons.all()) {
    await expect(icon).toHaveAttribute('d', /^M/);
  }
  expect(asked.filter((url) => /[/-]more-networks\.js/.test(url))).toHaveLength(1);
});

test('a press on Mastodon asks for the visitor’s server, and its attribute names another', async ({
  page,
  context,
}) => {
  await context.route(/^https:\/\/(mstdn\.ca|mastodon\.quebec)\//, (route) => route.fulfill({ body: '' }));
  page.on('dialog', (dialog) => dialog.accept('@jo@mstdn.ca'));
  await open(
    page,
    `<${tag} networks="mastodon,bluesky,threads"></${tag}><${tag} networks="mastodon" mastodon-instance="mastodon.quebec"></${tag}>${script}`,
  );
  await expect(link(page, /Bluesky/)).toHaveAttribute('href', /^https:\/\/bsky\.app\/intent\/compose\?text=/);
  await expect(link(page, /Threads/)).toHaveAttribute('href', /^https:\/\/www\.threads\.com\/intent\/post\?url=/);
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    link(page, /Mastodon/)
      .first()
      .click(),
  ]);
  expect(opened.url()).toMatch(/^https:\/\/mstdn\.ca\/share\?text=/);
  await expect(link(page, /Mastodon/).last()).toHaveAttribute('href', /^https:\/\/mastodon\.quebec\/share\?text=/);
});

test('the default share buttons request three files and nothing from any network', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, share + script);
  await expect(link(page, facebook)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.slice(1).map((url) => url.replace(/chunks\/[\w-]{6}\//, ''))).toEqual([
    `${widgets}vitrine.js`,
    `${widgets}pass-on-messages.en.js`,
    `${widgets}only-pass-on.js`,
  ]);
});

test('SH-07 an unknown network is left out with one warning, and the others work', async ({ page, watched }) => {
  watched.expectConsoleMessage(/no network "myspace"/);
  await open(
    page,
    `<vitrine-share-buttons networks="myspace,facebook"></vitrine-share-buttons>
     <vitrine-share-buttons networks="facebook,MySpace"></vitrine-share-buttons>${script}`,
  );
  await expect(page.getByRole('link')).toHaveCount(2);
  await expect
    .poll(() => watched.consoleMessages)
    .toEqual(['warning: vitrine-share-buttons: no network "myspace"; it is left out.']);
});

test('RT-10 a network whose file fails to load is left out with an error event; the others work', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/ERR_FAILED|no network "reddit"/);
  await page.addInitScript(() => {
    addEventListener('vitrine:preloaderror', (event) =>
      Reflect.set(window, 'failed', (event as CustomEvent).detail.tag),
    );
  });
  await page.route(/more-networks/, (route) => route.abort());
  await open(page, `<vitrine-share-buttons networks="facebook,reddit"></vitrine-share-buttons>${script}`);
  await expect(page.getByRole('link')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'failed'))).toBe('vitrine-share-buttons');
});

test('share buttons work beside a Preact element and in their own file', async ({ page }) => {
  await open(page, `${share}<vitrine-newsletter-form></vitrine-newsletter-form>${script}`);
  await expect(link(page, facebook)).toHaveAttribute('href', new RegExp(address));
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await open(page, `${share}<script type="module" src="${widgets}share-buttons.js"></script>`, { lang: 'fr' });
  await expect(link(page, facebook)).toHaveAttribute('aria-label', 'Partager sur Facebook (nouvelle fenêtre)');
});

test('share buttons keep working when their language, networks or position in the page change', async ({ page }) => {
  await open(page, `${share}<aside></aside>${script}`);
  await expect(link(page, facebook)).toHaveAttribute('href', new RegExp(address));
  const row = page.locator('vitrine-share-buttons');
  await row.evaluate((element) => {
    element.setAttribute('networks', 'email,reddit,facebook');
    document.documentElement.lang = 'fr';
    document.querySelector('aside')?.append(element);
  });
  await expect(link(page, /Reddit/)).toHaveAttribute('aria-label', 'Partager sur Reddit (nouvelle fenêtre)');
  const names = () =>
    page.getByRole('link').evaluateAll((links) => links.map((each) => each.getAttribute('aria-label')));
  expect(await names()).toEqual([
    'Partager par courriel',
    'Partager sur Reddit (nouvelle fenêtre)',
    'Partager sur Facebook (nouvelle fenêtre)',
  ]);
  await row.evaluate((element) => element.remove());
  await page.evaluate(() => {
    const element = document.createElement('vitrine-share-buttons');
    element.setAttribute('networks', 'twitter');
    document.querySelector('aside')?.append(element);
  });
  await expect(page.getByRole('link')).toHaveCount(1);
  await expect(link(page, / X /)).toHaveAttribute('href', /intent\/tweet/);
});

test('a page can add a network of its own, and campaign adds UTM parameters to each shared URL', async ({ page }) => {
  const networks = JSON.stringify([
    { key: 'bluesky', name: 'Bluesky', link: 'https://bsky.app/intent/compose?text={title}%20{url}' },
  ]);
  await open(
    page,
    `<${tag} networks="bluesky,facebook" campaign="fall" custom-networks='${networks}'></${tag}>${script}`,
  );
  const marked = (network: string) => `${address}%26utm_source%3D${network}%26utm_medium%3Dshare%26utm_campaign%3Dfall`;
  const own = link(page, /^Share on Bluesky/);
  await expect(own).toHaveText('Bluesky');
  await expect(own).toHaveAttribute(
    'href',
    `https://bsky.app/intent/compose?text=Mirrors%20%26%20light%20${marked('bluesky')}`,
  );
  await expect(link(page, facebook)).toHaveAttribute('href', new RegExp(`u=${marked('facebook')}&`));
});
