import { describe, expect, it } from 'vitest';
import { findRetryWait } from './bring-script.ts';
import { findScriptAddress, type GoogleSettings } from './script-address.ts';

const read = (settings: GoogleSettings) => Object.fromEntries(new URL(findScriptAddress(settings)).searchParams);
const always = { libraries: 'places', v: 'quarterly', region: 'CA', loading: 'async' };

describe('Google’s script', () => {
  it.each<[GoogleSettings, Record<string, string>]>([
    [{ key: 'k' }, { ...always, key: 'k' }],
    [
      { client: 'gme-c', channel: 'finder' },
      { ...always, client: 'gme-c', channel: 'finder' },
    ],
    [
      { key: 'k', callback: 'ready', libraries: ['places', 'geometry'], v: '3.60', language: 'fr', region: 'US' },
      {
        key: 'k',
        callback: 'ready',
        libraries: 'places,geometry',
        v: '3.60',
        language: 'fr',
        region: 'US',
        loading: 'async',
      },
    ],
    [
      { key: 'k', mapIds: ['a', 'b'], authReferrerPolicy: 'origin', solutionChannel: 's' },
      { ...always, key: 'k', map_ids: 'a,b', auth_referrer_policy: 'origin', solution_channel: 's' },
    ],
    [
      { key: '', client: undefined, language: '', mapIds: [], libraries: [] },
      { v: 'quarterly', region: 'CA', loading: 'async' },
    ],
  ])('SF-06 is asked for by %j', (settings, parameters) => expect(read(settings)).toEqual(parameters));

  it('SF-06 comes from Google’s address, whatever a key looks like', () => {
    const address = findScriptAddress({ key: '&callback=alert#@/é' });
    expect(address).toMatch(/^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?[\w=&%.,+*-]+$/);
    expect(new URL(address).searchParams.get('key')).toBe('&callback=alert#@/é');
  });

  it('SF-05 is tried again after 2, 8 and 24 milliseconds, or as many times the base', () => {
    expect([1, 2, 3].map((retry) => findRetryWait(retry))).toEqual([2, 8, 24]);
    expect([1, 2, 3].map((retry) => findRetryWait(retry, 100))).toEqual([200, 800, 2400]);
  });
});
