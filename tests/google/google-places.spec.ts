import type { Page } from '@playwright/test';
import type { Call } from './fake-places.ts';
import { expect, test } from './google-page.ts';

test.describe.configure({ mode: 'default' });

const readCalls = (page: Page) => page.evaluate(() => window.fakeGoogle.calls);
const namesOf = (calls: readonly Call[]) => calls.map(({ name }) => name);

for (const [locale, label] of [
  ['en', 'Québec City, QC, Canada'],
  ['fr', 'Québec, QC, Canada'],
] as const) {
  test(`SF-02 suggest and locate return Google’s places in Canada, in the given locale and one session (${locale})`, async ({
    page,
    open,
  }) => {
    await open();
    const found = await page.evaluate(async (language) => {
      const places = window.first.createPlaces(window.first.createLoader());
      const choices = await places.suggest(' qué ', language);
      const [choice] = choices;
      return { choices, place: choice && (await places.locate(choice)) };
    }, locale);
    expect(found.choices).toEqual([{ id: 'quebec', kind: 'google', label }]);
    expect(found.place).toEqual({
      id: 'quebec',
      kind: 'google',
      label,
      point: { lat: 46.8139, lng: -71.208 },
      icon: 'https://maps.gstatic.com/mapfiles/place_api/icons/v2/generic_pinlet.svg',
    });
    expect(await readCalls(page)).toEqual([
      {
        name: 'fetchAutocompleteSuggestions',
        request: { input: 'qué', includedRegionCodes: ['ca'], language: locale, region: 'ca' },
        session: 1,
      },
      {
        name: 'fetchFields',
        request: { fields: ['formattedAddress', 'location', 'svgIconMaskURI'] },
        session: 1,
      },
    ]);
  });
}

for (const mode of ['success', 'legacy-only'] as const) {
  test(`SF-02 the suggestions for “Lond” contain only London, Ontario (${mode})`, async ({ page, open }) => {
    await open({ modes: [mode] });
    const labels = await page.evaluate(async () => {
      const places = window.first.createPlaces(window.first.createLoader());
      return (await places.suggest('Lond', 'en')).map(({ label }) => label);
    });
    expect(labels).toEqual(['London, ON, Canada']);
  });

  test(`SF-02 the requests of one search share a Google session, and the next search has another (${mode})`, async ({
    page,
    open,
  }) => {
    await open({ modes: [mode] });
    await page.evaluate(async () => {
      const places = window.first.createPlaces(window.first.createLoader());
      for (const typed of ['Lon', 'Lond', 'Qué']) {
        const [choice] = await places.suggest(typed, 'en');
        if (typed === 'Lond' && choice) await places.locate(choice);
      }
    });
    expect((await readCalls(page)).map(({ session }) => session)).toEqual([1, 1, 1, 2]);
  });
}

test('SF-02 requests to the legacy Places API are restricted to Canada and have the specified fields', async ({
  page,
  open,
}) => {
  await open({ modes: ['legacy-only'] });
  const place = await page.evaluate(async () => {
    const places = window.first.createPlaces(window.first.createLoader());
    const [choice] = await places.suggest('Qué', 'fr');
    return choice && places.locate(choice);
  });
  expect(place).toMatchObject({ label: 'Québec, QC, Canada', point: { lat: 46.8139, lng: -71.208 } });
  expect(place?.icon).toContain('geocode-71.png');
  expect((await readCalls(page)).map(({ request }) => request)).toEqual([
    { input: 'Qué', componentRestrictions: { country: 'ca' }, language: 'fr', region: 'ca' },
    { placeId: 'quebec', fields: ['formatted_address', 'geometry', 'icon'], language: 'fr', region: 'ca' },
  ]);
});

test('SF-02 a key without the new Places API uses the legacy one, and later searches go there directly', async ({
  page,
  open,
}) => {
  await open();
  const labels = await page.evaluate(async () => {
    const loader = window.first.createLoader();
    await loader.load('places');
    window.fakeGoogle.placeMode = 'refused';
    const places = window.first.createPlaces(loader);
    // Two requests are pending when the first refusal arrives.
    const both = await Promise.all([places.suggest('Lo', 'en'), places.suggest('Lond', 'en')]);
    return [...both, await places.suggest('Qué', 'en')].map((choices) => choices[0]?.label);
  });
  expect(labels.slice(1)).toEqual(['London, ON, Canada', 'Québec City, QC, Canada']);
  expect(namesOf(await readCalls(page)).slice(-2)).toEqual(['getPlacePredictions', 'getPlacePredictions']);
});

test('SF-02 suggest returns an empty list for no results, and sends no request for blank input', async ({
  page,
  open,
}) => {
  await open({ modes: ['legacy-only'] });
  const found = await page.evaluate(async () => {
    const places = window.first.createPlaces(window.first.createLoader());
    return [await places.suggest('  ', 'en'), await places.suggest('Xyzzy', 'en')];
  });
  expect(found).toEqual([[], []]);
  expect(await readCalls(page)).toHaveLength(1);
});

test('SF-01 of the inputs typed while Google’s script loads, only the last is sent to Google', async ({
  page,
  open,
}) => {
  const requests = await open({ modes: ['slow'] });
  const counts = await page.evaluate(async () => {
    const places = window.first.createPlaces(window.first.createLoader());
    const all = ['Q', 'Qu', 'Qué'].map((typed) => places.suggest(typed, 'en'));
    return (await Promise.all(all)).map((choices) => choices.length);
  });
  expect(counts).toEqual([0, 0, 1]);
  expect((await readCalls(page)).map(({ request }) => request.input)).toEqual(['Qué']);
  expect(requests).toHaveLength(1);
});

for (const mode of ['success', 'legacy-only'] as const) {
  test(`SF-02 an exceeded quota, a timeout and an unknown place reject, and a later search succeeds (${mode})`, async ({
    page,
    open,
  }) => {
    await open({ modes: [mode] });
    const said = await page.evaluate(async () => {
      const loader = window.first.createLoader();
      await loader.load('places');
      const places = window.first.createPlaces(loader, { timeoutMs: 200 });
      const outcomes: string[] = [];
      const settle = async (promise: Promise<unknown>) => outcomes.push(await window.first.settle(promise));
      window.fakeGoogle.placeMode = 'quota';
      await settle(places.suggest('Qué', 'en'));
      window.fakeGoogle.placeMode = 'silent';
      await settle(places.suggest('Qué', 'en'));
      window.fakeGoogle.placeMode = undefined;
      await settle(places.locate({ id: 'nowhere', kind: 'google', label: 'Nowhere' }));
      // And it keeps working.
      await settle(places.suggest('Qué', 'en'));
      return outcomes;
    });
    expect(said[0]).toContain('OVER_QUERY_LIMIT');
    expect(said[1]).toContain('did not respond within');
    expect(said[2]).toMatch(/did not suggest|NOT_FOUND/);
    expect(said[3]).toBe('fine');
  });
}

test('SF-05 suggest rejects when Google’s script cannot load', async ({ page, open, watched }) => {
  watched.expectConsoleMessage(/Failed to load (resource|Google Maps script)/);
  watched.expectConsoleMessage(/^error: Google Maps:/);
  await open({ modes: ['error'] });
  const said = await page.evaluate(() => {
    const places = window.first.createPlaces(window.first.createLoader());
    return window.first.settle(places.suggest('Qué', 'en'));
  });
  expect(said).toBe('The Google Maps JavaScript API could not load.');
});
