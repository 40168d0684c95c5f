import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRows } from './check-rows.ts';
import { findHoursProblem, formatIntervals, readIntervals } from './hours-text.js';

const store = {
  number: '107',
  brand: 'vitrine',
  name: { en: 'Halifax', fr: 'Halifax' },
  address: { line1: '12 Quay Street', city: 'Halifax', province: 'NS', postalCode: 'B3J 0A7' },
  lat: 44.6427,
  lng: -63.5769,
};

describe('findHoursProblem', () => {
  it.each([
    ['', undefined],
    ['09:30-21:00', undefined],
    ['9:30–12:00, 13:00-21:00', undefined],
    ['17:00-02:00', undefined],
    ['nine to five', 'form'],
    ['09:30', 'form'],
    ['09:30-24:00', 'form'],
    ['9h30-21h', 'form'],
    ['21:00-09:30', 'order'],
    ['10:00-5:00', 'order'],
    ['9:00-6:00', 'order'],
    ['12:00-05:00', 'order'],
    ['11:00-02:00', undefined],
    ['20:00-05:00', undefined],
    ['00:00-00:00', undefined],
    ['18:00-02:00 20:00-21:00', 'order'],
    ['09:00-13:00 12:00-21:00', 'overlap'],
    ['09:00-12:00 12:00-21:00', 'overlap'],
  ])('for “%s” returns %s', (text, problem) => {
    expect(findHoursProblem(text)).toBe(problem);
  });

  it('reports hours exactly when checkRows does', () => {
    const hour = fc.integer({ min: 0, max: 25 }).map((value) => `${value}:00`);
    const texts = fc.array(fc.tuple(hour, hour), { maxLength: 3 }).map(formatIntervals);
    fc.assert(
      fc.property(texts, (text) => {
        const hours = { 1: readIntervals(text), 2: [['09:00', '17:00']] };
        const told = checkRows([{ ...store, hours }], 1).problems.filter(({ field }) => field.startsWith('hours'));
        expect([text, findHoursProblem(text) !== undefined]).toEqual([text, told.length > 0]);
      }),
      { numRuns: 500 },
    );
  });
});
