import { describe, expect, it } from 'vitest';
import { fillLook } from './fill-look.ts';
import { brandActions, look, ownBrand } from './retailer.ts';

describe('a style sheet with the retailer’s look', () => {
  it('has its colours, lengths and fonts', () => {
    expect(fillLook('a{color:var(--ink, look(ink));border-radius:look(radius);font-family:look(text)}')).toBe(
      `a{color:var(--ink, ${look.colours.ink});border-radius:${look.radius};font-family:'${look.fonts.text.family}', ${look.fonts.text.generic}}`,
    );
  });

  it('repeats a rule with look(brand) for each sibling, and no other rule', () => {
    const siblings = Object.entries(brandActions).filter(([key]) => key !== ownBrand);
    const css = fillLook(".a{color:red}\n:host([brand='look(brand)']) .b{color:look(brand-action)}\n.c{color:red}\n");
    expect(css).toBe(
      `.a{color:red}${siblings.map(([key, action]) => `\n:host([brand='${key}']) .b{color:${action}}\n`).join('')}.c{color:red}\n`,
    );
  });

  it('cannot name what the look does not have', () => {
    expect(() => fillLook('a{color:look(pine)}')).toThrow('look(pine); there are paper, panel');
  });
});
