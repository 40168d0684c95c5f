import { origins } from '../support/ports.ts';
import { sample } from '../support/samples.ts';
import { messages } from './messages.ts';
import { findLightbox, lightboxTag, readSuppression, visit } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { endScrolling, nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

const dayMs = 86_400_000;
const page = '/en/contact';

test.describe('the newsletter lightbox', () => {
  for (const locale of locales) {
    const sampledTest = sampledTestIn(import.meta.url, locale);

    sampledTest(`NL-10 opens five seconds after it was added to the page (${locale})`)(async ({ page }) => {
      const { dialog, element, submit } = findLightbox(page);
      // The clock only advances as the test says, so that a slow machine does not look like a waiting visitor.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto(`/${locale}/contact`);
      const letItStart = async () => {
        await page.clock.runFor(20);
        return page.evaluate((tag) => customElements.get(tag) !== undefined, lightboxTag);
      };
      await expect.poll(letItStart).toBe(true);
      await expect.poll(() => page.clock.runFor(20).then(() => submit.getAttribute('aria-disabled'))).toBe('true');
      await page.clock.runFor(4_000);
      await expect(dialog).toBeHidden();
      await page.clock.runFor(1_500);
      await expect(dialog).toBeVisible();
      await expect(element).toHaveAttribute('open');
    });

    sampledTest(`NL-02 stays closed when the last path segment is newsletter (${locale})`)(async ({ page }) => {
      await page.clock.install();
      await page.goto(`/${locale}/newsletter`);
      await page.clock.runFor(60_000);
      await expect(page.locator(`${lightboxTag} dialog[open]`)).toHaveCount(0);
    });
  }

  test('NL-10 opens once the page is scrolled to the share in scroll-depth', async ({ page }) => {
    await visit(page, `${origins.landing}/list`);
    const { dialog, element } = findLightbox(page);
    await page.setViewportSize({ width: 800, height: 500 });
    await element.evaluate((each) => {
      each.setAttribute('trigger', 'scroll');
      each.setAttribute('scroll-depth', '80');
    });
    await page.mouse.wheel(0, 20);
    await page.waitForFunction(() => scrollY > 0);
    await endScrolling(page);
    await expect(dialog).toBeHidden();
    await page.mouse.wheel(0, 5_000);
    await expect(dialog).toBeVisible();
  });

  test('NL-10 opens when an area that fills the window is scrolled, but not for a smaller area', async ({ page }) => {
    await visit(page, `${origins.landing}/list`);
    const { dialog, element } = findLightbox(page);
    const scrollPart = (height: string) =>
      page.evaluate((size) => {
        document.documentElement.style.overflow = 'hidden';
        document.body.style.cssText = 'height: 100vh; overflow: hidden; margin: 0';
        document.querySelector('#part')?.remove();
        const part = Object.assign(document.createElement('div'), { id: 'part' });
        part.style.cssText = `height: ${size}; overflow: auto`;
        part.innerHTML = '<p style="height: 200vh">Tall</p>';
        document.body.prepend(part);
        part.scrollTop = part.scrollHeight;
      }, height);
    await element.evaluate((each) => each.setAttribute('trigger', 'scroll'));
    // The element listens a moment after its attribute has changed.
    for (let times = 0; times < 10; times += 1) {
      await scrollPart('20vh');
      await nextFrames(page, 5);
    }
    await expect(dialog).toBeHidden();
    await scrollPart('90vh');
    await expect(dialog).toBeVisible();
  });

  test('NL-10 opens when the pointer leaves the window at the top', async ({ page }) => {
    await visit(page, `${origins.landing}/list`);
    const { dialog, element } = findLightbox(page);
    await element.evaluate((each) => each.setAttribute('trigger', 'exit'));
    await page.mouse.move(300, 300);
    await expect(dialog).toBeHidden();
    // The element listens a moment after its attribute has changed.
    await expect(async () => {
      await page.evaluate(() =>
        document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: -1, relatedTarget: null })),
      );
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test('NL-10 opens beside a gift lightbox and a consent banner with open="false"', async ({ page }) => {
    await visit(page, `${origins.landing}/list`);
    await page.evaluate(() => {
      for (const tag of ['vitrine-gift-lightbox', 'vitrine-consent-banner']) {
        const closed = document.createElement(tag);
        closed.setAttribute('open', 'false');
        document.body.append(closed);
      }
    });
    const { dialog, element } = findLightbox(page);
    await element.evaluate((each) => each.setAttribute('delay', '0'));
    await expect(dialog).toBeVisible();
  });

  test('NL-10 opens with trigger="manual" only when its open attribute is set', async ({ page }) => {
    await page.clock.install();
    await visit(page, `${origins.landing}/list`);
    const { dialog, element } = findLightbox(page);
    await element.evaluate((each) => each.setAttribute('trigger', 'manual'));
    await page.clock.runFor(120_000);
    await expect(dialog).toBeHidden();
    await element.evaluate((each) => each.toggleAttribute('open', true));
    await expect(dialog).toBeVisible();
  });

  for (const [query, isShown] of sample(2, [
    ['utm_source=zeta&utm_medium=email', false],
    ['UTM_SOURCE=Zeta&utm_medium=EMAIL&utm_campaign=fall', false],
    ['utm_source=zeta', true],
    ['utm_medium=email', true],
    ['utm_source=zetas&utm_medium=email', true],
  ] as const)) {
    test(`NL-03 ${isShown ? 'opens' : 'stays closed'} with ?${query}`, async ({ page }) => {
      await page.clock.install();
      await visit(page, `${origins.landing}/list?${query}`);
      await page.clock.runFor(10_000);
      const { dialog } = findLightbox(page);
      await expect(dialog).toBeVisible({ visible: isShown });
    });
  }

  for (const [name, path] of [
    ['followed by a slash', '/fr/newsletter/'],
    ['in capitals', '/en/NEWSLETTER'],
  ] as const) {
    test(`NL-02 stays closed when the last path segment is newsletter, ${name}`, async ({ page }) => {
      await page.clock.install();
      await visit(page, `${origins.marshalls}/single`);
      await page.evaluate((address) => history.replaceState(null, '', address), path);
      // The address was changed before the element came back to the page, so it decides again.
      await page.evaluate((tag) => {
        const element = document.querySelector(tag);
        element?.remove();
        const fresh = document.createElement(tag);
        document.body.append(fresh);
      }, lightboxTag);
      await page.clock.runFor(10_000);
      await expect(page.locator(`${lightboxTag} dialog[open]`)).toHaveCount(0);
    });
  }

  for (const place of ['the page', 'a shadow root'])
    test(`NL-10 stays closed while another dialog is open in ${place}, and opens once that is closed`, async ({
      page,
    }) => {
      await page.clock.install();
      await visit(page, `${origins.landing}/list`);
      const other = await page.evaluateHandle((isInShadow) => {
        const holder = document.body.appendChild(document.createElement('div'));
        const root = isInShadow ? holder.attachShadow({ mode: 'open' }) : holder;
        const element = document.createElement('dialog');
        element.textContent = 'Something else';
        root.append(element);
        element.showModal();
        return element;
      }, place === 'a shadow root');
      const { dialog } = findLightbox(page);
      await page.clock.runFor(20_000);
      await expect(dialog).toBeHidden();
      await other.evaluate((element) => element.close());
      await page.clock.runFor(5_000);
      await expect(dialog).toBeVisible();
    });

  test('NL-10 opens despite a non-modal dialog and a focused button in the page', async ({ page }) => {
    await page.clock.install();
    await visit(page, `${origins.landing}/list`);
    await page.evaluate(() => {
      const notice = document.body.appendChild(document.createElement('dialog'));
      notice.textContent = 'Free shipping';
      notice.show();
      const button = document.body.appendChild(document.createElement('input'));
      button.type = 'button';
      button.focus();
    });
    await page.clock.runFor(20_000);
    await expect(findLightbox(page).dialog).toBeVisible();
  });

  test('NL-10 stays closed while the visitor types, and after the field has lost the focus', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/en/contact');
    const { dialog } = findLightbox(page);
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.pressSequentially('The lamp');
    await page.clock.runFor(20_000);
    await page.keyboard.type(' is chipped.');
    await expect(message).toHaveValue('The lamp is chipped.');
    await expect(dialog).toBeHidden();
    await message.blur();
    await page.clock.runFor(20_000);
    await expect(dialog).toBeHidden();
  });

  test('NL-10 stays closed while a field has the focus that no one has used, and opens after that', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/en/contact');
    const { dialog } = findLightbox(page);
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.focus();
    await page.clock.runFor(20_000);
    await expect(dialog).toBeHidden();
    await message.blur();
    await page.clock.runFor(2_000);
    await expect(dialog).toBeVisible();
  });

  for (const [path, language] of [
    ['/en/error', 'en'],
    ['/fr/error', 'fr'],
    ['/error', 'fr'],
  ] as const)
    test(`NL-01 RT-09 opens over ${path}, in ${language}`, async ({ page }) => {
      await page.clock.install();
      await page.addInitScript((locale) => localStorage.setItem('user-locale', locale), language);
      await visit(page, path);
      await page.clock.runFor(6_500);
      const { dialog, submit } = findLightbox(page);
      await expect(dialog).toBeVisible();
      await expect(submit).toHaveText(messages[language].submit);
    });

  for (const [what, attributes, forbidden, allowed] of [
    ['NL-02 stays closed on a newsletter page', {}, '/en/newsletter', '/home'],
    ['NL-10 stays closed on a page that its rule excludes', { pages: '/promo' }, '/home', '/promo'],
  ] as const)
    test(`${what} after history.pushState, and opens on the next allowed page`, async ({ page }) => {
      await page.clock.install();
      await visit(page, `${origins.landing}/list`);
      const { dialog, element } = findLightbox(page);
      const goTo = (path: string) => page.evaluate((address) => history.pushState(null, '', address), path);
      await element.evaluate((each, more) => {
        for (const [name, value] of Object.entries({ delay: '2', ...more })) each.setAttribute(name, value);
      }, attributes);
      await page.clock.runFor(1_500);
      await goTo(forbidden);
      await page.clock.runFor(20_000);
      await expect(dialog).toBeHidden();
      await goTo(allowed);
      await page.clock.runFor(1_500);
      await expect(dialog).toBeHidden();
      await page.clock.runFor(3_000);
      await expect(dialog).toBeVisible();
    });

  for (const [name, record, days, isShown] of [
    ['closed 29 days ago', 'closedAt', 29, false],
    ['closed 31 days ago', 'closedAt', 31, true],
    ['submitted 364 days ago', 'subscribedAt', 364, false],
    ['submitted 366 days ago', 'subscribedAt', 366, true],
  ] as const) {
    test(`NL-10 ${isShown ? 'opens' : 'stays closed'} when it was ${name}`, async ({ page }) => {
      await page.clock.install();
      await page.addInitScript(
        ([key, at]) => localStorage.setItem('vitrine-newsletter', JSON.stringify({ [key]: Date.now() - at })),
        [record, days * dayMs] as const,
      );
      await visit(page, `${origins.landing}/list`);
      await page.clock.runFor(10_000);
      await expect(findLightbox(page).dialog).toBeVisible({ visible: isShown });
    });
  }

  test('NL-10 stays closed on further pages, also in the other language, once it was closed', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/en/contact');
    await page.clock.runFor(6_000);
    const lightbox = findLightbox(page);
    await lightbox.close.click();
    await expect(lightbox.dialog).toBeHidden();
    // The event that stores it comes after the dialog is gone.
    await expect.poll(async () => (await readSuppression(page))?.closedAt ?? 0).toBeGreaterThan(0);
    for (const path of ['/en/returns', '/fr/contact']) {
      await visit(page, path);
      await page.clock.runFor(20_000);
      await expect(lightbox.dialog).toBeHidden();
    }
  });

  test('NL-10 opens with frequency="always" although it was closed before', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() =>
      localStorage.setItem('vitrine-newsletter', JSON.stringify({ closedAt: Date.now() - 1 })),
    );
    await visit(page, `${origins.landing}/list`);
    const { dialog, element } = findLightbox(page);
    await element.evaluate((each) => each.setAttribute('frequency', 'always'));
    await page.clock.runFor(6_000);
    await expect(dialog).toBeVisible();
  });

  test('NL-10 opens and closes when storage is blocked', async ({ page: visited }) => {
    await visited.clock.install();
    await visited.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await visit(visited, page);
    // Nothing can be stored, so this page asks for consent, and the lightbox waits for the answer.
    await visited.clock.runFor(2_000);
    await visited.getByRole('button', { name: 'Refuse' }).click();
    await visited.clock.runFor(6_000);
    const lightbox = findLightbox(visited);
    await expect(lightbox.dialog).toBeVisible();
    await lightbox.close.click();
    await expect(lightbox.dialog).toBeHidden();
  });
});
