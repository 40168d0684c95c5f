import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillLook } from './fill-look.ts';
import { motion } from './motion.ts';

const sheets = globSync(['widgets/**/*.css', 'host-site/{site,studio,playground}/**/*.css']);
const calm = /@media \(prefers-reduced-motion: no-preference\) \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

describe('what moves', () => {
  it('has the durations and curves of one table', () => {
    expect(fillLook('a{transition:color motion(answer)}')).toBe(`a{transition:color ${motion.answer}}`);
    expect(() => fillLook('a{transition:color motion(swift)}')).toThrow('motion(swift); there are answer, usual');
  });

  it.each(sheets)('has no duration of its own in %s, and is still with reduced motion', (sheet) => {
    const css = readFileSync(sheet, 'utf8');
    expect(css.match(/(?<![\w-])\d*\.?\d+m?s\b/g) ?? []).toEqual([]);
    expect(css.replaceAll(calm, '').match(/^\s*(transition|animation)[\w-]*:.*/gm) ?? []).toEqual([]);
  });
});
