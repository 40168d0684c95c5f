import { nextFrames } from '../e2e/settled.ts';
import { expect, test } from './google-page.ts';

test.describe.configure({ mode: 'default' });

/** Messages of a deliberate failure: the browser's, those of Google's loader, and ours, logged once. */
const failed = [/Failed to load resource/, /Failed to load Google Maps script, retrying/, /^error: Google Maps:/];
const countSaid = (consoleMessages: readonly string[]) =>
  consoleMessages.filter((text) => text.startsWith('error: Google Maps:')).length;

test('SF-06 the loader requests Google’s script with key, places, quarterly version, language and region', async ({
  page,
  open,
}) => {
  const requests = await open();
  const state = await page.evaluate(async () => {
    const loader = window.first.createLoader({ channel: 'finder', language: 'fr', mapIds: ['looks'] });
    const maps = await loader.load('places');
    return { states: window.states, language: loader.language, isThere: Boolean(maps.places.AutocompleteSuggestion) };
  });
  expect(state).toEqual({ states: ['initialized', 'loading', 'success'], language: 'fr', isThere: true });
  expect(requests).toHaveLength(1);
  expect(Object.fromEntries(requests[0]?.address.searchParams ?? [])).toEqual({
    key: 'key',
    channel: 'finder',
    callback: 'google.maps.__ib__',
    libraries: 'places',
    v: 'quarterly',
    language: 'fr',
    region: 'CA',
    map_ids: 'looks',
  });
});

test('SF-06 the loader encodes any key in Google’s URL, and omits parameters that are not set', async ({
  page,
  open,
}) => {
  const requests = await open();
  await page.evaluate(() =>
    window.first.createLoader({ apiKey: '&callback=alert#@/é', channel: '', version: '3.60', region: 'US' }).load(),
  );
  const [address] = requests.map((request) => request.address);
  expect(`${address?.origin}${address?.pathname}`).toBe('https://maps.googleapis.com/maps/api/js');
  expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
    key: '&callback=alert#@/é',
    callback: 'google.maps.__ib__',
    libraries: 'places',
    v: '3.60',
    region: 'US',
  });
});

test('SF-06 the loader sends the client instead of a key when only a client is set', async ({ page, open }) => {
  const requests = await open();
  await page.evaluate(() => window.first.createLoader({ apiKey: '', client: 'gme-vitrine' }).load());
  const sent = requests[0]?.address.searchParams;
  expect([sent?.get('client'), sent?.has('key')]).toEqual(['gme-vitrine', false]);
});

test('SF-05 the loader sends no request before load(), and stays in the state loading until the response', async ({
  page,
  open,
}) => {
  const requests = await open({ modes: ['slow'] });
  await page.evaluate(() => {
    window.first.createLoader();
  });
  await nextFrames(page);
  expect(requests).toHaveLength(0);
  await page.evaluate(() => void window.first.createLoader().load('maps'));
  await expect.poll(() => requests.length).toBe(1);
  expect(await page.evaluate(() => window.states)).toEqual(['initialized', 'loading']);
  await expect.poll(() => page.evaluate(() => window.states)).toEqual(['initialized', 'loading', 'success']);
  expect(requests).toHaveLength(1);
});

test('SF-05 the loader succeeds at the third attempt after two errors, with one script tag at a time', async ({
  page,
  open,
  watched,
}) => {
  for (const message of failed.slice(0, 2)) watched.expectConsoleMessage(message);
  const requests = await open({ modes: ['error', 'error', 'success'] });
  const outcome = await page.evaluate(async () => {
    const loader = window.first.createLoader();
    return [await window.first.settle(loader.load('maps', 'places')), ...window.states];
  });
  expect(outcome).toEqual(['fine', 'initialized', 'loading', 'success']);
  expect(requests.map(({ tags }) => tags)).toEqual([1, 1, 1]);
});

test('SF-05 the loader fails after four errors, logs it once, and starts again at the next load()', async ({
  page,
  open,
  watched,
}) => {
  for (const message of failed) watched.expectConsoleMessage(message);
  const requests = await open({ modes: ['error', 'error', 'error', 'error', 'success'] });
  const outcome = await page.evaluate(async () => {
    const loader = window.first.createLoader();
    const both = [loader.load('maps'), loader.load('places')].map(window.first.settle);
    return { said: await Promise.all(both), states: window.states, state: loader.state };
  });
  const cause = 'The Google Maps JavaScript API could not load.';
  expect(outcome).toEqual({ said: [cause, cause], states: ['initialized', 'loading', 'failure'], state: 'failure' });
  expect(requests.map(({ tags }) => tags)).toEqual([1, 1, 1, 1]);
  await expect.poll(() => countSaid(watched.consoleMessages)).toBe(1);

  expect(await page.evaluate(() => window.first.settle(window.first.createLoader().load('maps')))).toBe('fine');
  expect(await page.evaluate(() => window.states)).toEqual(['failure', 'loading', 'success']);
  expect(requests).toHaveLength(5);
});

test('SF-05 the loader retries after 2, then 8, then 24 milliseconds', async ({ page, open, watched }) => {
  for (const message of failed) watched.expectConsoleMessage(message);
  await page.clock.install({ time: 0 });
  const requests = await open({ modes: ['error'] });
  await page.clock.pauseAt(60_000);
  await page.evaluate(() => void window.first.settle(window.first.createLoader().load('maps')));
  for (const [failures, wait] of [2, 8, 24].entries()) {
    await expect
      .poll(() => watched.consoleMessages.filter((said) => said.includes('retrying')).length)
      .toBe(failures + 1);
    await page.clock.runFor(wait - 1);
    expect(requests).toHaveLength(failures + 1);
    await page.clock.runFor(1);
    await expect.poll(() => requests.length).toBe(failures + 2);
  }
  await expect.poll(() => page.evaluate(() => window.states.at(-1))).toBe('failure');
});

for (const [mode, what] of [
  ['silent', 'a script that never calls back'],
  ['endless', 'a response that never arrives'],
] as const) {
  test(`SF-05 the loader fails after its timeout, and logs it once, with ${what}`, async ({ page, open, watched }) => {
    watched.expectConsoleMessage(/^error: Google Maps:/);
    const requests = await open({ modes: [mode] });
    const outcome = await page.evaluate(() =>
      window.first.settle(window.first.createLoader({ timeoutMs: 150 }).load('maps')),
    );
    expect(outcome).toContain('did not respond within');
    expect(await page.evaluate(() => window.states)).toEqual(['initialized', 'loading', 'failure']);
    expect(requests).toHaveLength(1);
    await expect.poll(() => countSaid(watched.consoleMessages)).toBe(1);
  });
}

test('SF-05 the loader fails and logs it once when an attempt times out after two errors', async ({
  page,
  open,
  watched,
}) => {
  for (const message of failed) watched.expectConsoleMessage(message);
  const requests = await open({ modes: ['error', 'error', 'endless'] });
  const outcome = await page.evaluate(() =>
    window.first.settle(window.first.createLoader({ timeoutMs: 500 }).load('maps')),
  );
  expect(outcome).toContain('did not respond within');
  expect(await page.evaluate(() => window.states)).toEqual(['initialized', 'loading', 'failure']);
  expect(requests).toHaveLength(3);
  await expect.poll(() => countSaid(watched.consoleMessages)).toBe(1);
});

test('SF-05 the next load() uses a script that arrived after the timeout, without another request', async ({
  page,
  open,
  watched,
}) => {
  watched.expectConsoleMessage(/^error: Google Maps:/);
  const requests = await open({ modes: ['slow'] });
  const outcome = await page.evaluate(async () => {
    const load = () => window.first.settle(window.first.createLoader({ timeoutMs: 500 }).load('maps'));
    return [await load(), await load()];
  });
  expect(outcome).toEqual(['Google did not respond within 500 ms.', 'fine']);
  expect(await page.evaluate(() => window.states)).toEqual(['failure', 'loading', 'success']);
  expect(requests).toHaveLength(1);
});

test('SF-05 the loader fails when a library cannot load, and loads that library at the next load()', async ({
  page,
  open,
  watched,
}) => {
  for (const message of failed.slice(1)) watched.expectConsoleMessage(message);
  watched.expectConsoleMessage(/Google Maps already loaded outside/);
  const requests = await open({ modes: ['no-places'] });
  const outcome = await page.evaluate(async () => {
    const loader = window.first.createLoader();
    const said = [await window.first.settle(loader.load('places')), await window.first.settle(loader.load('places'))];
    return [...said, ...window.states];
  });
  const states = ['initialized', 'loading', 'failure', 'loading', 'success'];
  expect(outcome).toEqual(['The library places could not load.', 'fine', ...states]);
  expect(requests).toHaveLength(1);
});

for (const policy of ['blocked', 'untrusted'] as const) {
  test(`SF-07 the loader fails, and logs it once, when the page’s CSP blocks Google (${policy})`, async ({
    page,
    open,
    watched,
  }) => {
    for (const message of [...failed, /policy violation/, /Content Security Policy|violates|TrustedScriptURL/])
      watched.expectConsoleMessage(message);
    const requests = await open({ policy });
    const outcome = await page.evaluate(async () => {
      const loader = window.first.createLoader();
      return [await window.first.settle(loader.load('maps')), loader.state];
    });
    expect(outcome[0]).toMatch(/could not load|TrustedScriptURL/);
    expect(outcome[1]).toBe('failure');
    expect(requests).toHaveLength(0);
    await expect.poll(() => countSaid(watched.consoleMessages)).toBe(1);
  });
}

test('SF-06 the loader loads Google’s script under a nonce-based CSP', async ({ page, open }) => {
  const requests = await open({ policy: 'nonce' });
  expect(await page.evaluate(() => window.first.settle(window.first.createLoader().load('maps')))).toBe('fine');
  expect(requests).toHaveLength(1);
});

test('SF-05 a rejected key is a permanent failure, and the page’s gm_authFailure handlers run too', async ({
  page,
  open,
  watched,
}) => {
  watched.expectConsoleMessage(/^error: Google Maps:/);
  const requests = await open();
  const outcome = await page.evaluate(async () => {
    const heard: string[] = [];
    window.gm_authFailure = () => heard.push('before');
    const loader = window.first.createLoader({ apiKey: 'bad' });
    // A later handler that calls the earlier one, as pages do.
    const earlier = window.gm_authFailure;
    window.gm_authFailure = () => {
      earlier?.();
      heard.push('after');
    };
    const load = () => window.first.settle(loader.load('maps'));
    const said = [await load()];
    while (!heard.includes('after')) await new Promise(requestAnimationFrame);
    return { heard, states: window.states, said: [...said, await load()].at(-1), state: loader.state };
  });
  expect(outcome).toMatchObject({ heard: ['before', 'after'], said: 'Google refused the key.', state: 'failure' });
  expect(outcome.states.at(-1)).toBe('failure');
  expect(requests).toHaveLength(1);
  await expect.poll(() => countSaid(watched.consoleMessages)).toBe(1);
});

test('SF-05 the loader detects a rejected key on a page that declares its own gm_authFailure function', async ({
  page,
  open,
  watched,
}) => {
  watched.expectConsoleMessage(/^error: Google Maps:/);
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

test('SF-05 a key rejected after the maps have loaded notifies another bundle’s subscriber once', async ({
  page,
  open,
  watched,
}) => {
  watched.expectConsoleMessage(/^error: Google Maps:/);
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
  await expect.poll(() => countSaid(watched.consoleMessages)).toBe(1);
});

test('SF-05 two bundles with different options share one script and one state', async ({ page, open }) => {
  const requests = await open({ modes: ['slow'] });
  const outcome = await page.evaluate(async () => {
    const first = window.first.createLoader();
    window.first.createLoader({ channel: 'another' });
    const second = window.second.createLoader({ apiKey: 'another', language: 'fr' });
    const maps = await first.load('maps');
    const state = second.state;
    const others = await Promise.all([second.load('places'), second.load('maps')]);
    return [state, ...others.map((other) => other === maps)];
  });
  expect(outcome).toEqual(['success', true, true]);
  expect(requests.map(({ address }) => address.searchParams.get('key'))).toEqual(['key']);
});

test('SF-06 the loader uses maps that the page has loaded itself, and reports their language', async ({
  page,
  open,
  watched,
}) => {
  watched.expectConsoleMessage(/Google Maps already loaded outside/);
  const requests = await open({ script: 'key=their-key&language=de&loading=async' });
  await page.waitForFunction(() => window.google?.maps?.version);
  const language = await page.evaluate(async () => {
    const loader = window.first.createLoader({ language: 'fr' });
    await loader.load('maps', 'places');
    return loader.language;
  });
  expect(language).toBe('de');
  expect(requests.map(({ address }) => address.searchParams.get('key'))).toEqual(['their-key']);
});

test('SF-05 the loader uses the bootstrap loader that the page has prepared, and retries after an error', async ({
  page,
  open,
  watched,
}) => {
  for (const message of failed.slice(0, 2)) watched.expectConsoleMessage(message);
  const requests = await open({ modes: ['error', 'success'] });
  const outcome = await page.evaluate(() => {
    window.first.prepareAsPage('their-key');
    return window.first.settle(window.first.createLoader().load('places'));
  });
  expect(outcome).toBe('fine');
  expect(requests.map(({ address }) => address.searchParams.get('key'))).toEqual(['their-key', 'their-key']);
});

test('SF-06 the loader waits for the page’s own script tag that is still loading', async ({ page, open, watched }) => {
  watched.expectConsoleMessage(/Google Maps already loaded outside/);
  const requests = await open({ script: 'key=their-key&loading=async', modes: ['slow'] });
  expect(await page.evaluate(() => window.first.settle(window.first.createLoader().load('maps')))).toBe('fine');
  expect(requests.map(({ address }) => address.searchParams.get('key'))).toEqual(['their-key']);
});

for (const mode of ['endless', 'error'] as const) {
  test(`SF-05 the loader requests its own script when the page’s script tag fails (${mode})`, async ({
    page,
    open,
    watched,
  }) => {
    watched.expectConsoleMessage(/Failed to load resource/);
    const requests = await open({ script: 'key=their-key&loading=async', modes: [mode, 'success'] });
    const outcome = await page.evaluate(() =>
      window.first.settle(window.first.createLoader({ timeoutMs: 300 }).load('maps')),
    );
    expect(outcome).toBe('fine');
    expect(requests.map(({ address }) => address.searchParams.get('key'))).toEqual(['their-key', 'key']);
  });
}
