import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandKeys } from '../../widgets/shared/brand/brands.ts';
import { getOpening } from '../../widgets/shared/stores/opening.ts';
import { readFeed } from '../../widgets/shared/stores/read-feed.ts';

const read = (name: string) => readFileSync(`dist/site/stores/${name}`, 'utf8');

describe('the store finder’s files', () => {
  it.each(brandKeys)(
    'SF-08 have an opening state for every store of %s, at the time of the build and a year later',
    (brand) => {
      const feed = readFeed(JSON.parse(read(`${brand}.json`)));
      expect(feed?.stores.length).toBeGreaterThan(20);
      const builtAt = Date.parse(feed?.generatedAt ?? '');
      const states = [0, 365]
        .map((days) => builtAt + days * 86_400_000)
        .flatMap((now) => feed?.stores.map((store) => getOpening(store, feed, now).state));
      expect(states).toContain('temporarily-closed');
      expect(states).not.toContain('unknown');
    },
  );

  it.each(brandKeys)('LOC-06 have names in both languages for the departments of %s', (brand) => {
    const feed = readFeed(JSON.parse(read(`${brand}.json`)));
    for (const { departments, specialtyDepartments } of feed?.stores ?? []) {
      for (const key of [...departments, ...specialtyDepartments]) {
        expect(feed?.departmentNames[key]).toEqual({ en: expect.stringMatching(/./), fr: expect.stringMatching(/./) });
      }
    }
  });

  it('SF-07 have the places of Canada, those abroad, and postal areas for every letter that can start one', () => {
    for (const name of ['places-1.json', 'abroad-1.json'])
      expect(existsSync(`dist/site/stores/${name}.br`), name).toBe(true);
    expect(JSON.parse(read('places-1.json')).length).toBeGreaterThan(3000);
    for (const letter of 'abceghjklmnprstvxy') {
      expect(Object.keys(JSON.parse(read(`postal/${letter}.json`))).length, letter).toBeGreaterThan(2);
    }
  });

  it('credit the sources of places and postal areas', () => {
    expect(read('NOTICE.txt')).toMatch(/GeoNames[\s\S]*Creative Commons Attribution 4\.0/);
    expect(read('NOTICE.txt')).toContain('Dav Glass');
  });
});
