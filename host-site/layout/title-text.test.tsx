import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';
import { SplitTitle } from './split-title.tsx';
import { TitleText } from './title-text.tsx';

describe('a title', () => {
  it.each([
    ['Superbes idées-cadeaux pour lui', 'Superbes <span class="whole">idées-cadeaux</span> pour lui'],
    ['C’est peut-être nous', 'C’est <span class="whole">peut-être</span> nous'],
    ['Cahier de style – ferme moderne', 'Cahier de style\u00A0– ferme moderne'],
    // Too long for a phone's line.
    ['Idées d’emballage-cadeau', 'Idées d’emballage-cadeau'],
    ['Saint-Jean-sur-Richelieu', 'Saint-Jean-sur-Richelieu'],
  ])('%s breaks neither before a dash nor within a short word', (text, html) => {
    expect(renderToStaticMarkup(<TitleText text={text} />)).toBe(html);
  });

  it('keeps its words whole in italics and after its dash too', () => {
    const whole = '<span class="whole">peut-être</span>';
    expect(renderToStaticMarkup(<RichText text="Oui, <em>peut-être</em>" />)).toBe(`Oui, <em>${whole}</em>`);
    expect(renderToStaticMarkup(<SplitTitle text="Oui – peut-être" />)).toContain(`<em>${whole}</em>`);
  });
});
