import { describe, expect, it } from 'vitest';
import { formatSourceProblem } from '../source-text/source-file.ts';
import { checkFigures, compareFigures } from './check-figures.ts';

const figure = (name: string) => `![Un sofa de lin](picture:${name} "Le coin où l’on lit.")`;
const check = (text: string) =>
  checkFigures({ path: 'x/fr.md', text }, (name) => name === 'sofa').map(formatSourceProblem);

describe('checkFigures', () => {
  it('accepts a known picture with alternative text and caption on a line of its own', () => {
    expect(check(`Avant\n\n${figure('sofa')}\n\nAprès\n`)).toEqual([]);
    expect(check(`Avant\n\n${figure('sofa')}\n`)).toEqual([]);
  });

  it.each([
    [figure('unmade'), 'there is no picture unmade'],
    ['![](picture:sofa "Le coin où l’on lit.")', 'the alternative text is missing'],
    ['![Un sofa](picture:sofa)', 'the caption is missing'],
    ['![Un sofa](picture:sofa "")', 'the caption is missing'],
    ['![Un sofa](picture:sofa "Un sofa.")', 'the caption repeats the alternative text'],
    ['![Un sofa](/sofa.jpg "Le coin où l’on lit.")', 'a picture must be a line of its own'],
    [`Voyez ${figure('sofa')}`, 'a picture must be a line of its own'],
    [`- ${figure('sofa')}`, 'a picture must be a line of its own'],
  ])('reports file and line for %s', (line, expected) => {
    expect(check(`Avant\n\n${line}\n`)).toEqual([expect.stringMatching(`^x/fr\\.md:3: ${expected}`)]);
  });

  it('reports a picture without an empty line before and after it', () => {
    for (const text of [`Avant\n${figure('sofa')}\n\nAprès`, `\n\n${figure('sofa')}\nAprès`])
      expect(check(text)).toEqual([expect.stringContaining('a picture must be between two empty lines')]);
  });
});

describe('compareFigures', () => {
  const compare = (en: readonly string[], fr: readonly string[], opening?: string) => {
    const write = (path: string, names: readonly string[]) => ({ path, text: names.map(figure).join('\n\n') });
    return compareFigures({ en: write('x/en.md', en), fr: write('x/fr.md', fr) }, opening).map(formatSourceProblem);
  };

  it('accepts the same pictures in the same order in both languages', () => {
    expect(compare(['sofa', 'lamp'], ['sofa', 'lamp'], 'room')).toEqual([]);
    expect(compare([], [])).toEqual([]);
  });

  it.each([
    [['sofa', 'lamp'], ['lamp', 'sofa'], 'x/fr.md:1: x/en.md shows picture sofa in place of lamp'],
    [['sofa'], ['sofa', 'lamp'], 'x/fr.md:3: picture lamp is not shown in x/en.md'],
    [['sofa', 'lamp'], ['sofa'], 'x/en.md:3: picture lamp is not shown in x/fr.md'],
  ])('reports file and line for the pictures %j in English and %j in French', (en, fr, expected) => {
    expect(compare(en, fr)).toEqual([expected]);
  });

  it('reports a picture that is shown twice or is the lead picture already', () => {
    expect(compare(['sofa'], ['sofa'], 'sofa')).toEqual([
      'x/en.md:1: picture sofa is already the lead picture',
      'x/fr.md:1: picture sofa is already the lead picture',
    ]);
    expect(compare(['sofa', 'sofa'], ['sofa', 'sofa'])).toEqual([
      'x/en.md:3: picture sofa appears earlier',
      'x/fr.md:3: picture sofa appears earlier',
    ]);
  });
});
