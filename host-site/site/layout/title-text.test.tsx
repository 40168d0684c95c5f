import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';
import { SplitTitle } from './split-title.tsx';
import { TitleText } from './title-text.tsx';

describe('page titles', () => {
  it.each([
    ['Superbes idées-cadeaux pour lui', 'Superbes <span class="whole">idées-cadeaux</span> pour lui'],
    ['C’est peut-être nous', 'C’est <span class="whole">peut-être</span> nous'],
    ['Cahier de style – ferme moderne', 'Cahier de style\u00A0– ferme moderne'],
    // Too long for a phone's line.
    ['Idées d’emballage-cadeau', 'Idées d’emballage-cadeau'],
    ['Saint-Jean-sur-Richelieu', 'Saint-Jean-sur-Richelieu'],
  ])('“%s” has no line break before a dash or within a short hyphenated word', (text, html) => {
    expect(renderToStaticMarkup(<TitleText text={text} />)).toBe(html);
  });

  it('keep short hyphenated words whole in italics and after a dash too', () => {
    const whole = '<span class="whole">peut-être</span>';
    expect(renderToStaticMarkup(<RichText text="Oui, <em>peut-être</em>" />)).toBe(`Oui, <em>${whole}</em>`);
    expect(renderToStaticMarkup(<SplitTitle text="Oui – peut-être" />)).toContain(`<em>${whole}</em>`);
  });
});
