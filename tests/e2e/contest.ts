import { randomUUID } from 'node:crypto';
import type { Frame, Page } from '@playwright/test';
import { runContests } from './operators.ts';
import { listFailures, respondWith } from './service.ts';
import { ageForms } from './settled.ts';
import { expect } from './watched-page.ts';

/** Path that takes contest entries. */
export const entryPath = '/Contest/AddEntry';
/** Path of a contest's details. */
export const detailsPath = '/Contest/Details';
/** Tag of the entry form. */
export const entryTag = 'vitrine-contest-entry';
/** Tag of the contest for new movers. */
export const moversTag = 'vitrine-new-movers';

/** Visible messages from the specification, of forms and of the pages for visitors without JavaScript. */
export const contestMessages = {
  en: {
    entered: /^You['’]ve been successfully entered to win\.$/,
    already: /^Good news! You['’]ve already entered this contest\.$/,
    badFields: /^Oops! Please complete the marked sections\.$/,
    error: /^Oops! Your submission didn['’]t go through\. Please check the fields and try again\.$/,
    badEmail: /^Oops! We noticed an error with your email\. Please edit your email address and resubmit\.$/,
    wrongAnswer: /^The answer to the qualifying question is incorrect\. Please try again\.$/,
    badPin: /^Oops! That pin code has already been used or was entered incorrectly\.$/,
    ended: /ended/,
    opensOn: /January\s11, 20\d\d/,
    failed: /couldn’t load/,
    question: /20\s×\s5\s\+\s25\s−\s50/,
  },
  fr: {
    entered: /^Votre participation au concours est enregistrée\.$/,
    already: /^Bonne nouvelle! Vous participez déjà à ce concours\.$/,
    badFields: /^Oups! Veuillez remplir les sections indiquées\.$/,
    error: /^Oups! L['’]envoi n['’]a pas fonctionné\. Veuillez vérifier les champs et réessayer\.$/,
    badEmail:
      /^Oups! Il y a une erreur dans votre adresse courriel\. Veuillez la corriger et envoyer de nouveau le formulaire\.$/,
    wrongAnswer: /^La réponse à la question d['’]habileté mathématique est incorrecte\. Veuillez réessayer\.$/,
    badPin: /^Oups! Ce NIP a déjà été utilisé ou n['’]a pas été saisi correctement\.$/,
    ended: /pris fin/,
    opensOn: /11\sjanvier 20\d\d/,
    failed: /concours n’a pas pu se charger/,
    question: /20\s×\s5\s\+\s25\s−\s50/,
  },
};

/** Ways in which the service can fail; none of them is the visitor's fault. */
export const contestFailures = [
  ...listFailures('{"status":0,"message":"OK"}'),
  ['an unknown result', respondWith('{"status":0,"result":"jackpot"}')],
  [
    'invalid fields that the form does not have',
    respondWith('{"status":-20,"errors":[{"field":"Chain","code":"INVALID"}]}'),
  ],
] as const;

/** Locators for what a visitor uses in the form; Playwright's CSS pierces open shadow roots. */
export function findContest(page: Page | Frame, tag = entryTag) {
  const element = page.locator(tag);
  return {
    element,
    control: (name: string) => element.locator(`[name="${name}"]`),
    error: (name: string) => element.locator(`#${name}-error`),
    heading: element.locator('h2'),
    status: element.locator('form > [part=status]'),
    submit: element.locator('button[type="submit"]'),
    result: element.locator('[part="result"]'),
  };
}

/** Opens a page and waits until its contest is interactive. */
export async function visitContest(page: Page, url: string, tag = entryTag) {
  const asked = page.waitForResponse((response) => response.url().includes(detailsPath));
  await page.goto(url);
  const form = findContest(page, tag);
  await form.element.scrollIntoViewIfNeeded();
  await asked;
  await form.heading.waitFor();
  return form;
}

/** Fills every required field, as slowly as a person would. */
export async function fillEntry(page: Page | Frame, fields: Record<string, string>, tag = entryTag): Promise<void> {
  const form = findContest(page, tag);
  const all = { Zip: 'h2x1y4', SkillAnswer: '75', ...fields };
  for (const [name, text] of Object.entries(all)) await form.control(name).fill(text);
  await form.control('TermsAccepted').check();
  await form.control('PrivacyAccepted').check();
  await page.evaluate(ageForms);
}

/** Entries from an address, read as operators do while the server runs. */
export async function listEntries(contest: string, address: string): Promise<Record<string, unknown>[]> {
  const entries: Record<string, unknown>[] = JSON.parse(
    await runContests({ command: 'export', contest, format: 'json' }),
  );
  return entries.filter(({ email }) => email === address);
}

/** An unused PIN, with or without a prize. */
export async function loadPin(prize = ''): Promise<string> {
  const pin = `T${randomUUID().replaceAll('-', '').slice(0, 9).toUpperCase()}`;
  const csv = `pin,prize\n${pin},${prize}\n`;
  expect(await runContests({ command: 'load-pins', contest: 'new-movers', csv })).toMatch(/^1 loaded/);
  return pin;
}
