import { createContest } from '../server/support/test-contests.ts';
import { startContestServer } from '../support/contest-server.ts';
import { keepLightboxAway } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

const id = 'my-vitrine-finds';
const messages = {
  en: {
    none: 'No one has entered yet.',
    one: '1 entry so far.',
    left: '2 days 3 hours left.',
    soon: 'Less than a minute left.',
    closed: 'This contest ended on',
  },
  fr: {
    none: 'Personne n’a encore participé.',
    one: '1\u00a0participation à ce jour.',
    left: 'Il reste 2 jours 3 heures.',
    soon: 'Il reste moins d’une minute.',
    closed: 'Ce concours a pris fin le',
  },
};
const hour = 3_600_000;
const closes = Date.parse('2026-12-10T12:00:00-05:00');

let server: Awaited<ReturnType<typeof startContestServer>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const traits = { skillQuestion: false, shows: ['entries', 'timeLeft'] as ('entries' | 'timeLeft')[] };
  server = await startContestServer(createContest({ id, ...traits, closes: new Date(closes).toISOString() }));
});
test.afterAll(() => server.stop());

/** Lets the server's clock run from an instant on. */
function setClock(instant: number): void {
  const begun = Date.now();
  server.clock.now = () => instant + Date.now() - begun;
}

test.describe('a contest that shows its entry count and time left', () => {
  // One server, whose clock the tests set.
  test.describe.configure({ mode: 'serial' });

  for (const locale of locales) {
    const sampledTest = sampledTestIn(import.meta.url, locale);

    test(`uses the server’s clock, whatever the visitor’s clock says (${locale})`, async ({ page }) => {
      // A count may be ten seconds old, so the second language comes later.
      setClock(closes - (locale === 'en' ? 51.5 : 51.4) * hour);
      await page.clock.setSystemTime(new Date('2031-01-01T12:00:00Z'));
      await page.goto(`${server.origin}/${locale}/${id}`);
      const counts = page.locator('vitrine-contest-entry [part=counts]');
      await expect(counts).toContainText(messages[locale].left);
      await expect(counts).toContainText(locale === 'en' ? messages.en.none : messages.fr.one);
      if (locale === 'en') await server.enter(id, 'someone@example.ca');
    });

    sampledTest(`replaces its form with a closing message when the time is up (${locale})`)(async ({ page }) => {
      setClock(closes - 6000);
      // It would take the focus.
      await keepLightboxAway(page);
      await page.goto(`${server.origin}/${locale}/${id}`);
      const contest = page.locator('vitrine-contest-entry');
      await expect(contest.locator('[part=counts]')).toContainText(messages[locale].soon);
      await contest.locator('[name=Email]').focus();
      await expect(contest.locator('[part=result]')).toContainText(messages[locale].closed, { timeout: 12_000 });
      await expect(contest.locator('[part=result] h2')).toBeFocused();
      await expect(contest.locator('form')).toHaveCount(0);
    });
  }

  test('requests no code for counts in a contest without them', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/en/fall-promotion');
    await expect(page.locator('vitrine-contest-entry [name=Email]')).toBeVisible();
    await expect(page.locator('vitrine-contest-entry [part=counts]')).toHaveCount(0);
    expect(scripts.filter((url) => url.includes('contest-counts'))).toEqual([]);
  });
});
