import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SiblingBrands } from './sibling-brands.tsx';

const page = { locale: 'fr', t: (key: string) => key } as const;
const navigation = { label: 'Enseignes', className: 'top-bar' };

describe('the list of sibling brands', () => {
  it('FT-05 is absent, with its navigation, when the retailer has no siblings', () => {
    expect(renderToStaticMarkup(<SiblingBrands page={page} keys={[]} navigation={navigation} />)).toBe('');
  });

  it('FT-05 has one link for one sibling, in a navigation where the page asks for it', () => {
    const html = renderToStaticMarkup(<SiblingBrands page={page} keys={['winners']} navigation={navigation} />);
    expect(html).toMatch(/^<nav class="top-bar" aria-label="Enseignes"><ul><li><a href="[^"]+\/fr"/);
    expect(html.match(/<li>/g)).toHaveLength(1);
    expect(renderToStaticMarkup(<SiblingBrands page={page} className="menu" keys={['winners']} />)).toMatch(
      /^<ul class="menu">/,
    );
  });
});
