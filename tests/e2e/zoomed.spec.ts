import { readHiddenAnswers } from './consent.ts';
import { walkPage } from './keyboard-walk.ts';
import { keepLightboxAway } from './newsletter.ts';
import { readOverflow } from './page-overflow.ts';
import { locales } from './places.ts';
import { expect, test } from './watched-page.ts';

// A window of 1280 × 1024 at 400 %, in CSS pixels (WCAG 1.4.10), with the question at its lower edge.
test.use({ viewport: { width: 320, height: 256 }, consent: 'undecided' });

for (const locale of locales)
  for (const path of ['', '/contact', '/fall-promotion', '/storelocator', '/newsletter'])
    test(`1.4.10 2.4.11 /${locale}${path} at 400 % fits the window, has both answers in sight, and covers no stop of Tab`, async ({
      page,
    }) => {
      await keepLightboxAway(page);
      await walkPage(page, `/${locale}${path}`);
      expect(await readHiddenAnswers(page)).toEqual([]);
      expect(await readOverflow(page)).toBe(0);
    });
