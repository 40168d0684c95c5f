import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFloor } from '../support/browser-floor.ts';
import { listNewerFeatures, listNewerMembers } from '../support/newer-features.ts';

/** What a browser of the guide may lack, because the code asks for it first or does without. */
const askedFor = [
  'Element.checkVisibility',
  'Element.computedStyleMap',
  'HTMLElement.hidePopover',
  'HTMLElement.popover',
  'HTMLElement.showPopover',
  'Location.ancestorOrigins',
  'Navigator.share',
  'PerformanceResourceTiming.responseStatus',
  'ReportingObserver.observe',
  'StylePropertyMapReadOnly.keys',
  'TouchEvent.touches',
  'TouchList.length',
  'location.ancestorOrigins',
  'navigator.share',
  'new ReportingObserver',
];
const withoutAsked = (features: readonly string[]) =>
  features.filter((feature) => !askedFor.some((name) => feature.startsWith(`${name}:`)));

describe('the browsers that the guide names', () => {
  it('are the same in both languages', () => {
    expect(readFloor('fr')).toEqual(readFloor('en'));
  });

  it('have what every bundle uses', () => {
    const bundles = globSync('dist/{widgets/v1,client}/**/*.js');
    expect(bundles.length).toBeGreaterThan(50);
    for (const bundle of bundles) {
      expect.soft(withoutAsked(listNewerFeatures(readFileSync(bundle, 'utf8'))), bundle).toEqual([]);
    }
  });

  it('have every member that our sources use', { tags: ['full'] }, () => {
    const sources = globSync('{widgets/{doctor,elements,shared,script-tag},host-site/site/client}/**/*.{ts,tsx}');
    const used = listNewerMembers(sources.filter((path) => !/\.(test|fixture)\./.test(path)));
    expect(withoutAsked(used)).toEqual([]);
    expect(used.length, 'a list that finds nothing proves nothing').toBeGreaterThan(3);
  });

  it.each([
    ['/(?<=a)b/v', ['/(?<=a)b/v: chrome 112, chrome_android 112, edge 112, safari 17, safari_ios 17']],
    [
      'URL.parse("a")',
      [
        'URL.parse: chrome 126, chrome_android 126, edge 126, firefox 126, firefox_android 126, safari 18, safari_ios 18',
      ],
    ],
    [
      'document.startViewTransition(f)',
      ['document.startViewTransition: firefox 144, firefox_android 144, safari 18, safari_ios 18'],
    ],
    ['x.toSorted(); /(?<=a)b/.test(y); Object.hasOwn(x, "a")', []],
  ])('are looked up for %s', (code, lacking) => {
    expect(listNewerFeatures(code)).toEqual(lacking);
  });
});
