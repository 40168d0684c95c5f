import type { Frame, Locator, Page } from '@playwright/test';
import { listSubmissions } from './operators.ts';
import { ageForms } from './settled.ts';

/** Tag of the contact form. */
export const contactTag = 'vitrine-contact-form';
/** Path of the feedback service. */
export const feedbackPath = '/handlers/Feedback.ashx';

/** Visible messages from the specification; an apostrophe may be straight or curly. */
export const contactMessages = {
  en: {
    sent: 'Your message was successfully sent!',
    badFields: /^Oops! Please complete the marked sections\.$/,
    error: /^Oops! Your submission didn['’]t go through\. Please check the fields and try again\.$/,
    badEmail: /^Oops! We noticed an error with your email\. Please edit your email address and resubmit\.$/,
    used: (used: string) => `${used} of 2,000 characters used`,
    over: '5 characters too many',
    sorted: ['Alberta', 'British Columbia', 'Manitoba'],
  },
  fr: {
    sent: 'Votre message a bien été envoyé!',
    badFields: /^Oups! Veuillez remplir les sections indiquées\.$/,
    error: /^Oups! L['’]envoi n['’]a pas fonctionné\. Veuillez vérifier les champs et réessayer\.$/,
    badEmail:
      /^Oups! Il y a une erreur dans votre adresse courriel\. Veuillez la corriger et envoyer de nouveau le formulaire\.$/,
    used: (used: string) =>
      `${used}\u00a0caractère${used === '0' || used === '1' ? '' : 's'} utilisé${used === '0' || used === '1' ? '' : 's'} sur 2\u00a0000`,
    over: '5\u00a0caractères de trop',
    sorted: ['Alberta', 'Colombie-Britannique', 'Île-du-Prince-Édouard'],
  },
};

/** Locators for what a visitor uses in the form; Playwright's CSS pierces open shadow roots. */
export function findContactForm(page: Page | Frame) {
  const element = page.locator(contactTag);
  return {
    element,
    control: (name: string) => element.locator(`[name="${name}"]`),
    choice: (name: string, value: string) => element.locator(`[name="${name}"][value="${value}"]`),
    error: (name: string) => element.locator(`#${name}-error`),
    summary: element.locator('.summary'),
    status: element.locator('form > [part=status]'),
    submit: element.locator('button[type="submit"]'),
    result: element.locator('[part=result]'),
  };
}

/** Opens a page and waits until its contact form is interactive. */
export async function visitContact(page: Page, url: string) {
  await page.goto(url);
  const form = findContactForm(page);
  await form.element.scrollIntoViewIfNeeded();
  await page.evaluate((tag) => customElements.whenDefined(tag).then(() => undefined), contactTag);
  await form.submit.waitFor();
  return form;
}

/** A valid message, by field; `InquiryType` is chosen, the rest typed. */
export const sampleMessage = {
  Message: 'Bonjour!\nDo you open on Sundays? — Zoé',
  FirstName: 'Zoé',
  LastName: 'Roy-O’Neil',
  PostalCode: 'h2x1y4',
  Phone: '15145551234',
};

/** Fills every required field, as slowly as a person would. */
export async function fillMessage(page: Page | Frame, address: string): Promise<void> {
  const form = findContactForm(page);
  await form.choice('InquiryType', 'inquiry').check();
  await form.control('Reason').selectOption('store');
  for (const [name, text] of Object.entries(sampleMessage)) await form.control(name).fill(text);
  await form.control('Email').fill(address);
  await form.control('PrivacyAccepted').check();
  await page.evaluate(ageForms);
}

/** Messages from an address, read as operators do while the server runs. */
export async function listMessages(address: string): Promise<Record<string, unknown>[]> {
  const messages: Record<string, unknown>[] = await listSubmissions('contact');
  return messages.filter(({ email }) => email === address);
}

/** Presses Tab until a control has the focus; fails if it never does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if (await control.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${control}`);
}
