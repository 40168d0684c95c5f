import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';

it.each(['en', 'fr'])(
  'AR-04 the homepage shows six finds with alternative text, and links to the photo wall (%s)',
  (locale) => {
    const strip = parse(readFileSync(`dist/site/${locale}.html`, 'utf8')).querySelector('.finds-strip');
    const pictures = strip?.querySelectorAll('li img') ?? [];
    expect(pictures).toHaveLength(6);
    for (const picture of pictures) expect(picture.getAttribute('alt')).toMatch(/\p{L}{3}/u);
    expect(strip?.querySelector('a')?.getAttribute('href')).toBe(`/${locale}/fab-finds`);
  },
);
