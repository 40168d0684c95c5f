import { createContest } from '../server/support/test-contests.ts';
import { startContestServer } from '../support/contest-server.ts';
import { createAudit, expectNoFindings } from './axe.ts';
import { listWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

const messages = {
  en: {
    check: 'Check',
    found: /is in the list, at position 2, with 1 of 6 chances/,
    notFound: /no entry in the list/,
    same: /we repeated the draw in your browser/,
    altered: /the list is not the one that was drawn from/,
    badReference: 'Enter the reference as you got it',
    fixed: /was fixed on .* before anyone could see an entry/,
    seed: 'Seed',
  },
  fr: {
    check: 'Vérifier',
    found: /est dans la liste, à la position 2, avec 1 des 6 chances/,
    notFound: /aucune participation de la liste/,
    same: /nous avons refait le tirage dans votre navigateur/,
    altered: /la liste n’est pas celle du tirage/,
    badReference: 'Entrez la référence telle que vous',
    fixed: /a été fixé le .* avant que quiconque/,
    seed: 'Germe',
  },
};
const day = 86_400_000;
const title = { en: 'Autumn at home', fr: 'L’automne à la maison' };

let server: Awaited<ReturnType<typeof startContestServer>>;
let reference: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const soon = { opens: new Date(Date.now() - day).toISOString(), closes: new Date(Date.now() + day).toISOString() };
  const changes = { skillQuestion: false, title, ...soon };
  server = await startContestServer(
    createContest({ id: 'drawn', ...changes }),
    createContest({ id: 'open', ...changes }),
  );
  for (let entry = 1; entry <= 6; entry += 1) await server.enter('drawn', `Person.${entry}@gmail.com`);
  const order = { winners: 1, alternates: 2, isEarly: true, isAgain: false };
  await server.run({ command: 'draw', contest: 'drawn', ...order });
  const rows = JSON.parse(await server.run({ command: 'export', contest: 'drawn', format: 'json' }));
  reference = rows[1].id;
});
test.afterAll(() => server.stop());

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  const said = messages[locale];
  const address = () => `${server.origin}/${locale}/draws/drawn`;

  test.describe(`the page of a contest’s draws (${locale})`, () => {
    test('finds an entry and repeats the draw, without sending anything', async ({ page }) => {
      await page.goto(address());
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
      await page.locator('#draw-reference').fill(` ${reference.toUpperCase()} `);
      await page.locator('#draw-email').fill('person2@googlemail.com');
      await page.getByRole('button', { name: said.check }).click();
      await expect(page.locator('#draw-status')).toContainText(said.found);
      await expect(page.locator('#draw-status')).toContainText(said.same);
      expect(sent.filter((request) => !/^GET .*\/entries\.txt $/.test(request))).toEqual([]);
      await page.locator('#draw-email').fill('person3@gmail.com');
      await page.getByRole('button', { name: said.check }).click();
      await expect(page.locator('#draw-status')).toContainText(said.notFound);
    });

    test('says so when a line of the list was altered', async ({ page }) => {
      await page.route('**/entries.txt', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/^2 1 2 /m, '2 3 2 ') });
      });
      await page.goto(address());
      await page.locator('#draw-reference').fill(reference);
      await page.locator('#draw-email').fill('person2@gmail.com');
      await page.getByRole('button', { name: said.check }).click();
      await expect(page.locator('#draw-status')).toHaveText(said.altered);
    });

    test.describe('with JavaScript off', () => {
      test.use({ javaScriptEnabled: false });

      test('shows the seed, the places and the list, and the digest of the next seed', async ({ page }) => {
        await page.goto(address());
        await expect(page.locator('h2').first()).toHaveText(title[locale]);
        await expect(page.locator('.draw dt', { hasText: said.seed }).last()).toBeVisible();
        await expect(page.locator('#draw-check')).toBeHidden();
        const list = await page.request.get(`${server.origin}${await page.locator('.draw a').getAttribute('href')}`);
        expect((await list.text()).trim().split('\n')).toHaveLength(6);
        await page.goto(`${server.origin}/${locale}/draws/open`);
        await expect(page.locator('#draws')).toContainText(said.fixed);
      });
    });

    sampledTest('has no axe violations at any width, and leads to a wrong field')(async ({ page }) => {
      for (const width of listWidths(locale)) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address());
        await expectNoFindings(page, `${width}`, createAudit(page));
        await page.getByRole('button', { name: said.check }).click();
        await expect(page.locator('#draw-reference')).toBeFocused();
        await expect(page.locator('#draw-reference-error')).toContainText(said.badReference);
        await expectNoFindings(page, `${width}, with errors`, createAudit(page));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
    });
  });
}
