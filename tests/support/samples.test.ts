import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fullRunOnly } from './full-run-cases.ts';
import { requiredLandings } from './required-content.ts';
import { pageSamples, specLanguages } from './samples.ts';

const specs = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.spec.ts'))
  .map((path) => ({ path: `tests/${path}`, name: basename(path, '.spec.ts') }));
const count = (values: readonly string[], value: string) => values.filter((each) => each === value).length;

describe('the samples of npm test', () => {
  it('name a language for exactly the spec files that ask for one', () => {
    const asking = specs.filter(({ path }) => readFileSync(path, 'utf8').includes('sampledTestIn(import.meta.url'));
    expect(Object.keys(specLanguages).sort()).toEqual(asking.map(({ name }) => name).sort());
  });

  it('have every language at every width, and the landing page of the specification', () => {
    const pairs = Object.values(pageSamples);
    for (const pair of ['en 390', 'en 1440', 'fr 390', 'fr 1440']) expect(count(pairs, pair)).toBeGreaterThan(8);
    expect(requiredLandings.filter((slug) => !(`/${slug}` in pageSamples))).toEqual([]);
  });

  it('are as often French as English', () => {
    const languages = Object.values(specLanguages);
    expect(Math.abs(count(languages, 'fr') - count(languages, 'en'))).toBeLessThanOrEqual(languages.length / 10);
  });

  it('leave out only spec files that exist', () => {
    const paths = specs.map(({ path }) => path);
    expect(fullRunOnly.filter((path) => !paths.includes(path))).toEqual([]);
  });
});
