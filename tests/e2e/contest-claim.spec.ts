import { createContest } from '../server/support/test-contests.ts';
import { startContestServer } from '../support/contest-server.ts';
import { createAudit, expectNoFindings } from './axe.ts';
import { listWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

const messages = {
  en: {
    ask: 'Claim your prize',
    button: 'Claim my prize',
    wrong: 'Enter your full name',
    done: 'Got it.',
    late: 'The time to claim',
    quebec: 'Quebec',
  },
  fr: {
    ask: 'Réclamez votre prix',
    button: 'Réclamer mon prix',
    wrong: 'Entrez votre nom complet',
    done: 'C’est noté.',
    late: 'Le délai est passé',
    quebec: 'Québec',
  },
};
const title = { en: 'Autumn at home', fr: 'L’automne à la maison' };
const day = 86_400_000;

let server: Awaited<ReturnType<typeof startContestServer>>;
let links: ReadonlyMap<string, string>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const soon = { opens: new Date(Date.now() - day).toISOString(), closes: new Date(Date.now() + day).toISOString() };
  // Everyone who enters wins.
  const prizes = Array.from({ length: 20 }, () => createContest().prizes).flat();
  server = await startContestServer(createContest({ id: 'asks', skillQuestion: false, title, prizes, ...soon }));
  for (const locale of locales)
    for (const name of ['plain', 'wide', 'late']) await server.enter('asks', `${name}.${locale}@example.ca`, locale);
  links = await server.findLinks('asks');
});
test.afterAll(() => server.stop());
const open = (name: string, locale: string) =>
  `${server.origin}/${locale}/claim${links.get(`${name}.${locale}@example.ca`)}`;

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  const said = messages[locale];

  test.describe(`the page to claim a prize (${locale})`, () => {
    test.describe('with JavaScript off', () => {
      test.use({ javaScriptEnabled: false });

      test('shows the contest, keeps typed values beside each error, and stores the claim', async ({
        page,
        watched,
      }) => {
        watched.expectConsoleMessage(/status of 422/);
        await page.goto(open('plain', locale));
        await expect(page.locator('h1')).toHaveText(said.ask);
        await expect(page.locator('#claim-by')).toContainText(title[locale]);
        await page.locator('[name=Street]').fill('12, rue des Érables');
        await page.getByRole('button', { name: said.button }).click();
        await expect(page.locator('#claim-Name-error')).toContainText(said.wrong);
        await expect(page.locator('[name=Name]')).toBeFocused();
        await expect(page.locator('[name=Street]')).toHaveValue('12, rue des Érables');

        await page.locator('[name=Name]').fill('Jeanne Roy');
        await page.locator('[name=City]').fill('Québec');
        const choices = page.locator('[name=Province] option:nth-child(n + 2)');
        expect((await choices.allTextContents()).join()).toMatch(
          locale === 'en' ? /^Alberta,British Columbia,/ : /^Alberta,Colombie-Britannique,/,
        );
        await page.locator('[name=Province]').selectOption('QC');
        await page.locator('[name=PostalCode]').fill('G1R 4P5');
        await page.locator('[name=SkillAnswer]').fill('75');
        await page.locator('[name=ReleaseAccepted]').check();
        await page.getByRole('button', { name: said.button }).click();
        await expect(page.locator('h1')).toContainText(said.done);
        await page.reload();
        await expect(page.locator('h1')).toContainText(said.done);
        const claims = JSON.parse(await server.run({ command: 'claims', contest: 'asks', format: 'json' }));
        const claim = claims.find(({ email }: { email: string }) => email === `plain.${locale}@example.ca`);
        expect(claim).toMatchObject({ name: 'Jeanne Roy', street: '12, rue des Érables', postal_code: 'G1R4P5' });
      });

      sampledTest('says that it is too late after the last day')(async ({ page }) => {
        server.clock.now = () => Date.now() + 9 * day;
        try {
          await page.goto(open('late', locale));
          await expect(page.locator('h1')).toContainText(said.late);
          await expect(page.locator('#claim-by')).toContainText(title[locale]);
        } finally {
          server.clock.now = Date.now;
        }
      });
    });

    sampledTest('has no axe violations at any width and can be filled in by keyboard')(async ({ page, watched }) => {
      watched.expectConsoleMessage(/status of 422/);
      for (const width of listWidths(locale)) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(open('wide', locale));
        await expectNoFindings(page, `${width}`, createAudit(page));
        await page.getByRole('button', { name: said.button }).click();
        await expect(page.locator('[name=Name]')).toBeFocused();
        await expectNoFindings(page, `${width}, with errors`, createAudit(page));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        for (const name of ['Street', 'City', 'Province', 'PostalCode', 'SkillAnswer', 'ReleaseAccepted']) {
          await page.keyboard.press('Tab');
          await expect(page.locator(`[name=${name}]`)).toBeFocused();
        }
      }
    });
  });
}
