// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { containKey } from './contain-keys.ts';

it.each([
  ['ArrowUp', 'en', 'fr', true],
  ['ArrowDown', 'fr', 'en', true],
  ['ArrowDown', 'en', 'en', false],
  ['ArrowLeft', 'en', 'en', false],
])('%s on the choice %s moves it to %s, and not the page behind the dialog', (key, from, to, isOurs) => {
  document.body.innerHTML = `<dialog open>${['en', 'fr']
    .map((value) => `<input type="radio" name="language" value="${value}">`)
    .join('')}<input type="radio" name="other"></dialog>`;
  const find = (value: string) => document.querySelector(`[value=${value}]`) as HTMLInputElement;
  const dialog = document.querySelector('dialog') as Element;
  find(from).click();
  find(from).focus();
  let isCancelled = false;
  const preventDefault = () => {
    isCancelled = true;
  };
  containKey({ key, shiftKey: false, target: find(from), preventDefault }, dialog);
  expect([isCancelled, find(to).checked, document.activeElement]).toEqual([isOurs, true, find(to)]);
});
