import type { Frame, Locator, Page } from '@playwright/test';
import { type FieldModel, type ListedForm, ownForms } from '../support/source-facts.ts';
import type { Locale } from './places.ts';
import { expect } from './watched-page.ts';

/** What someone types into a field without choices: the first of these that it accepts. */
const typed = [
  'Jeanne Tremblay',
  'jeanne@example.ca',
  'G1R 3X3',
  '(418) 555-0123',
  ...Array.from({ length: 20 }, (_, at) => '12345678901234567890'.slice(0, at + 1)),
];

function findForm(name: string): ListedForm {
  const form = ownForms.find((each) => each.name === name);
  if (!form) throw new Error(`own-forms.ts has no form called ${name}`);
  return form;
}

function chooseText(name: string, { clean = (text) => text, isValid }: FieldModel): string {
  const text = typed.find((each) => isValid(clean(each), {}));
  if (!text) throw new Error(`no text is valid for ${name}: add one to tests/e2e/own-form.ts`);
  return text;
}

/** Fills every field that the form shows, as its declaration describes it, and accepts the privacy policy. */
async function fill(element: Locator, { model }: ListedForm): Promise<void> {
  for (const [name, field] of Object.entries<FieldModel>(model)) {
    const control = element.locator(`[name=${name}]`);
    if ((await control.count()) === 0) continue;
    const [choice] = field.choices ?? [];
    if (choice) await control.selectOption(choice);
    else await control.fill(chooseText(name, field));
  }
  await element.locator('[name=PrivacyAccepted]').check();
}

const send = (element: Locator) => element.locator('button[type=submit]').click();

/** Sends a form of `own-forms.ts` empty, and expects that its first required field says so; then fills and sends it. */
export async function tryOwnForm(element: Locator, name: string, locale: Locale): Promise<void> {
  const form = findForm(name);
  const texts = form.texts[locale];
  const [required] = Object.entries<FieldModel>(form.model).find(([, { required }]) => required === true) ?? ['Email'];
  await send(element);
  await expect(element.locator(`#${required}-error`)).toHaveText(texts[`${required}_REQUIRED`] ?? '');
  await fill(element, form);
  await send(element);
  await expect(element.locator('[part=result] h2')).toHaveText(texts.sent);
}

/** The uses of such forms' elements by tag, with the label of their first field. */
export const ownFormUses = Object.fromEntries(
  ownForms.map(({ name, model, texts }) => {
    const [first = ''] = Object.keys(model);
    const find = (locale: Locale) => new RegExp((texts[locale][first] ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const act = (_: Page | Frame, element: Locator, locale: Locale) => tryOwnForm(element, name, locale);
    return [`vitrine-${name}`, { messages: { en: find('en'), fr: find('fr') }, act }];
  }),
);
