import type { Page } from '@playwright/test';
import { createAudit, expectNoFindings } from './axe.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { listAuditWidths } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

const id = 'dQw4-9W_gXc';
const tag = 'vitrine-video-block';
const watchPage = `https://www.youtube.com/watch?v=${id}`;
const player = '<!doctype html><html lang="en"><title>Player</title><body><button>Pause</button></body></html>';
const messages = {
  en: { play: 'Watch the video: A quiet room', title: 'Video: A quiet room', there: 'Watch on YouTube', lang: 'en-CA' },
  fr: {
    play: 'Regarder la vidéo\u00a0: A quiet room',
    title: 'Vidéo\u00a0: A quiet room',
    there: 'Regarder sur YouTube',
    lang: 'fr-CA',
  },
} as const;

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

/** A block with more attributes and children, defined and rendered. */
async function openBlock(page: Page, attributes = `src="${watchPage}"`, children = '', lang = 'en-CA') {
  await elsewhere.open(page, `<${tag} ${attributes}>${children}</${tag}><p id="after">After</p>`, lang);
  const block = page.locator(tag);
  await block.locator('figure').waitFor();
  return { block, play: block.locator('.play'), frame: block.locator('iframe'), stage: block.locator('.stage') };
}

/** Stands in for a video host and records its requests, which then do not count as third-party. */
async function respondFor(page: Page, watched: { strangers: string[] }, host: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${host}/**`, (route) => {
    asked.push(route.request().url());
    watched.strangers.length = 0;
    return route.fulfill({ contentType: 'text/html', body: player });
  });
  return asked;
}

/** A frame on another origin hides its focus: the surrounding page only shows that the frame has it. */
const expectFocusInFrame = (page: Page) =>
  expect
    .poll(() => page.locator(tag).evaluate((element) => element.shadowRoot?.activeElement?.localName))
    .toBe('iframe');

const youtube = 'https://www.youtube-nocookie.com';

for (const locale of ['en', 'fr'] as const) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  test.describe(`a video block (${locale})`, () => {
    const { play: name, title, there, lang } = messages[locale];
    const attributes = `src="${watchPage}" heading="A quiet room" text="Linen and low lamps." poster="/poster.svg" allowfullscreen frameborder="1"`;

    sampledTest('AR-03 requests nothing from its host before a click, then plays in a titled and focused frame')(
      async ({ page, watched }) => {
        const asked = await respondFor(page, watched, youtube);
        const { block, play, frame } = await openBlock(page, attributes, '', lang);
        await expect(block.getByRole('heading', { name: 'A quiet room' })).toBeVisible();
        await expect(block.getByText('Linen and low lamps.')).toBeVisible();
        await expect(block.locator('#notice')).toContainText('YouTube (Google)');
        await expect(block.getByRole('link', { name: there })).toHaveAttribute('href', watchPage);
        await page.waitForLoadState('networkidle');
        expect(asked).toEqual([]);
        expect(watched.strangers).toEqual([]);

        const heard = page.evaluate(
          () =>
            new Promise((resolve) =>
              document.addEventListener('vitrine-video-started', (event) => resolve((event as CustomEvent).detail)),
            ),
        );
        await expect(play).toHaveRole('button');
        await expect(play).toHaveAccessibleName(name);
        await expect(play).toHaveAccessibleDescription(/YouTube \(Google\)/);
        await play.click();
        expect(await heard).toEqual({ host: 'youtube' });
        await expect(frame).toHaveAttribute('title', title);
        await expect(frame).toHaveAttribute('frameborder', '0');
        await expect(frame).toHaveAttribute('allowfullscreen', /.*/);
        await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
        await expect(frame.contentFrame().getByRole('button', { name: 'Pause' })).toBeVisible();
        expect(asked).toEqual([
          `${youtube}/embed/${id}?autoplay=1&playsinline=1&rel=0&hl=${locale}&cc_lang_pref=${locale}`,
        ]);
        await expectFocusInFrame(page);
        await page.keyboard.press('Tab');
        const pause = frame.contentFrame().getByRole('button', { name: 'Pause' });
        await expect.poll(() => pause.evaluate((element) => element === document.activeElement)).toBe(true);
        await expect(block.getByRole('link', { name: there })).toBeVisible();
      },
    );

    for (const width of listAuditWidths(locale)) {
      test(`AR-03 has no axe violations before and after it starts (${width} pixels wide)`, { tag: '@full' }, async ({
        page,
        watched,
      }) => {
        // axe tries to add its own style sheet, which the page's policy blocks.
        watched.expectComplaint(/style-src|inline style|default-src/);
        await page.setViewportSize({ width, height: 900 });
        await respondFor(page, watched, youtube);
        const { play, frame } = await openBlock(page, attributes, '', lang);
        const look = (state: string) => expectNoFindings(page, state, createAudit(page).exclude('iframe'));
        await look('before');
        await play.click();
        await expect(frame).toBeVisible();
        await look('started');
      });
    }
  });
}

for (const key of ['Enter', 'Space']) {
  test(`AR-03 ${key} starts the video`, async ({ page, watched }) => {
    await respondFor(page, watched, youtube);
    const { play } = await openBlock(page);
    await expect(play).toHaveRole('button');
    await play.press(key);
    await expectFocusInFrame(page);
  });
}

test('AR-03 a Vimeo video plays with dnt=1, and a changed src removes the player', async ({ page, watched }) => {
  const asked = await respondFor(page, watched, 'https://player.vimeo.com');
  const { block, play, frame } = await openBlock(page, 'src="https://vimeo.com/76979871"');
  await expect(block.locator('#notice')).toContainText('Vimeo');
  await play.click();
  await expect(frame).toHaveAttribute('title', 'Vimeo video player');
  await expect.poll(() => asked).toEqual(['https://player.vimeo.com/video/76979871?dnt=1&autoplay=1']);
  await expect(frame).not.toHaveAttribute('allowfullscreen');
  await block.evaluate((element, src) => element.setAttribute('src', src), watchPage);
  await expect(frame).toHaveCount(0);
  await expect(play).toHaveAttribute('href', watchPage);
});

test('AR-03 a page that cancels vitrine-video-started prevents the player from loading', async ({ page, watched }) => {
  const asked = await respondFor(page, watched, youtube);
  const { play, frame } = await openBlock(page);
  await expect(play).toHaveRole('button');
  await page.evaluate(() => document.addEventListener('vitrine-video-started', (event) => event.preventDefault()));
  await play.click();
  await nextFrames(page);
  await expect(frame).toHaveCount(0);
  expect(asked).toEqual([]);
});

for (const [given, shape] of [
  ['', 16 / 9],
  ['width="640" height="480"', 4 / 3],
  ['width="560"', 16 / 9],
] as const) {
  test(`AR-03 a video keeps its aspect ratio and shifts nothing when it starts (${given || 'no size'})`, async ({
    page,
    watched,
  }) => {
    // Everything fits on screen, so that the click does not scroll.
    await page.setViewportSize({ width: 800, height: 1000 });
    await respondFor(page, watched, youtube);
    const { stage, play, frame } = await openBlock(page, `src="${watchPage}" poster="/poster.svg" ${given}`);
    const before = await stage.boundingBox();
    const after = await page.locator('#after').boundingBox();
    expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(shape, 1);
    await expect(play).toHaveRole('button');
    await play.click();
    await expectFocusInFrame(page);
    expect(await stage.boundingBox()).toEqual(before);
    expect(await frame.boundingBox()).toEqual(before);
    expect(await page.locator('#after').boundingBox()).toEqual(after);
  });
}

test('AR-03 an upright video is less than 800 pixels high', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { stage } = await openBlock(page, `src="${watchPage}" width="9" height="16"`);
  expect((await stage.boundingBox())?.height).toBeLessThan(800);
});

test.describe('a video block with an unusable src or poster', () => {
  const warnings: string[] = [];
  test.beforeEach(({ page, watched }) => {
    warnings.length = 0;
    watched.expectComplaint(/vitrine-video-block/);
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  });

  test('AR-03 shows the page’s own link, with one warning', async ({ page }) => {
    const src = 'https://youtube.com.films.example/embed/1';
    const { block } = await openBlock(page, `src="${src}"`, '<a href="/own">Our film</a>');
    await expect(block.getByRole('link', { name: 'Our film' })).toBeVisible();
    await expect(block.locator('iframe, .play')).toHaveCount(0);
    await block.evaluate((element) => element.after(element.cloneNode(true)));
    await expect(page.getByRole('link', { name: 'Our film' })).toHaveCount(2);
    await nextFrames(page);
    expect(warnings).toEqual([
      `${tag}: src="${src}" is neither a video of YouTube or Vimeo nor an MP4 or WebM file; a plain link is shown.`,
    ]);
  });

  test('AR-03 shows a link to the src when the page has none, but not to a javascript: URL', async ({ page }) => {
    const { block } = await openBlock(page, 'src="https://films.example/1"', '', 'fr-CA');
    const link = block.getByRole('link', { name: 'Ouvrir la vidéo sur films.example' });
    await expect(link).toHaveAttribute('href', 'https://films.example/1');
    await block.evaluate((element) => element.setAttribute('src', 'javascript:alert(1)'));
    await expect(link).toHaveCount(0);
    await expect(block.locator('a')).toHaveCount(0);
  });

  test('AR-03 shows no image when its poster fails to load', async ({ page, watched }) => {
    watched.expectComplaint(/404/);
    const { block, play } = await openBlock(page, `src="${watchPage}" poster="/missing.svg"`);
    await expect(play).toBeVisible();
    await expect(block.locator('img')).toHaveCount(0);
  });

  test('AR-03 leaves out a poster on the video host, with a warning', async ({ page }) => {
    const { block, play } = await openBlock(page, `src="${watchPage}" poster="https://i.ytimg.com/vi/${id}/0.jpg"`);
    await expect(play).toHaveRole('button');
    await expect(block.locator('img')).toHaveCount(0);
    expect(warnings.join()).toContain('poster=');
  });
});

test('AR-03 the page’s own link shows when the element’s script fails to load', async ({ page, watched }) => {
  watched.expectComplaint(/ERR_FAILED/);
  await page.route('**/widgets/v1/**', (route) => route.abort());
  await elsewhere.open(page, `<${tag} src="${watchPage}"><a href="${watchPage}">Watch it</a></${tag}>`);
  await expect(page.getByRole('link', { name: 'Watch it' })).toBeVisible();
});
