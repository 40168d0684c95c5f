import { describe, expect, it } from 'vitest';
import { findEnglish, findTypography } from '../source-text/check-text.ts';
import { describeProblem, type ProblemCode, problemMessages } from './problem.ts';
import { problemValues } from './problem-values.ts';

const codes = Object.keys(problemValues) as ProblemCode[];
const channels = ['build', 'en', 'fr'] as const;

describe('problem messages', () => {
  it('have no code that no check reports', () => {
    expect(Object.keys(problemMessages).sort()).toEqual([...codes].sort());
  });

  it('name no value that their problem does not have', () => {
    for (const code of codes)
      for (const channel of channels) {
        const named = [...problemMessages[code][channel].matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        expect([code, channel, problemValues[code]]).toEqual([code, channel, expect.arrayContaining(named)]);
      }
  });

  it('are in Canadian typography for editors', () => {
    // Markdown that an editor is to write keeps its straight quotation marks.
    const shown = (code: ProblemCode, locale: 'en' | 'fr') =>
      problemMessages[code][locale].replace(/!\[.*\)|::: |https:\S*/g, '').replace('09:30-21:00', '');
    const mistakes = codes.flatMap((code) => [
      ...findTypography(shown(code, 'en'), 'en'),
      ...findTypography(shown(code, 'fr'), 'fr'),
      ...findEnglish(shown(code, 'fr')),
    ]);
    expect(mistakes).toEqual([]);
  });

  it('are filled with the values of the problem, braces included', () => {
    expect(describeProblem({ code: 'tooLong', count: 90, limit: 80 })).toBe('90 characters, 80 at most');
    expect(describeProblem({ code: 'onePrizePlaceholder', value: '{value}' }, 'fr')).toBe(
      'Entre accolades, seulement {value}.',
    );
  });
});
