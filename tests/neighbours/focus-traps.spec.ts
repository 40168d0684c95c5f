import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findLightbox, formTag, lightboxTag } from '../e2e/newsletter.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { ensurePackages } from '../support/ensure-packages.mjs';
import { form, openNeighbour } from './neighbour-page.ts';

// Libraries from npm that keep the focus in a part of a page: nothing may come over it, and what someone asks for there must
// work.

const packages = join(ensurePackages('neighbours/packages'), 'node_modules');
const find = (...files: readonly string[]) => files.map((file) => join(packages, file));
const focusTrap = find('tabbable/dist/index.umd.js', 'focus-trap/dist/focus-trap.umd.js');

/** A part of the page that keeps the focus: neither over the page, nor marked as a dialog. */
const drawer = '<div id="drawer"><button id="first">Shop</button><button id="ask">Newsletter</button></div>';
const startTrap = (options: string) =>
  `window.hold = focusTrap.createFocusTrap('#drawer', ${options}); hold.activate(); window.release = () => hold.deactivate();`;

/** A page's trap: its markup, the files of its library, and what starts it and sets `release`. */
const traps: Record<string, [markup: string, files: readonly string[], start: string]> = {
  'focus-trap': [drawer, focusTrap, startTrap('{}')],
  'focus-trap that lets presses pass': [drawer, focusTrap, startTrap('{ allowOutsideClick: true }')],
  'a11y-dialog': [
    '<div id="box" aria-hidden="true" aria-labelledby="name"><div role="document"><h2 id="name">Sizes</h2><button data-a11y-dialog-hide>Close</button></div></div>',
    find('a11y-dialog/dist/a11y-dialog.js'),
    `window.box = new A11yDialog(document.getElementById('box')); box.show(); window.release = () => box.hide();`,
  ],
  MicroModal: [
    '<div id="box" class="modal" aria-hidden="true"><div tabindex="-1"><div role="dialog" aria-modal="true" aria-labelledby="name"><h2 id="name">Sizes</h2><button>Close</button></div></div></div>',
    find('micromodal/dist/micromodal.js'),
    `MicroModal.show('box'); window.release = () => MicroModal.close('box');`,
  ],
  'a modal of Bootstrap': [
    '<div id="box" class="modal" tabindex="-1"><div class="modal-dialog"><div class="modal-content"><button>Close</button></div></div></div>',
    find('bootstrap/dist/js/bootstrap.bundle.js'),
    `window.box = new bootstrap.Modal('#box'); box.show(); window.release = () => box.hide();`,
  ],
};

/** What each of them looks like while it is open. */
const styles = `#box { position: fixed; inset: 0; background: #fff; } #box[aria-hidden=true]:not(.show) { display: none; }`;

async function open(page: Page, name: string, more: string): Promise<void> {
  const [markup, files, start] = traps[name] as (typeof traps)[string];
  await openNeighbour(page, `<style>${styles}</style>${markup}${more}`, files, start);
}

for (const name of Object.keys(traps))
  test(`NL-10 the lightbox stays closed while ${name} keeps the focus, and opens afterwards`, async ({ page }) => {
    await page.clock.install();
    await open(page, name, `<${lightboxTag} locale="en" delay="1"></${lightboxTag}>`);
    const { dialog } = findLightbox(page);
    await dialog.waitFor({ state: 'attached' });
    const readFocus = () => page.evaluate(() => document.activeElement?.outerHTML);
    const focused = await readFocus();
    await page.clock.runFor(15_000);
    await expect(dialog).toBeHidden();
    expect(await readFocus(), 'the focus stays').toBe(focused);
    await page.evaluate('release()');
    await page.clock.runFor(5_000);
    await expect(dialog).toBeVisible();
  });

/** Where the lightbox is that a button of the trapped part opens. */
const places = {
  inside: (lightbox: string) => drawer.replace('</div>', `${lightbox}</div>`),
  outside: (lightbox: string) => drawer + lightbox,
};

for (const options of ['{}', '{ allowOutsideClick: true }'])
  for (const [place, write] of Object.entries(places))
    test(`NL-01 the lightbox ${place} of what focus-trap ${options} holds has keyboard and mouse once it is asked for`, async ({
      page,
    }) => {
      const body = write(`<${lightboxTag} locale="en" trigger="manual"></${lightboxTag}>`);
      await openNeighbour(
        page,
        body,
        focusTrap,
        `${startTrap(options)}
        document.getElementById('ask').addEventListener('click', () => document.querySelector('${lightboxTag}').setAttribute('open', ''));`,
      );
      const { dialog, email, postalCode, language, submit, close } = findLightbox(page);
      await dialog.waitFor({ state: 'attached' });
      await page.locator('#ask').click();
      await expect(dialog).toBeVisible();
      // By keyboard, from field to field.
      for (let step = 0; step < 3 && !(await email.evaluate((each) => each.matches(':focus'))); step += 1)
        await page.keyboard.press('Tab');
      await expect(email).toBeFocused();
      await page.keyboard.type('not-an-address');
      await page.keyboard.press('Tab');
      await page.keyboard.type('h2x1y4');
      await expect(postalCode).toHaveValue('H2X 1Y4');
      await page.keyboard.press('Shift+Tab');
      await expect(email).toBeFocused();
      // By mouse, into a field, onto a choice and a button.
      await postalCode.click();
      await expect(postalCode).toBeFocused();
      await language('fr').click();
      await expect(language('fr')).toBeChecked();
      await submit.click({ force: true });
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await close.click();
      await expect(dialog).toBeHidden();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => !!document.activeElement?.closest('#drawer')), 'the page’s trap goes on').toBe(
        true,
      );
    });

test('a form and the consent question outside of a trap that lets presses pass do what they are asked', async ({
  page,
}) => {
  await open(
    page,
    'focus-trap that lets presses pass',
    `${form}<vitrine-consent-banner locale="en" open></vitrine-consent-banner>`,
  );
  const widget = page.locator(formTag);
  await widget.locator('[name=Email]').click();
  // The trap takes the focus back.
  await expect(page.locator('#first')).toBeFocused();
  const banner = page.locator('vitrine-consent-banner');
  await banner.getByRole('button', { name: 'Refuse' }).click();
  await expect(banner.getByRole('button')).toHaveCount(0);
});
