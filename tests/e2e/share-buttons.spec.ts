import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { tabTo } from './contact-form.ts';
import { keepLightboxAway, readDataLayer } from './newsletter.ts';
import { locales } from './places.ts';
import { expect, test } from './watched-page.ts';

const widgets = `${origins.site}/widgets/v1/`;
const script = `<script type="module" src="${widgets}vitrine.js"></script>`;
const share = '<vitrine-share-buttons></vitrine-share-buttons>';
const head = `<title>Page</title><link rel="canonical" href="https://example.ca/en/mirrors?a=1&amp;b=2">
  <meta property="og:title" content="Mirrors &amp; light"><meta property="og:description" content="Six ideas">
  <meta property="og:image" content="https://example.ca/mirror.jpg">`;
const address = 'https%3A%2F%2Fexample.ca%2Fen%2Fmirrors%3Fa%3D1%26b%3D2';

interface Served {
  html: string;
  headers: Record<string, string>;
}

// A site of somebody else's: each address answers with the page that its test gave it.
const pages = new Map<string, Served>();
const elsewhere = createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page?.headers }).end(page?.html);
});
test.beforeAll(() => new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));

async function open(page: Page, body: string, { lang = 'en', headers = {} as Record<string, string> } = {}) {
  const path = `/${pages.size}`;
  const html = `<!doctype html><html lang="${lang}"><head>${head}</head><body><main>${body}</main></body></html>`;
  pages.set(path, { html, headers });
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}${path}`);
}

/** The element as the kit's server renderer writes it, with the style sheet of this build. */
async function prerender(attributes: Record<string, string>): Promise<string> {
  const built: string = new URL('../../dist/widgets/server.js', import.meta.url).href;
  const { renderWidget } = (await import(built)) as {
    renderWidget(tag: string, attributes: Record<string, string>, options: { base: string }): string;
  };
  return renderWidget('vitrine-share-buttons', attributes, { base: widgets });
}

const link = (page: Page, name: RegExp) => page.getByRole('link', { name });
const facebook = /Facebook/;

/** Notes what the page opens and whether it was let, instead of opening it. */
async function noteOpened(page: Page, isLet = true): Promise<() => Promise<unknown[][]>> {
  await page.addInitScript((allowed) => {
    const calls: unknown[][] = [];
    Reflect.set(window, 'opened', calls);
    window.open = (...call) => {
      calls.push(call);
      return allowed ? ({ opener: window } as Window) : null;
    };
  }, isLet);
  return () => page.evaluate(() => Reflect.get(window, 'opened') as unknown[][]);
}

/** Notes the networks that the element tells of. */
async function noteTold(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    addEventListener('vitrine-share-opened', (event) => told.push((event as CustomEvent).detail.network));
  });
  return () => page.evaluate(() => Reflect.get(window, 'told') as string[]);
}

test('SH-02 the default row shares what the page says of itself, by real links', async ({ page }) => {
  await open(page, share + script);
  await expect(link(page, facebook)).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer/sharer.php?u=${address}&title=Mirrors%20%26%20light&description=Six%20ideas&quote=&hashtag=`,
  );
  await expect(link(page, /Pinterest/)).toHaveAttribute('href', /&media=https%3A%2F%2Fexample\.ca%2Fmirror\.jpg&/);
  await expect(page.getByRole('link')).toHaveCount(4);
  for (const each of await page.getByRole('link').all()) await expect(each).toHaveAttribute('rel', 'noopener');
});

test('SH-02 attributes win over the page, and later changes of them show', async ({ page }) => {
  await open(
    page,
    `<vitrine-share-buttons networks="twitter" page-url="/fr/x" headline="Titre" hashtags="#deco, maison" twitter-user="@marque"></vitrine-share-buttons>${script}`,
  );
  const origin = encodeURIComponent(new URL(page.url()).origin);
  await expect(link(page, /on X/)).toHaveAttribute(
    'href',
    `https://twitter.com/intent/tweet?text=Titre&url=${origin}%2Ffr%2Fx&hashtags=deco,maison&via=marque`,
  );
  await page.locator('vitrine-share-buttons').evaluate((element) => element.removeAttribute('hashtags'));
  await expect(link(page, /on X/)).toHaveAttribute('href', /%2Ffr%2Fx&via=marque$/);
});

test('SH-06 a plain click opens a pop-up of 500 by 500 in the middle, named after its network, and says so', async ({
  page,
}) => {
  const opened = await noteOpened(page);
  const told = await noteTold(page);
  await open(page, share + script);
  await link(page, facebook).click();
  await link(page, /X/).focus();
  await page.keyboard.press('Enter');
  const [first, second] = await opened();
  expect(first?.slice(0, 2)).toEqual([
    expect.stringMatching(/^https:\/\/www\.facebook\.com\/sharer\//),
    'sharer-facebook',
  ]);
  const middle = await page.evaluate(() => [screenX + (outerWidth - 500) / 2, screenY + (outerHeight - 500) / 2]);
  expect(first?.[2]).toBe(`width=500,height=500,left=${middle[0]},top=${middle[1]}`);
  expect(second?.[1]).toBe('sharer-twitter');
  expect(await told()).toEqual(['facebook', 'twitter']);
  expect(await readDataLayer(page)).toEqual([
    { event: 'share', method: 'facebook' },
    { event: 'share', method: 'twitter' },
  ]);
  expect(page.context().pages()).toHaveLength(1);
});

test('SH-06 a link of an application is opened by itself', async ({ page }) => {
  const opened = await noteOpened(page);
  await open(page, share + script);
  await link(page, /email/).click();
  expect(await opened()).toEqual([
    [`mailto:?subject=Mirrors%20%26%20light&body=${address}%0D%0ASix%20ideas`, '_blank'],
  ]);
});

test('SH-06 a pop-up is a window of its own that cannot reach the page', async ({ page, context }) => {
  await context.route('https://www.facebook.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sharer</title>' }),
  );
  await open(page, share + script);
  const [popup] = await Promise.all([page.waitForEvent('popup'), link(page, facebook).click()]);
  await popup.waitForURL(/facebook\.com/);
  expect(await popup.evaluate(() => [window.opener, innerWidth, innerHeight])).toEqual([null, 500, 500]);
});

test('a middle click, a click with a key, and a blocked pop-up leave the link to the browser', async ({ page }) => {
  const opened = await noteOpened(page, false);
  await page.addInitScript(() => {
    const left: [string, boolean][] = [];
    Reflect.set(window, 'left', left);
    for (const type of ['click', 'auxclick']) {
      addEventListener(type, (event) => {
        left.push([type, !event.defaultPrevented]);
        // Enough is known; the network itself is left alone.
        event.preventDefault();
      });
    }
  });
  await open(page, share + script);
  await link(page, facebook).click({ button: 'middle' });
  await link(page, facebook).click({ modifiers: ['Control'] });
  await link(page, facebook).click({ modifiers: ['Shift'] });
  expect(await opened()).toEqual([]);
  await link(page, facebook).click();
  expect(await opened()).toHaveLength(1);
  expect(await page.evaluate(() => Reflect.get(window, 'left'))).toEqual([
    ['auxclick', true],
    ['click', true],
    ['click', true],
    ['click', true],
  ]);
});

for (const [lang, names] of [
  ['en', { copy: 'Copy link', copied: 'Link copied' }],
  ['fr', { copy: 'Copier le lien', copied: 'Lien copié' }],
] as const) {
  test(`copying the link is told to everybody (${lang})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const told = await noteTold(page);
    await open(page, share + script, { lang });
    await expect(page.getByRole('status')).toBeEmpty();
    const copy = page.getByRole('button', { name: names.copy });
    const before = await copy.boundingBox();
    await copy.click();
    await expect(page.getByRole('status')).toHaveText(names.copied);
    const { violations } = await new AxeBuilder({ page }).include('vitrine-share-buttons').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // Nothing moves, and the focus stays.
    expect(await copy.boundingBox()).toEqual(before);
    await expect(copy).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://example.ca/en/mirrors?a=1&b=2');
    expect(await told()).toEqual(['copy']);
    await expect(page.getByRole('status')).toBeEmpty();
  });
}

test('where copying is not allowed the link is shown to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page, share + script);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const address = page.getByRole('textbox', { name: 'Copy this link' });
  await expect(address).toHaveValue('https://example.ca/en/mirrors?a=1&b=2');
  await expect(address).toBeFocused();
  await expect(address).not.toBeEditable();
  expect(await address.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(37);
  await expect(page.getByRole('status')).toBeEmpty();
});

test('the device’s own sharing is offered where there is one, and may be cancelled', async ({ page }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      Reflect.set(window, 'shared', data);
      return Promise.reject(new DOMException('cancelled', 'AbortError'));
    };
    Object.assign(Navigator.prototype, { share, canShare: () => true });
  });
  const told = await noteTold(page);
  await open(page, share + script);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
    url: 'https://example.ca/en/mirrors?a=1&b=2',
    title: 'Mirrors & light',
    text: 'Six ideas',
  });
  expect(await told()).toEqual(['native']);
});

test('the device’s own sharing is not offered where there is none', async ({ page }) => {
  await page.addInitScript(() => Object.assign(Navigator.prototype, { canShare: undefined }));
  await open(page, share + script);
  await expect(link(page, facebook)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(1);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' });
  test('SH-05 a text message gets the other separator', async ({ page }) => {
    await open(page, `<vitrine-share-buttons networks="sms"></vitrine-share-buttons>${script}`);
    await expect(link(page, /text message/)).toHaveAttribute('href', /^sms:&body=Mirrors/);
  });
});

test('SH-01 other networks come in one more file, with names and icons; retired ones too when they are asked for', async ({
  page,
}) => {
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
  for (const path of await page.getByRole('link').locator('path').all()) {
    await expect(path).toHaveAttribute('d', /^m/);
  }
  expect(asked.filter((url) => /\/more-networks\.js/.test(url))).toHaveLength(1);
});

test('the default set asks for three files and nothing of any network', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, share + script);
  await expect(link(page, facebook)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.slice(1).map((url) => url.replace(/chunks\/[\w-]{8}\//, ''))).toEqual([
    `${widgets}vitrine.js`,
    `${widgets}share-buttons-messages.en.js`,
    `${widgets}only-share-buttons.js`,
  ]);
});

test('SH-07 an unknown network is left out with one warning, and the others work', async ({ page, watched }) => {
  watched.expectComplaint(/no network "myspace"/);
  await open(
    page,
    `<vitrine-share-buttons networks="myspace,facebook"></vitrine-share-buttons>
     <vitrine-share-buttons networks="facebook,MySpace"></vitrine-share-buttons>${script}`,
  );
  await expect(page.getByRole('link')).toHaveCount(2);
  expect(watched.complaints).toEqual(['warning: vitrine-share-buttons: no network "myspace"; it is left out.']);
});

test('RT-10 a network whose file cannot be had is left out and told of; the others work', async ({ page, watched }) => {
  watched.expectComplaint(/ERR_FAILED|no network "reddit"/);
  await page.addInitScript(() => {
    addEventListener('vitrine:preloaderror', (event) =>
      Reflect.set(window, 'failed', (event as CustomEvent).detail.tag),
    );
  });
  await page.route(/more-networks/, (route) => route.abort());
  await open(page, `<vitrine-share-buttons networks="facebook,reddit"></vitrine-share-buttons>${script}`);
  await expect(page.getByRole('link')).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'failed'))).toBe('vitrine-share-buttons');
});

test.describe('prerendered', () => {
  const attributes = {
    locale: 'fr',
    networks: 'facebook,linkedin,email',
    'page-url': 'https://example.ca/fr/miroirs',
    headline: 'Miroirs',
  };

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('links work and buttons that cannot are not there', async ({ page }) => {
      await open(page, (await prerender(attributes)) + script, { lang: 'fr' });
      await expect(link(page, facebook)).toHaveAttribute(
        'href',
        /u=https%3A%2F%2Fexample\.ca%2Ffr%2Fmiroirs&title=Miroirs/,
      );
      await expect(link(page, /Partager par courriel/)).toHaveAttribute('href', /^mailto:\?subject=Miroirs/);
      await expect(link(page, /LinkedIn/).locator('path')).toHaveAttribute('d', /^m/);
      await expect(page.getByRole('button')).toHaveCount(0);
    });
  });

  test('it is taken over as it stands: same nodes, no layout shift, and nothing is missing meanwhile', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shifted', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/vitrine.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.route('**/more-networks.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const markup = await prerender(attributes);
    const path = `/${pages.size}`;
    pages.set(path, {
      html: `<!doctype html><html lang="fr"><head>${head}</head><body>${markup}<p>Below</p>${script}</body></html>`,
      headers: {},
    });
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}${path}`, { waitUntil: 'commit' });
    await expect(link(page, /LinkedIn/)).toBeVisible();
    const shadow = 'vitrine-share-buttons';
    await page.locator(shadow).evaluate((element) => {
      Reflect.set(window, 'before', [...(element.shadowRoot?.querySelectorAll('.root a, .root path') ?? [])]);
    });
    release();
    await page.waitForFunction((tag) => customElements.get(tag), shadow);
    await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeVisible();
    await expect(link(page, /LinkedIn/)).toHaveAttribute('href', /linkedin\.com\/sharing\/.*miroirs$/);
    await page.waitForLoadState('networkidle');
    await expect(link(page, /LinkedIn/)).toHaveAttribute('aria-label', 'Partager sur LinkedIn (nouvelle fenêtre)');
    const isSame = await page.locator(shadow).evaluate((element) => {
      const now = [...(element.shadowRoot?.querySelectorAll('.root a, .root path') ?? [])];
      const before = Reflect.get(window, 'before') as Element[];
      return before.length === now.length && now.every((node, index) => node === before[index]);
    });
    expect(isSame).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0);
  });
});

test('works beside other widgets, where Preact draws it, and in its own file', async ({ page }) => {
  await open(page, `${share}<vitrine-newsletter-form></vitrine-newsletter-form>${script}`);
  await expect(link(page, facebook)).toHaveAttribute('href', new RegExp(address));
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await open(page, `${share}<script type="module" src="${widgets}share-buttons.js"></script>`, { lang: 'fr' });
  await expect(link(page, facebook)).toHaveAttribute('aria-label', 'Partager sur Facebook (nouvelle fenêtre)');
});

test('runs under a strict policy with Trusted Types', async ({ page }) => {
  await open(page, share + script, {
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${origins.site}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  });
  await expect(link(page, facebook)).toHaveCSS('min-height', /^44/);
});

for (const lang of ['en', 'fr'] as const) {
  for (const width of [320, 390, 1440]) {
    test(`axe finds nothing, targets are 44 pixels, nothing is cut off (${lang}, ${width} wide)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.addInitScript(() => Object.assign(Navigator.prototype, { canShare: () => true }));
      await open(
        page,
        `<h1>Page</h1><vitrine-share-buttons networks="facebook,pinterest,twitter,whatsapp,linkedin,email"></vitrine-share-buttons>${script}`,
        { lang },
      );
      await expect(page.getByRole('link', { name: /LinkedIn/ })).toBeVisible();
      const targets = await page.locator('vitrine-share-buttons').evaluate((element) =>
        [...(element.shadowRoot?.querySelectorAll('a, button') ?? [])].map((each) => {
          const { width, height, right } = each.getBoundingClientRect();
          return width >= 44 && height >= 44 && right <= innerWidth;
        }),
      );
      expect(targets).toEqual(Array(8).fill(true));
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  }
}

test('the row works by keyboard alone, in the order in which it is seen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(Navigator.prototype, { canShare: undefined }));
  const opened = await noteOpened(page);
  await open(page, share + script);
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.waitFor();
  const reached: (string | null)[] = [];
  for (const each of await page.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(each).toBeFocused();
    reached.push(await each.getAttribute('aria-label'));
  }
  expect(reached).toEqual([
    'Share on Facebook (opens a new window)',
    'Share on Pinterest (opens a new window)',
    'Share on X (opens a new window)',
    'Share by email',
  ]);
  await page.keyboard.press('Enter');
  expect(await opened()).toHaveLength(1);
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('Link copied');
});

test('a row that changes its language, its networks or its place goes on working', async ({ page }) => {
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

test('its icons show in forced colours, and none of it is printed', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, share + script);
  const icon = link(page, facebook).locator('svg');
  const colours = await icon.evaluate((svg) => [
    getComputedStyle(svg).fill,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colours[0]).not.toBe(colours[1]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('vitrine-share-buttons')).toBeHidden();
});

for (const locale of locales) {
  test.describe(`on pages of prose that are worth sharing (${locale})`, () => {
    const name =
      locale === 'en' ? 'Share on Facebook (opens a new window)' : 'Partager sur Facebook (nouvelle fenêtre)';
    for (const path of ['grand-openings', 'style-plus', 'environment']) {
      const shared = new RegExp(`\\?u=https%3A%2F%2F[\\w.]+%2F${locale}%2F${path}&title=[^&]+&description=[^&]+&`);

      test(`SH-02 ${path} is shared by its public address and its title`, async ({ page }) => {
        await keepLightboxAway(page);
        await page.goto(`/${locale}/${path}`);
        const row = page.locator('vitrine-share-buttons');
        await row.scrollIntoViewIfNeeded();
        await expect(row.getByRole('button').last()).toBeVisible();
        await expect(row.getByRole('link', { name })).toHaveAttribute('href', shared);
      });

      test.describe('without JavaScript', () => {
        test.use({ javaScriptEnabled: false });
        test(`SH-02 ${path} is shared all the same`, async ({ page }) => {
          await page.goto(`/${locale}/${path}`);
          const row = page.locator('vitrine-share-buttons');
          await expect(row.getByRole('link', { name })).toHaveAttribute('href', shared);
          await expect(row.getByRole('link')).toHaveCount(4);
          await expect(row.getByRole('button')).toHaveCount(0);
        });
      });
    }
  });

  for (const [site, path, brand] of [
    [origins.winners, '/strict', 'a strict page of a sibling brand'],
    [origins.landing, '/list', 'a landing page'],
  ] as const) {
    test(`SH-06 it works by keyboard on ${brand} (${locale})`, async ({ page }) => {
      await keepLightboxAway(page);
      const opened = await noteOpened(page);
      await page.goto(`${site}${path}${locale === 'fr' ? '/fr' : ''}`);
      const row = page.locator('vitrine-share-buttons');
      await row.scrollIntoViewIfNeeded();
      const pinterest = row.getByRole('link', { name: /Pinterest/ });
      await expect(pinterest).toHaveAttribute('href', new RegExp(encodeURIComponent(`${site}${path}`)));
      await tabTo(page, pinterest);
      await page.keyboard.press('Enter');
      expect((await opened())[0]?.[1]).toBe('sharer-pinterest');
      const { violations } = await new AxeBuilder({ page }).include('vitrine-share-buttons').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  }
}
