import { describe, expect, it } from 'vitest';
import { reviewErrors } from './errors.ts';

describe('reviewErrors', () => {
  it('removes the error of a corrected field, and replaces it when the field is wrong in another way', () => {
    const shown = { Email: 'required', Zip: 'required' };
    expect(reviewErrors(shown, shown, { Zip: 'required' }, 'Email')).toMatchObject({
      Email: undefined,
      Zip: 'required',
    });
    expect(reviewErrors(shown, shown, { ...shown, Email: 'invalid' }, 'Email')).toEqual({ ...shown, Email: 'invalid' });
  });

  it('adds no error for a field that is still being filled in', () => {
    expect(reviewErrors({}, {}, { Email: 'invalid' }, 'Email')).toEqual({});
  });

  it('removes the error of a field that is no longer required after another field has changed', () => {
    expect(reviewErrors({ Category: 'required' }, { Category: 'required' }, {}, 'Reason').Category).toBeUndefined();
  });

  it('keeps an error from the service until its own field is changed', () => {
    const shown = { Email: 'refused' };
    expect(reviewErrors(shown, {}, {}, 'Zip')).toEqual(shown);
    expect(reviewErrors(shown, {}, {}, 'Email').Email).toBeUndefined();
  });
});
