import { describe, expect, it } from 'vitest';
import { reviewErrors } from './errors.ts';

describe('errors that show', () => {
  it('go once their field is right, and change with what is wrong', () => {
    const shown = { Email: 'required', Zip: 'required' };
    expect(reviewErrors(shown, shown, { Zip: 'required' }, 'Email')).toMatchObject({
      Email: undefined,
      Zip: 'required',
    });
    expect(reviewErrors(shown, shown, { ...shown, Email: 'invalid' }, 'Email')).toEqual({ ...shown, Email: 'invalid' });
  });

  it('are not added for a field that is still being filled in', () => {
    expect(reviewErrors({}, {}, { Email: 'invalid' }, 'Email')).toEqual({});
  });

  it('go with the choice that asked for their field', () => {
    expect(reviewErrors({ Category: 'required' }, { Category: 'required' }, {}, 'Reason').Category).toBeUndefined();
  });

  it('stay where the service refused a field, until that field is changed', () => {
    const shown = { Email: 'refused' };
    expect(reviewErrors(shown, {}, {}, 'Zip')).toEqual(shown);
    expect(reviewErrors(shown, {}, {}, 'Email').Email).toBeUndefined();
  });
});
