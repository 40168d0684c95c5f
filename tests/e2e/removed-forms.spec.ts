import { contactTag, feedbackPath, fillMessage, listMessages, visitContact } from './contact-form.ts';
import { createAddress, keepLightboxAway } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService, createHold } from './service.ts';
import { expect } from './watched-page.ts';

// Pages make their content anew while a form is being sent: by `innerHTML`, or as Turbo and htmx do.

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  sampledTest(
    `CF-03 a form replaced while it is sent fires its event, and a second send stores nothing more (${locale})`,
  )(async ({ page }) => {
    await keepLightboxAway(page);
    const address = createAddress();
    const { submit, result } = await visitContact(page, `/${locale}/contact`);
    await fillMessage(page, address);
    await page.evaluate(() => {
      const heard: string[] = [];
      addEventListener('vitrine-contact-submitted', ({ type }) => heard.push(type));
      Object.assign(window, { heard });
    });
    const { hold, release } = createHold();
    await breakService(page, feedbackPath, hold);
    const asked = page.waitForRequest((request) => request.url().includes(feedbackPath));
    await submit.click();
    await asked;
    await page.locator(contactTag).evaluate((element) => element.replaceWith(element.cloneNode(true)));
    await submit.waitFor();
    release();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toHaveLength(1);
    await page.unrouteAll();
    await fillMessage(page, address);
    await submit.click();
    await expect(result).toBeVisible();
    expect(await listMessages(address)).toHaveLength(1);
  });
}
