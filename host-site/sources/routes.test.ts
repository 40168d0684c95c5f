import { describe, expect, it } from 'vitest';
import { findRoute, formatPath, formatUnprefixedPath, routes } from './routes.ts';

describe('routes', () => {
  it('RT-04 have the required names and paths', () => {
    expect(formatPath(findRoute('homepage'), 'fr')).toBe('/fr');
    expect(formatPath(findRoute('giftcards'), 'en')).toBe('/en/gift');
    for (const name of ['accessibility', 'contact', 'environment', 'grand-openings', 'how', 'legal', 'newsletter']) {
      expect(formatPath(findRoute(name), 'en')).toBe(`/en/${name}`);
    }
    for (const name of ['privacy', 'recalls', 'contestrules', 'returns', 'storelocator', 'customer-store-info']) {
      expect(formatPath(findRoute(name), 'fr')).toBe(`/fr/${name}`);
    }
  });

  it('RT-01 have an address in each locale, and one without a locale that leads to them', () => {
    for (const route of routes) {
      for (const locale of ['en', 'fr'] as const) {
        expect(formatPath(route, locale)).toBe([`/${locale}`, route.path].filter(Boolean).join('/'));
      }
      expect(formatUnprefixedPath(route)).toBe(`/${route.path}`);
    }
  });

  it('LOC-03 have a path without a locale prefix', () => {
    expect(formatUnprefixedPath(findRoute('homepage'))).toBe('/');
    expect(formatUnprefixedPath(findRoute('contact'))).toBe('/contact');
  });

  it('have unique names and paths, and findRoute throws for an unknown name', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
    expect(() => findRoute('nowhere')).toThrow('nowhere');
  });
});
