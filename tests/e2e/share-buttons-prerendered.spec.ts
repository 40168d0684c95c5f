import { createHold } from './service.ts';
import { facebook, link, script, serveSharedPages, tag, widgets } from './share-buttons.ts';
import { expect, test } from './watched-page.ts';

const { start, stop, open } = serveSharedPages();
test.beforeAll(start);
test.afterAll(stop);

/** The element as the server renderer writes it, with this build's style sheet. */
async function prerender(attributes: Record<string, string>): Promise<string> {
  const built: string = new URL('../../dist/widgets/server.js', import.meta.url).href;
  const { renderWidget } = (await import(built)) as {
    renderWidget(tag: string, attributes: Record<string, string>, options: { base: string }): string;
  };
  return renderWidget(tag, attributes, { base: widgets });
}

test.describe('prerendered share buttons', () => {
  const attributes = {
    locale: 'fr',
    networks: 'facebook,linkedin,email',
    'page-url': 'https://example.ca/fr/miroirs',
    headline: 'Miroirs',
  };

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('have working links and no buttons', async ({ page }) => {
      await open(page, (await prerender(attributes)) + script, { lang: 'fr' });
      await expect(link(page, facebook)).toHaveAttribute(
        'href',
        /u=https%3A%2F%2Fexample\.ca%2Ffr%2Fmiroirs&title=Miroirs/,
      );
      await expect(link(page, /Partager par courriel/)).toHaveAttribute('href', /^mailto:\?subject=Miroirs/);
      await expect(link(page, /LinkedIn/).locator('path')).toHaveAttribute('d', /^M/);
      await expect(page.getByRole('button')).toHaveCount(0);
    });
  });

  test('are hydrated with the same nodes and no layout shift', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shifted', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { hold, release } = createHold();
    await page.route('**/vitrine.js', hold);
    await page.route('**/*more-networks.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const markup = await prerender(attributes);
    await open(page, `${markup}<p>Below</p>${script}`, { lang: 'fr', waitUntil: 'commit' });
    await expect(link(page, /LinkedIn/)).toBeVisible();
    await page.locator(tag).evaluate((element) => {
      Reflect.set(window, 'before', [...(element.shadowRoot?.querySelectorAll('.root a, .root path') ?? [])]);
    });
    release();
    await page.waitForFunction((name) => customElements.get(name), tag);
    await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeVisible();
    await expect(link(page, /LinkedIn/)).toHaveAttribute('href', /linkedin\.com\/sharing\/.*miroirs$/);
    await page.waitForLoadState('networkidle');
    await expect(link(page, /LinkedIn/)).toHaveAttribute('aria-label', 'Partager sur LinkedIn (nouvelle fenêtre)');
    const isSame = await page.locator(tag).evaluate((element) => {
      const now = [...(element.shadowRoot?.querySelectorAll('.root a, .root path') ?? [])];
      const before = Reflect.get(window, 'before') as Element[];
      return before.length === now.length && now.every((node, index) => node === before[index]);
    });
    expect(isSame).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0);
  });
});
