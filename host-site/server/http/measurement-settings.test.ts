import { expect, it } from 'vitest';
import { findProfile, profileNames } from '../../sources/measurement-profiles.ts';
import { readConfig } from '../config.ts';
import { formatPolicy } from './security-headers.ts';

const read = (variables: Record<string, string>) => readConfig({ NODE_ENV: 'production', ...variables }, '/').tracking;
const readPolicy = (variables: Record<string, string>) =>
  Object.fromEntries(
    formatPolicy({ tracking: read(variables) })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
const plain = readPolicy({});

it.each(profileNames)('TR-01 the profile %s adds its maker’s sources to the policy, and no other', (name) => {
  const { variable, example, sources, trustedTypes } = findProfile(name);
  const policy = readPolicy({ [variable]: example });
  for (const [directive, allowed] of Object.entries(policy)) {
    if (directive === 'trusted-types') continue;
    expect([directive, allowed]).toEqual([
      directive,
      [...new Set([...(plain[directive] ?? []), ...(sources[directive] ?? [])])],
    ]);
  }
  expect(policy['trusted-types']).toEqual(['vitrine-tracking', 'default', ...trustedTypes]);
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
});

it.each(profileNames)('TR-01 the profile %s loads its script from an address that it allows', (name) => {
  const { script, sources } = findProfile(name);
  if (script) expect(sources['script-src']).toContain(new URL(script).origin);
  expect(Object.values(sources).flat().join(' ')).not.toMatch(/unsafe|http:|(^| )https?:\/\/\*( |$)|\*\.com/);
});

it('TR-01 an account turns its profile on, and MEASUREMENT those whose tags the container has', () => {
  expect(read({ GOOGLE_ANALYTICS_ID: 'G-ABC123DEF4' })).toEqual({
    profiles: ['ga4'],
    ids: { ga4: 'G-ABC123DEF4' },
  });
  expect(read({ TAG_MANAGER_ID: 'GTM-ABC123', MEASUREMENT: 'pinterest, ga4' })).toEqual({
    tagManager: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
    profiles: ['gtm', 'ga4', 'pinterest'],
  });
});

it('TR-01 a container at another address has the policies of Google’s only where MEASUREMENT says so', () => {
  const own = { TAG_MANAGER_ID: 'GTM-ABC123', TAG_MANAGER_URL: 'https://tags.vitrine.example/gtm.js' };
  expect(readPolicy(own)['trusted-types']).toEqual(['vitrine-tracking', 'default']);
  const policy = readPolicy({ ...own, MEASUREMENT: 'gtm', MEASUREMENT_ORIGINS: 'https://other.example' });
  expect(policy['trusted-types']).toContain('goog#html');
  for (const directive of ['script-src', 'img-src', 'connect-src']) {
    expect(policy[directive]).toContain('https://tags.vitrine.example');
    expect(policy[directive]).toContain('https://other.example');
  }
});

it.each([
  [{ MEASUREMENT: 'ga4' }, 'GOOGLE_ANALYTICS_ID'],
  [{ MEASUREMENT: 'gtm' }, 'TAG_MANAGER_ID'],
  [{ MEASUREMENT: 'ga5', TAG_MANAGER_ID: 'GTM-ABC123' }, 'pinterest'],
  [{ MEASUREMENT_ORIGINS: 'https://other.example' }, 'TAG_MANAGER_ID'],
  [{ TAG_MANAGER_ID: 'GTM-ABC123', MEASUREMENT_ORIGINS: 'https://*.example' }, 'https://tags.example'],
  [{ GOOGLE_ANALYTICS_ID: 'UA-12345-1' }, 'G-ABC123DEF4'],
  [{ GOOGLE_ADS_ID: '123456789' }, 'AW-123456789'],
  [{ META_PIXEL_ID: "1');alert('1" }, 'Meta Pixel'],
])('TR-01 readConfig rejects %j and says what it expects', (variables, expected) => {
  expect(() => read(variables as Record<string, string>)).toThrow(expected);
});
