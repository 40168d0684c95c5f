import { expect, it } from 'vitest';
import { allSteps, siteSteps } from './build.mjs';

it.each([
  ['the whole build', allSteps],
  ['a build of pages', siteSteps],
])('%s writes the base map before the pages that draw from it', (_, groups) => {
  const find = (name: (typeof groups)[number][number]) => groups.findIndex((names) => names.includes(name));
  expect(find('stores')).toBeGreaterThanOrEqual(0);
  expect(find('prerender')).toBeGreaterThan(find('stores'));
});
