import { describe, expect, it } from 'vitest';
import { chooseWords, listErrorWords, nameErrors } from './contest-words.ts';

const words = listErrorWords((key) => key);
const say = (field: string, code: string) => chooseWords(words[field] ?? [], code);

describe('words of errors', () => {
  it('CE-01 tell empty, wrong and refused apart', () => {
    expect(['REQUIRED', 'INVALID', 'REFUSED'].map((code) => say('Email', code))).toEqual([
      'emailRequired',
      'emailInvalid',
      'emailRefused',
    ]);
    expect(say('Zip', 'REGION')).toBe('postalCodeElsewhere');
    expect(say('SkillAnswer', 'REFUSED')).toBe('skillAnswerWrong');
    expect(say('LoyaltyNumber', 'INVALID')).toBe('loyaltyNumberInvalid');
  });
  it('CE-01 leave out what the form does not have, a PIN among it', () => {
    const errors = [
      { field: 'Email', code: 'INVALID' },
      { field: 'Pin', code: 'REFUSED' },
      { field: 'Chain', code: 'INVALID' },
      { field: 'constructor', code: 'INVALID' },
    ];
    expect(nameErrors(errors, words)).toEqual({ Email: 'INVALID' });
    const withPin = listErrorWords((key) => key, { errors: ['empty', 'invalid', 'refused'] });
    expect(nameErrors(errors, withPin)).toEqual({ Email: 'INVALID', Pin: 'REFUSED' });
    expect(chooseWords(withPin.Pin ?? [], 'REFUSED')).toBe('refused');
  });
});
