import { afterEach, expect, it } from 'vitest';
import { createMessage } from '../../../../tests/server/support/contact-request.ts';
import { findField, listContactErrors } from '../../../../widgets/shared/submissions/contact-rules.ts';
import { contactDefinition } from '../definitions/contact.ts';
import { createParser } from './parse-form.ts';

const parseContact = createParser(contactDefinition);

const parse = (changes: Record<string, unknown>) =>
  parseContact({
    fields: createMessage(changes),
    consent: undefined,
    idempotencyKey: undefined,
    formAge: undefined,
    site: undefined,
  });

const { required } = findField('City');
afterEach(() => {
  if (required) findField('City').required = required;
  else delete findField('City').required;
});

it('V-01 a rule for one province is the rule of the browser and of the server, with the same error', () => {
  findField('City').required = ({ Province }) => Province === 'QC';
  const errors = [{ field: 'City', code: 'REQUIRED' }];
  for (const changes of [{ Province: 'QC' }, { Province: 'QC', City: ' ' }]) {
    expect(listContactErrors(createMessage({ ...changes, City: undefined }))).toEqual(errors);
    expect(parse(changes)).toMatchObject({ refusal: { errors } });
  }
  for (const changes of [{ Province: 'ON' }, { Province: 'QC', City: 'Laval' }, {}]) {
    expect(listContactErrors(createMessage(changes))).toEqual([]);
    expect(parse(changes)).toHaveProperty('submission');
  }
});

it('CF-03 what only the schema refuses is named, also for a field that has a rule', () => {
  expect(parse({ Locale: 'de' })).toMatchObject({ refusal: { errors: [{ field: 'Locale', code: 'INVALID' }] } });
  expect(parse({ Province: ['QC'] })).toMatchObject({ refusal: { errors: [{ field: 'Province', code: 'INVALID' }] } });
});
