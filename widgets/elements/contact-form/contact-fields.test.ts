import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reasons } from '../../shared/submissions/contact-choices.ts';

const css = readFileSync('widgets/elements/contact-form/contact-form.css', 'utf8');

it.each(reasons)('CF-02 the style sheet shows the fields that are only for the reason %s', (reason) => {
  expect(css).toContain(`form:has(#Reason [value='${reason}']:checked) .${reason}`);
});
