import { describe, expect, it } from 'vitest';
import { nameFile } from './serve-pages.ts';

describe('nameFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/fr', 'index.fr.html'],
    ['/fr/', 'index.fr.html'],
    ['/strict', 'strict.html'],
    ['/strict/', 'strict.html'],
    ['/strict/fr', 'strict.fr.html'],
    ['/old-library.js', 'old-library.js'],
    ['/style.css', 'style.css'],
  ])('maps %s to %s', (path, name) => {
    expect(nameFile(path)).toBe(name);
  });

  it.each(['/../package.json', '/.env', '/a/b/fr', '//fr', '/strict/de', '/main.ts', '/%2e%2e/x', '/strictfr/fr/fr'])(
    'returns undefined for %s',
    (path) => {
      expect(nameFile(path)).toBeUndefined();
    },
  );
});
