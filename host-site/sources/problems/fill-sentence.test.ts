import { expect, it } from 'vitest';
import { fillSentence } from './fill-sentence.ts';

it('fills each placeholder once, and never prints a value that is missing', () => {
  expect(fillSentence('{a} of {b}, {a}', { a: '{b}', b: 3 })).toBe('{b} of 3, {b}');
  expect(() => fillSentence('{a} of {b}', { a: 1 })).toThrow('No value for {b} in: {a} of {b}');
});
