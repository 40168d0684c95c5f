import { createAudit, expectNoFindings } from './axe.ts';
import { readDataLayer } from './newsletter.ts';
import { sampledTestIn } from './sampled-test.ts';
import {
  address,
  facebook,
  link,
  recordEvents,
  recordOpenedWindows,
  script,
  serveSharedPages,
  share,
  tag,
} from './share-buttons.ts';
import { expect, test } from './watched-page.ts';

const { start, stop, open } = serveSharedPages();
test.beforeAll(start);
test.afterAll(stop);

test('SH-02 the default share links carry the page’s URL, title, description and image', async ({ page }) => {
  await open(page, share + script);
  await expect(link(page, facebook)).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer/sharer.php?u=${address}&title=Mirrors%20%26%20light&description=Six%20ideas&quote=&hashtag=`,
  );
  await expect(link(page, /Pinterest/)).toHaveAttribute('href', /&media=https%3A%2F%2Fexample\.ca%2Fmirror\.jpg&/);
  await expect(page.getByRole('link')).toHaveCount(4);
  for (const each of await page.getByRole('link').all()) await expect(each).toHaveAttribute('rel', 'noopener');
});

test('SH-02 attributes override what the page says of itself, also when they change later', async ({ page }) => {
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

test('SH-06 a click opens a centred 500 × 500 pop-up named after its network, and fires a share event', async ({
  page,
}) => {
  const opened = await recordOpenedWindows(page);
  const told = await recordEvents(page);
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

test('SH-06 the email link opens a mailto: URL without pop-up features', async ({ page }) => {
  const opened = await recordOpenedWindows(page);
  await open(page, share + script);
  await link(page, /email/).click();
  expect(await opened()).toEqual([
    [`mailto:?subject=Mirrors%20%26%20light&body=${address}%0D%0ASix%20ideas`, '_blank'],
  ]);
});

test('SH-06 a pop-up measures 500 × 500 and has no opener', async ({ page, context }) => {
  await context.route('https://www.facebook.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sharer</title>' }),
  );
  await open(page, share + script);
  const [popup] = await Promise.all([page.waitForEvent('popup'), link(page, facebook).click()]);
  await popup.waitForURL(/facebook\.com/);
  // The window takes its size after its page.
  await expect.poll(() => popup.evaluate(() => [window.opener, innerWidth, innerHeight])).toEqual([null, 500, 500]);
});

test('the browser follows the link after a middle click, a click with a modifier key or a blocked pop-up', async ({
  page,
}) => {
  const opened = await recordOpenedWindows(page, false);
  await page.addInitScript(() => {
    const left: [string, boolean][] = [];
    Reflect.set(window, 'left', left);
    for (const type of ['click', 'auxclick']) {
      addEventListener(type, (event) => {
        left.push([type, !event.defaultPrevented]);
        // The address is enough; do not contact the network itself.
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
  sampledTestIn(import.meta.url, lang)(`a copied link is announced, and the focus stays on the copy button (${lang})`)(
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const told = await recordEvents(page);
      await open(page, share + script, { lang });
      await expect(page.getByRole('status')).toBeEmpty();
      const copy = page.getByRole('button', { name: names.copy });
      const before = await copy.boundingBox();
      await copy.click();
      await expect(page.getByRole('status')).toHaveText(names.copied);
      await expectNoFindings(page, 'copied', createAudit(page).include(tag));
      // Nothing moves, and the focus stays.
      expect(await copy.boundingBox()).toEqual(before);
      await expect(copy).toBeFocused();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://example.ca/en/mirrors?a=1&b=2');
      expect(await told()).toEqual(['copy']);
      await expect(page.getByRole('status')).toBeEmpty();
    },
  );
}

test('a second copy is announced anew, for as long as the first', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, share + script, { lang: 'en' });
  const copy = page.getByRole('button', { name: 'Copy link' });
  const status = page.getByRole('status');
  await copy.click();
  await expect(status).toHaveText('Link copied');
  const announced = await page.getByText('Link copied').elementHandle();
  await page.clock.runFor(3000);
  await copy.click();
  await expect.poll(() => announced?.evaluate((node) => node.isConnected)).toBe(false);
  await page.clock.runFor(3000);
  await expect(status).toHaveText('Link copied');
  await page.clock.runFor(1500);
  await expect(status).toBeEmpty();
});

test('without a clipboard the link is shown selected in a read-only field', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page, share + script);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const address = page.getByRole('textbox', { name: 'Copy this link' });
  await expect(address).toHaveValue('https://example.ca/en/mirrors?a=1&b=2');
  await expect(address).toBeFocused();
  await expect(address).not.toBeEditable();
  expect(await address.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(37);
  await expect(page.getByRole('status')).toBeEmpty();
  await page.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(address).toBeFocused();
});

test('the Share button passes URL, title and text to navigator.share, and handles its cancellation', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      Reflect.set(window, 'shared', data);
      return Promise.reject(new DOMException('cancelled', 'AbortError'));
    };
    Object.assign(Navigator.prototype, { share, canShare: () => true });
  });
  const told = await recordEvents(page);
  await open(page, share + script);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
    url: 'https://example.ca/en/mirrors?a=1&b=2',
    title: 'Mirrors & light',
    text: 'Six ideas',
  });
  expect(await told()).toEqual(['native']);
});

test('without navigator.canShare there is no Share button', async ({ page }) => {
  await page.addInitScript(() => Object.assign(Navigator.prototype, { canShare: undefined }));
  await open(page, share + script);
  await expect(link(page, facebook)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(1);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' });
  test('SH-05 a text message link has the body after &', async ({ page }) => {
    await open(page, `<vitrine-share-buttons networks="sms"></vitrine-share-buttons>${script}`);
    await expect(link(page, /text message/)).toHaveAttribute('href', /^sms:&body=Mirrors/);
  });
});
