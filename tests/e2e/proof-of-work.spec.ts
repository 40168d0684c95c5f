import { runSubmissions, type ServerProcess, startProcess } from '../server/support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../server/support/test-databases.ts';
import { messages } from './messages.ts';
import { createAddress, fillForm, findParts, formTag, handlerPath, visit } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

const checkMessages = {
  en: { question: /^What is (\d) plus (\d)\?/, late: 'too many attempts' },
  fr: { question: /^Combien font (\d) plus (\d)\?/, late: 'Trop d’essais' },
};
/** What the browser says of each response 429. */
const refused = /Failed to load resource.*429/;

test.describe('a server that requires proof of work', () => {
  let location: TestDatabase;
  let server: ServerProcess;

  test.beforeAll(async () => {
    location = await createTestDatabase('pglite');
    // Near from the first request on.
    server = await startProcess(location, { RATE_LIMIT_PER_MINUTE: '1000', PROOF_OF_WORK_PERCENT: '0' });
  });
  test.afterAll(async () => {
    await server.end('SIGTERM');
    await location.remove();
  });

  const countSignUps = async (address: string) => {
    const { stdout } = await runSubmissions(location, 'newsletter', '--format', 'json');
    return JSON.parse(stdout).filter(({ email }: { email: string }) => email === address).length;
  };

  for (const locale of locales) {
    const sampledTest = sampledTestIn(import.meta.url, locale);

    sampledTest(`R22 accepts a form with proof of work on its second request, and stores it once (${locale})`)(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(refused);
        const address = createAddress();
        const posts: Record<string, string>[] = [];
        page.on('request', (request) => {
          if (new URL(request.url()).pathname === handlerPath) posts.push(request.headers());
        });
        await visit(page, `${server.origin}/${locale}/newsletter`, formTag);
        const form = page.locator(formTag);
        await fillForm(form, address);
        await findParts(form).submit.click();
        await expect(form).toContainText(messages[locale].success);
        expect(await countSignUps(address)).toBe(1);
        expect(posts.map((headers) => !!headers['proof-of-work'])).toEqual([false, true]);
        expect(new Set(posts.map((headers) => headers['idempotency-key'])).size).toBe(1);
      },
    );

    sampledTest(`R22 stores nothing from a form without crypto.subtle, which says when to retry (${locale})`)(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(refused);
        watched.expectConsoleMessage(/sign-up: error/);
        // As on a page that is not secure.
        await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
        const address = createAddress();
        await visit(page, `${server.origin}/${locale}/newsletter`, formTag);
        const form = page.locator(formTag);
        await fillForm(form, address);
        await findParts(form).submit.click();
        await expect(form).toContainText(checkMessages[locale].late);
        await expect(findParts(form).email).toHaveValue(address);
        expect(await countSignUps(address)).toBe(0);
      },
    );
  }

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    for (const locale of locales) {
      test(`R22 returns a form with a question, and accepts it with the right answer (${locale})`, async ({
        page,
        watched,
      }) => {
        watched.expectConsoleMessage(refused);
        const address = createAddress();
        await page.goto(`${server.origin}/${locale}/newsletter`);
        const { email, postalCode, submit } = findParts(page.locator(formTag));
        await email.fill(address);
        await postalCode.fill('K1A 0B1');
        await submit.click();
        const question = page.getByLabel(checkMessages[locale].question);
        await expect(question).toBeFocused();
        await expect(page.locator('input[name="Email"]')).toHaveValue(address);
        const label = (await page.locator('label[for="QuestionAnswer"]').textContent()) ?? '';
        const [, first, second] = checkMessages[locale].question.exec(label) ?? [];
        await question.fill(`${Number(first) + Number(second)}`);
        await page.locator('.form-again button[type="submit"]').click();
        await expect(page).toHaveURL(`${server.origin}/${locale}/newsletter/thank-you`);
        expect(await countSignUps(address)).toBe(1);
      });
    }
  });
});
