import { expect, test } from './google-page.ts';

test.describe.configure({ mode: 'default' });

/** Messages that belong to a failure on purpose: the browser's, and ours, said once. */
const failed = [/Failed to load resource/, /^error: Google Maps:/];
const countSaid = (complaints: readonly string[]) =>
  complaints.filter((complaint) => complaint.startsWith('error: Google Maps:')).length;

test('SF-06 Google’s script is asked for with the key, places, the quarterly version, language and region', async ({
  page,
  open,
}) => {
  const requests = await open();
  const state = await page.evaluate(async () => {
    const loader = window.first.createLoader({ channel: 'finder', language: 'fr', callback: 'mapsAreHere' });
    const maps = await loader.load('places');
    return { states: window.states, language: loader.language, isThere: Boolean(maps.places.AutocompleteSuggestion) };
  });
  expect(state).toEqual({ states: ['initialized', 'loading', 'success'], language: 'fr', isThere: true });
  expect(requests).toHaveLength(1);
  expect(Object.fromEntries(requests[0]?.address.searchParams ?? [])).toEqual({
    key: 'key',
    channel: 'finder',
    callback: 'mapsAreHere',
    libraries: 'places',
    v: 'quarterly',
    language: 'fr',
    region: 'CA',
    loading: 'async',
  });
});

test('SF-06 a client is as good as a key', async ({ page, open }) => {
  const requests = await open();
  await page.evaluate(() => window.first.createLoader({ key: undefined, client: 'gme-vitrine' }).load());
  const sent = requests[0]?.address.searchParams;
  expect([sent?.get('client'), sent?.has('key')]).toEqual(['gme-vitrine', false]);
});

test('SF-05 nothing is asked of Google before somebody asks, and a slow answer is loading until it is there', async ({
  page,
  open,
}) => {
  const requests = await open({ answers: ['slow'] });
  await page.evaluate(() => {
    window.first.createLoader();
  });
  await page.waitForTimeout(200);
  expect(requests).toHaveLength(0);
  await page.evaluate(() => void window.first.createLoader().load('maps'));
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.states)).toEqual(['initialized', 'loading']);
  await expect.poll(() => page.evaluate(() => window.states)).toEqual(['initialized', 'loading', 'success']);
  expect(requests).toHaveLength(1);
});

test('SF-05 after two errors the third try brings the maps, and the page has one script tag at a time', async ({
  page,
  open,
  watched,
}) => {
  watched.expectComplaint(/Failed to load resource/);
  const requests = await open({ answers: ['error', 'error', 'success'] });
  const outcome = await page.evaluate(async () => {
    const loader = window.first.createLoader();
    return [await window.first.settle(loader.load('maps', 'places')), ...window.states];
  });
  expect(outcome).toEqual(['fine', 'initialized', 'loading', 'success']);
  expect(requests.map(({ tags }) => tags)).toEqual([1, 1, 1]);
});

test('SF-05 after four errors it says so once and reports failure; the next action of the visitor begins anew', async ({
  page,
  open,
  watched,
}) => {
  for (const message of failed) watched.expectComplaint(message);
  const requests = await open({ answers: ['error', 'error', 'error', 'error', 'success'] });
  const outcome = await page.evaluate(async () => {
    const loader = window.first.createLoader({ retryBaseMs: 40 });
    const both = [loader.load('maps'), loader.load('places')].map(window.first.settle);
    return { said: await Promise.all(both), states: window.states, state: loader.state };
  });
  const cause = 'Google’s script could not be fetched.';
  expect(outcome).toEqual({ said: [cause, cause], states: ['initialized', 'loading', 'failure'], state: 'failure' });
  expect(requests).toHaveLength(4);
  await expect.poll(() => countSaid(watched.complaints)).toBe(1);
  await expect(page.locator('script[src*="maps.googleapis.com"]')).toHaveCount(0);
  // Every wait is longer than the one before: 2, 8 and 24 times the base.
  const waits = requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
  expect(waits[1]).toBeGreaterThan(1.5 * (waits[0] as number));
  expect(waits[2]).toBeGreaterThan(1.5 * (waits[1] as number));

  expect(await page.evaluate(() => window.first.settle(window.first.createLoader().load('maps')))).toBe('fine');
  expect(await page.evaluate(() => window.states)).toEqual(['failure', 'loading', 'success']);
  expect(requests).toHaveLength(5);
});

for (const [mode, what] of [
  ['silent', 'a script that comes and never calls back'],
  ['endless', 'a script that never comes'],
] as const) {
  test(`SF-05 ${what} is tried four times, then it is a failure`, async ({ page, open, watched }) => {
    watched.expectComplaint(/^error: Google Maps:/);
    const requests = await open({ answers: [mode] });
    const outcome = await page.evaluate(() =>
      window.first.settle(window.first.createLoader({ patienceMs: 150 }).load('maps')),
    );
    expect(outcome).toContain('did not answer within');
    expect(await page.evaluate(() => window.states)).toEqual(['initialized', 'loading', 'failure']);
    expect(requests.map(({ tags }) => tags)).toEqual([1, 1, 1, 1]);
    await expect.poll(() => countSaid(watched.complaints)).toBe(1);
  });
}

test('SF-05 a script that comes after its time does not run beside the one of the next try', async ({ page, open }) => {
  const requests = await open({ answers: ['slow', 'success'] });
  const outcome = await page.evaluate(() =>
    window.first.settle(window.first.createLoader({ patienceMs: 500 }).load('maps')),
  );
  expect(outcome).toBe('fine');
  expect(requests).toHaveLength(2);
  // Google's script complains in the console when it runs twice.
  await page.waitForTimeout(600);
});

test('SF-05 a library that stays away is a failure, and the next action asks for it again', async ({
  page,
  open,
  watched,
}) => {
  watched.expectComplaint(/^error: Google Maps:/);
  const requests = await open({ answers: ['no-places'] });
  const outcome = await page.evaluate(async () => {
    const loader = window.first.createLoader();
    const said = [await window.first.settle(loader.load('places')), await window.first.settle(loader.load('maps'))];
    return [...said, ...window.states];
  });
  const states = ['initialized', 'loading', 'failure', 'loading', 'success'];
  expect(outcome).toEqual(['The library places could not load.', 'fine', ...states]);
  expect(requests).toHaveLength(1);
});

for (const policy of ['blocked', 'untrusted'] as const) {
  test(`SF-07 a page whose policy keeps Google away (${policy}) has a failure at once`, async ({
    page,
    open,
    watched,
  }) => {
    for (const message of [
      /^error: Google Maps:/,
      /policy violation/,
      /Content Security Policy|violates|TrustedScriptURL/,
    ])
      watched.expectComplaint(message);
    const requests = await open({ policy });
    const outcome = await page.evaluate(async () => {
      const loader = window.first.createLoader();
      return [await window.first.settle(loader.load('maps')), loader.state];
    });
    expect(outcome[0]).not.toBe('fine');
    expect(outcome[1]).toBe('failure');
    expect(requests).toHaveLength(0);
    await expect(page.locator('script[src*="maps.googleapis.com"]')).toHaveCount(0);
    await expect.poll(() => countSaid(watched.complaints)).toBe(1);
  });
}

test('SF-06 a policy with nonces lets Google’s script in', async ({ page, open }) => {
  const requests = await open({ policy: 'nonce' });
  expect(await page.evaluate(() => window.first.settle(window.first.createLoader().load('maps')))).toBe('fine');
  expect(requests).toHaveLength(1);
});

test('SF-05 a key that Google refuses is a failure for good, and handlers of the page hear of it too', async ({
  page,
  open,
  watched,
}) => {
  watched.expectComplaint(/^error: Google Maps:/);
  const requests = await open();
  const outcome = await page.evaluate(async () => {
    const heard: string[] = [];
    window.gm_authFailure = () => heard.push('before');
    const loader = window.first.createLoader({ key: 'bad' });
    // A handler that comes later and keeps the one before, as pages do.
    const earlier = window.gm_authFailure;
    window.gm_authFailure = () => {
      earlier?.();
      heard.push('after');
    };
    const load = () => window.first.settle(loader.load('maps'));
    const said = [await load()];
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { heard, states: window.states, said: [...said, await load()].at(-1), state: loader.state };
  });
  expect(outcome).toMatchObject({ heard: ['before', 'after'], said: 'Google refused the key.', state: 'failure' });
  expect(outcome.states.at(-1)).toBe('failure');
  expect(requests).toHaveLength(1);
  await expect.poll(() => countSaid(watched.complaints)).toBe(1);
});

test('SF-05 a refused key is noticed beside a handler that a script of the page declared', async ({
  page,
  open,
  watched,
}) => {
  watched.expectComplaint(/^error: Google Maps:/);
  await open({ policy: 'none' });
  await page.addScriptTag({ content: 'function gm_authFailure() { document.title = "refused"; }' });
  const state = await page.evaluate(async () => {
    const loader = window.first.createLoader();
    await loader.load('maps');
    window.fakeGoogle.refuseKey();
    return loader.state;
  });
  expect(state).toBe('failure');
  await expect(page).toHaveTitle('refused');
});

test('SF-05 a key that Google refuses after the maps were there is told to all who listen', async ({
  page,
  open,
  watched,
}) => {
  watched.expectComplaint(/^error: Google Maps:/);
  await open();
  const states = await page.evaluate(async () => {
    await window.first.createLoader().load('maps');
    const heard: string[] = [];
    window.second.createLoader().subscribe((state) => heard.push(state));
    window.fakeGoogle.refuseKey();
    window.fakeGoogle.refuseKey();
    return heard;
  });
  expect(states).toEqual(['failure']);
  await expect.poll(() => countSaid(watched.complaints)).toBe(1);
});

test('SF-05 two widgets of two bundles share one script and one state', async ({ page, open }) => {
  const requests = await open({ answers: ['slow'] });
  const outcome = await page.evaluate(async () => {
    const [first, second] = [window.first.createLoader(), window.second.createLoader({ language: 'fr' })];
    const maps = await first.load('maps');
    const state = second.state;
    const others = await Promise.all([second.load('places'), second.load('maps')]);
    return [state, ...others.map((other) => other === maps)];
  });
  expect(outcome).toEqual(['success', true, true]);
  expect(requests).toHaveLength(1);
});

test('SF-06 maps that the page loaded by itself are used, in whichever language they are', async ({ page, open }) => {
  const requests = await open({ policy: 'none' });
  const language = await page.evaluate(async () => {
    await window.first.loadAsPage('their-key', 'de');
    const loader = window.first.createLoader({ language: 'fr' });
    await loader.load('maps', 'places');
    return loader.language;
  });
  expect(language).toBe('de');
  expect(requests.map(({ address }) => address.searchParams.get('key'))).toEqual(['their-key']);
});

test('SF-05 what the page only prepared is brought by its own loader, again after an error', async ({
  page,
  open,
  watched,
}) => {
  watched.expectComplaint(/Failed to load resource/);
  const requests = await open({ policy: 'none', answers: ['error', 'success'] });
  const outcome = await page.evaluate(() => {
    window.first.prepareAsPage('their-key', 'en');
    return window.first.settle(window.first.createLoader().load('places'));
  });
  expect(outcome).toBe('fine');
  expect(requests.map(({ address }) => address.searchParams.get('key'))).toEqual(['their-key', 'their-key']);
});

test('SF-06 a script tag of the page’s that is still on its way is waited for', async ({ page, open }) => {
  const requests = await open({ script: 'key=their-key&loading=async', answers: ['slow'] });
  expect(await page.evaluate(() => window.first.settle(window.first.createLoader().load('maps')))).toBe('fine');
  expect(requests.map(({ address }) => address.searchParams.get('key'))).toEqual(['their-key']);
});

test('SF-05 where the page’s own script tag fails, ours comes', async ({ page, open, watched }) => {
  watched.expectComplaint(/Failed to load resource/);
  const requests = await open({ script: 'key=their-key&loading=async', answers: ['endless', 'success'] });
  const outcome = await page.evaluate(() =>
    window.first.settle(window.first.createLoader({ patienceMs: 300 }).load('maps')),
  );
  expect(outcome).toBe('fine');
  expect(requests.map(({ address }) => address.searchParams.get('key'))).toEqual(['their-key', 'key']);
});

test('SF-06 a pinned version from before libraries is used as it is', async ({ page, open }) => {
  const requests = await open({ answers: ['legacy-only'] });
  const isThere = await page.evaluate(async () => {
    const maps = await window.first.createLoader({ v: '3.40' }).load('maps', 'places');
    return [typeof maps.Map, typeof maps.places.AutocompleteService, typeof maps.importLibrary];
  });
  expect(isThere).toEqual(['function', 'function', 'undefined']);
  expect(requests[0]?.address.searchParams.get('v')).toBe('3.40');
});
