import type { BrowserContext, Frame, Page } from 'playwright';
import { productionOrigin } from '../../../widgets/shared/brand/brands.ts';

/** What is left of an embed for a visitor, the best first. */
export const outcomes = ['widget', 'link', 'words', 'code', 'nothing'] as const;
/** One of the outcomes. */
export type Outcome = (typeof outcomes)[number];

/** Whether the newsletter form is there once, runs, has the brand that was asked for, and can be filled in. */
async function isAlive(frame: Frame): Promise<boolean> {
  const form = frame.locator('vitrine-newsletter-form[brand="winners"]:defined');
  return (await form.count()) === 1 && (await form.locator('input[type="email"]').isVisible());
}

async function judge(page: Page, site: string): Promise<Outcome> {
  for (const frame of page.frames()) if (await isAlive(frame)) return 'widget';
  const main = page.locator('main');
  const text = ((await main.textContent()) ?? '').trim();
  if (/<\w/.test(text)) return 'code';
  const links = main.locator([site, productionOrigin].map((origin) => `a[href^="${origin}/en/newsletter"]`).join());
  const names = await links.allTextContents();
  // Nothing but the link: beside it, words of a form without its fields would make no sense.
  if (names.length === 1 && names[0] === text && (await links.isVisible())) return 'link';
  return text ? 'words' : 'nothing';
}

/** Opens a page with this markup, waits until it has all that it asks for, and says what a visitor gets. */
export async function judgePage(context: BrowserContext, site: string, address: string): Promise<Outcome> {
  const page = await context.newPage();
  try {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    return await judge(page, site);
  } finally {
    await page.close();
  }
}
