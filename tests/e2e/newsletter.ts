import { randomUUID } from 'node:crypto';
import type { Frame, Locator, Page } from '@playwright/test';
import { ageForms } from './settled.ts';

/** Tag of the newsletter lightbox. */
export const lightboxTag = 'vitrine-newsletter-lightbox';
/** Tag of the newsletter form. */
export const formTag = 'vitrine-newsletter-form';
/** Path of the newsletter handler. */
export const handlerPath = '/handlers/EmailProxy.ashx';
const storageKey = 'vitrine-newsletter';

/** The parts of the form that a visitor uses; Playwright's CSS pierces open shadow roots. */
export function findParts(widget: Locator) {
  return {
    email: widget.locator('input[name="Email"]'),
    postalCode: widget.locator('input[name="Zip"]'),
    emailError: widget.locator('#email-error'),
    postalCodeError: widget.locator('#postal-code-error'),
    submit: widget.locator('button[type="submit"]'),
    status: widget.locator('form > [part=status]'),
    language: (locale: string) => widget.locator(`input[name="LanguagePreference"][value="${locale}"]`),
  };
}

/** The lightbox of a page: its dialog, its × and its form. */
export function findLightbox(page: Page | Frame) {
  const element = page.locator(lightboxTag);
  return { element, dialog: element.locator('dialog'), close: element.locator('button.close'), ...findParts(element) };
}

/** An address that was never used before. */
export function createAddress(): string {
  return `visitor-${randomUUID()}@example.ca`;
}

/** Opens a page and waits until the tag is defined. */
export async function visit(page: Page, url: string, tag = lightboxTag): Promise<void> {
  await page.goto(url);
  await page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);
}

/** Opens a page and its lightbox by the public attribute, without waiting for the trigger. */
export async function openLightbox(page: Page, url: string) {
  await visit(page, url);
  const lightbox = findLightbox(page);
  await lightbox.element.evaluate((element) => element.toggleAttribute('open', true));
  await lightbox.dialog.waitFor({ state: 'visible' });
  return lightbox;
}

/** Prevents the lightbox from opening on a page that is tested for something else. */
export async function keepLightboxAway(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    try {
      localStorage.setItem(key, JSON.stringify({ closedAt: Date.now() }));
    } catch {
      // A page without storage stays as it is.
    }
  }, storageKey);
}

/** The lightbox's record in the browser's storage for the page's origin. */
export function readSuppression(page: Page): Promise<{ closedAt?: number; subscribedAt?: number } | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), storageKey);
}

/** Fills the form as slowly as a person would. */
export async function fillForm(widget: Locator, address: string, postalCode = 'k1a0b1'): Promise<void> {
  const { email, postalCode: zip } = findParts(widget);
  await email.fill(address);
  await zip.fill(postalCode);
  await email.evaluate(ageForms);
}

/** Everything pushed to the tag manager's queue. */
export function readDataLayer(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() => [...((window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [])]);
}
