import { describe, expect, it } from 'vitest';
import { checkFigures, compareFigures } from './check-figures.ts';

const figure = (name: string) => `![Un sofa de lin](picture:${name} "Le coin où l’on lit.")`;
const check = (text: string) => checkFigures({ path: 'x/fr.md', text }, (name) => name === 'sofa');

describe('a picture in a text', () => {
  it('that is described, named and alone on its line is right', () => {
    expect(check(`Avant\n\n${figure('sofa')}\n\nAprès\n`)).toEqual([]);
    expect(check(`Avant\n\n${figure('sofa')}\n`)).toEqual([]);
  });

  it.each([
    [figure('unmade'), 'there is no picture unmade'],
    ['![](picture:sofa "Le coin où l’on lit.")', 'what the picture shows is missing'],
    ['![Un sofa](picture:sofa)', 'the caption is missing'],
    ['![Un sofa](picture:sofa "")', 'the caption is missing'],
    ['![Un sofa](picture:sofa "Un sofa.")', 'the caption says the same as what the picture shows'],
    ['![Un sofa](/sofa.jpg "Le coin où l’on lit.")', 'a picture is a line of its own'],
    [`Voyez ${figure('sofa')}`, 'a picture is a line of its own'],
    [`- ${figure('sofa')}`, 'a picture is a line of its own'],
  ])('as %s is refused by file and line', (line, expected) => {
    expect(check(`Avant\n\n${line}\n`)).toEqual([expect.stringMatching(`^x/fr\\.md:3: ${expected}`)]);
  });

  it('stands between two empty lines', () => {
    for (const text of [`Avant\n${figure('sofa')}\n\nAprès`, `\n\n${figure('sofa')}\nAprès`])
      expect(check(text)).toEqual([expect.stringContaining('a picture stands between two empty lines')]);
  });
});

describe('the pictures of two languages', () => {
  const compare = (en: readonly string[], fr: readonly string[], opening?: string) => {
    const write = (path: string, names: readonly string[]) => ({ path, text: names.map(figure).join('\n\n') });
    return compareFigures({ en: write('x/en.md', en), fr: write('x/fr.md', fr) }, opening);
  };

  it('are the same in the same order', () => {
    expect(compare(['sofa', 'lamp'], ['sofa', 'lamp'], 'room')).toEqual([]);
    expect(compare([], [])).toEqual([]);
  });

  it.each([
    [['sofa', 'lamp'], ['lamp', 'sofa'], 'x/fr.md:1: lamp: sofa is in its place in x/en.md'],
    [['sofa'], ['sofa', 'lamp'], 'x/fr.md:3: lamp: is not shown in x/en.md'],
    [['sofa', 'lamp'], ['sofa'], 'x/en.md:3: lamp is not shown in x/fr.md'],
  ])('%j beside %j are refused by file and line', (en, fr, expected) => {
    expect(compare(en, fr)).toEqual([expected]);
  });

  it('are each shown once, that which opens the page among them', () => {
    expect(compare(['sofa'], ['sofa'], 'sofa')).toEqual([
      'x/en.md:1: sofa opens the page already',
      'x/fr.md:1: sofa opens the page already',
    ]);
    expect(compare(['sofa', 'sofa'], ['sofa', 'sofa'])).toEqual([
      'x/en.md:3: sofa stands above already',
      'x/fr.md:3: sofa stands above already',
    ]);
  });
});
