import { serveEmbeddingPages } from '../e2e/embedding-page.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { origins } from '../support/ports.ts';

// A plain link is the only embed that every sanitizer leaves alone: the script makes it the widget that it names.

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

const link = (settings: string, path = '/en/newsletter', origin = origins.site) =>
  `<p>Before <a href="${origin}${path}#${settings}">Our newsletter</a> after</p>`;

test('a link with #vitrine=… becomes that widget, with its attributes and in the linked page’s language', async ({
  page,
}) => {
  await elsewhere.open(page, link('vitrine=newsletter-form&brand=winners', '/fr/newsletter'), 'en');
  const form = page.locator('vitrine-newsletter-form');
  await expect(form.getByRole('button', { name: 'Je m’inscris' })).toBeVisible();
  await expect(form).toHaveAttribute('brand', 'winners');
  await expect(page.locator('main > p')).toHaveText(/^Before .*after$/s);
});

test('a box with data-vitrine becomes that widget, also when it is added later', async ({ page }) => {
  await elsewhere.open(page, '<div data-vitrine="share-buttons" data-locale="fr"></div>');
  await expect(page.locator('vitrine-share-buttons').getByRole('link').first()).toBeVisible();
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.dataset.vitrine = 'newsletter-form';
    document.querySelector('main')?.prepend(box);
  });
  await expect(page.locator('vitrine-newsletter-form').getByRole('button')).toBeVisible();
  await expect(page.locator('vitrine-newsletter-form')).toHaveCount(1);
});

test('a link with data-vitrine becomes that widget, also when its URL has another fragment', async ({ page }) => {
  const data = 'data-vitrine="newsletter-form" data-brand="winners"';
  await elsewhere.open(page, `<a ${data} href="${origins.site}/fr/newsletter#sign-up">Notre infolettre</a>`);
  const form = page.locator('vitrine-newsletter-form[brand="winners"]');
  await expect(form.getByRole('button', { name: 'Je m’inscris' })).toBeVisible();
});

test('a link to store-search shows its combobox immediately, without waiting for an interaction', async ({ page }) => {
  await elsewhere.open(page, link('vitrine=store-search', '/en/storelocator'));
  await expect(page.locator('vitrine-store-search').getByRole('combobox')).toBeVisible();
});

test('a link to the lightbox stays a link, opens the dialog, and has focus after the dialog closes', async ({
  page,
}) => {
  await elsewhere.open(page, link('vitrine=newsletter-lightbox'));
  await page.waitForFunction(() => customElements.get('vitrine-newsletter-lightbox'));
  await page.getByRole('link', { name: 'Our newsletter' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Our newsletter' })).toBeFocused();
});

test('a data-vitrine box keeps its id, class, width and child nodes, and shows the widget instead of them', async ({
  page,
}) => {
  const box = page.locator('#signup');
  await elsewhere.open(
    page,
    '<div id="signup" class="card" data-vitrine="newsletter-form">Our <b id="news">newsletter</b></div>',
  );
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await box.evaluate((node) => node.style.setProperty('width', '420px'));
  await expect(box).toHaveClass('card');
  const { x, width, height } = (await box.boundingBox()) ?? { x: 0, width: 0, height: 0 };
  expect(width).toBe(420);
  expect(height).toBeGreaterThan(100);
  expect(await page.locator('vitrine-newsletter-form').boundingBox()).toMatchObject({ x, width });
  await expect(page.locator('#news')).toBeHidden();
  expect(await box.evaluate((node) => node.firstElementChild?.outerHTML)).toBe('<b id="news">newsletter</b>');
  await expect(page.locator('[id="news"], [id="signup"]')).toHaveCount(2);
});

const boxMarkup = '<div data-vitrine="newsletter-form"><a href="/more">More</a></div>';
for (const [what, markup, selector] of [
  ['link', link('vitrine=newsletter-form'), 'p > a'],
  ['box', `<p></p>${boxMarkup}`, 'div[data-vitrine]'],
] as const) {
  test(`removing the ${what} from its parent, as a framework does, removes its widget too`, async ({ page }) => {
    await elsewhere.open(page, markup);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    const isParentKept = await page.evaluate((of) => {
      const parent = document.querySelector('main > p')?.parentElement;
      const node = [...document.querySelectorAll(of)].find((found) => !found.closest('vitrine-newsletter-form'));
      const place = node?.parentElement;
      if (node) place?.removeChild(node);
      return place === parent || place?.parentElement === parent;
    }, selector);
    expect(isParentKept).toBe(true);
    await expect(page.locator('vitrine-newsletter-form')).toHaveCount(0);
  });
}

test('the widget stays when a framework changes the content of its data-vitrine box', async ({ page }) => {
  await elsewhere.open(page, boxMarkup);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.evaluate(() => {
    const box = document.querySelector('main > div');
    if (box?.firstElementChild) box.removeChild(box.firstElementChild);
    if (box) box.textContent = '';
    box?.append(document.createElement('hr'));
  });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(page.getByRole('separator')).toBeHidden();
});

test('a box and a link apply later changes of their settings, and show their own content for an unknown widget', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/no widget "unknown"/);
  await elsewhere.open(page, `<div data-vitrine="newsletter-form">Box</div>${link('vitrine=share-buttons')}`);
  const form = page.locator('main > div > vitrine-newsletter-form');
  await expect(form.getByRole('button', { name: 'Sign me up' })).toBeVisible();
  await page.locator('main > div').evaluate((box) => box.setAttribute('data-locale', 'fr'));
  await expect(form.getByRole('button', { name: 'Je m’inscris' })).toBeVisible();
  await page.locator('main > div').evaluate((box) => box.removeAttribute('data-locale'));
  await expect(form.getByRole('button', { name: 'Sign me up' })).toBeVisible();
  await page.locator('main > div').evaluate((box) => box.setAttribute('data-vitrine', 'unknown'));
  await expect(page.getByText('Box', { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
  await page
    .locator('main > p > a')
    .evaluate((a) => a.setAttribute('href', (a as HTMLAnchorElement).href.replace('share-buttons', 'unknown')));
  await expect(page.getByRole('link', { name: 'Our newsletter' })).toBeVisible();
  await expect(page.locator('vitrine-share-buttons')).toHaveCount(0);
});

test('in a clone of the page’s body, as Turbo makes, each widget is there once and the link opens its lightbox', async ({
  page,
}) => {
  await elsewhere.open(page, link('vitrine=newsletter-lightbox') + link('vitrine=share-buttons') + boxMarkup);
  const opener = page.getByRole('link', { name: 'Our newsletter' });
  // Until then the link leads to its page.
  await page.waitForFunction(() => customElements.get('vitrine-newsletter-lightbox'));
  for (const turn of [1, 2, 3]) {
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    for (const tag of ['newsletter-form', 'share-buttons', 'newsletter-lightbox'])
      await expect(page.locator(`vitrine-${tag}`), `${tag}, ${turn}`).toHaveCount(1);
    await page.evaluate(() => document.body.replaceWith(document.body.cloneNode(true)));
  }
});

test('a link to the lightbox that is replaced repeatedly leaves exactly one lightbox', async ({ page }) => {
  await elsewhere.open(page, link('vitrine=newsletter-lightbox'));
  // Until then the link leads to its page.
  await page.waitForFunction(() => customElements.get('vitrine-newsletter-lightbox'));
  for (let turn = 0; turn < 3; turn += 1) {
    await page.getByRole('link', { name: 'Our newsletter' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('main > p > a').evaluate((a) => a.replaceWith(a.cloneNode(true)));
    await expect(page.locator('vitrine-newsletter-lightbox')).toHaveCount(1);
  }
});

test('a link stays visible beside the reload button when its widget fails to load', async ({ page, watched }) => {
  watched.expectConsoleMessage(/newsletter-form|ERR_FAILED/);
  await page.route(/newsletter-form/, (route) => route.abort());
  await elsewhere.open(page, link('vitrine=newsletter-form'));
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Our newsletter' })).toBeVisible();
});

for (const [what, markup, message] of [
  [
    'to another origin',
    link('vitrine=newsletter-form', '/', 'https://evil.example'),
    /a link to https:\/\/evil\.example stays a link/,
  ],
  ['to an unknown widget', link('vitrine=constructor'), /no widget "constructor"/],
] as const) {
  test(`a link ${what} stays a link, and a console message gives the reason`, async ({ page, watched }) => {
    watched.expectConsoleMessage(message);
    await elsewhere.open(page, markup);
    await expect.poll(() => watched.consoleMessages.join('\n')).toMatch(message);
    await expect(page.getByRole('link', { name: 'Our newsletter' })).toBeVisible();
    expect(await page.evaluate(() => [...document.querySelectorAll('*')].some((e) => e.localName.includes('-')))).toBe(
      false,
    );
  });
}

for (const setting of ['api=https://evil.example', 'onclick=alert(1)', 'style=color:red', 'details={}']) {
  test(`a link cannot set ${setting} on its widget`, async ({ page, watched }) => {
    watched.expectConsoleMessage(/cannot set/);
    // The entry form that the last of them names belongs to no contest.
    watched.expectConsoleMessage(/404|no contest|needs the attribute "contest"/);
    const widget = setting.startsWith('details') ? 'contest-entry' : 'newsletter-form';
    await elsewhere.open(page, link(`vitrine=${widget}&${encodeURI(setting)}`));
    const element = page.locator(`vitrine-${widget}`);
    await expect(element.locator('.root > *').first()).toBeAttached();
    expect(await element.evaluate((node) => node.getAttributeNames())).toEqual(['locale', 'data-vitrine-upgraded']);
  });
}

for (const [widget, settings] of [
  ['store-finder', 'map-style=http://127.0.0.1:9/{z}/{x}/{y}.png&google-maps-key=key'],
  ['store-search', 'google-maps-key=key'],
  ['loading-overlay', 'active'],
  ['consent-banner', 'open'],
] as const) {
  test(`a link cannot set the attributes with which ${widget} contacts third parties or covers the page`, async ({
    page,
    watched,
  }) => {
    watched.expectConsoleMessage(/cannot set/);
    await elsewhere.open(page, link(`vitrine=${widget}&${encodeURI(settings)}`));
    const element = page.locator(`vitrine-${widget}`);
    await expect(element).toBeAttached();
    const names = settings.split('&').map((setting) => setting.split('=', 1)[0]);
    const given = await element.evaluate((node) => node.getAttributeNames());
    expect(given.filter((name) => names.includes(name))).toEqual([]);
  });
}

test('a link cannot set the lightbox’s trigger or open attributes, so that it opens only on a click', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/cannot set (trigger|open)/);
  await elsewhere.open(page, link('vitrine=newsletter-lightbox&trigger=delay&delay=0&frequency=always&open'));
  const lightbox = page.locator('vitrine-newsletter-lightbox');
  await expect(lightbox).toHaveAttribute('trigger', 'manual');
  await expect(lightbox).not.toHaveAttribute('open');
  await page.getByRole('link', { name: 'Our newsletter' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const address of ['https://evil.example/list.json', 'http://[']) {
  test(`a link cannot set the photo wall’s src to ${address}`, async ({ page, watched }) => {
    watched.expectConsoleMessage(/cannot set src/);
    // Our pictures, under the policy of this page.
    watched.expectConsoleMessage(/img-src/);
    await elsewhere.open(page, link(`vitrine=photo-wall&src=${encodeURIComponent(address)}`, '/en/fab-finds'));
    const wall = page.locator('vitrine-photo-wall');
    await expect(wall).toBeAttached();
    expect(await wall.getAttribute('src')).toBeNull();
  });
}
