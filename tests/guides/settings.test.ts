import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../host-site/server/config.ts';
import { describeSettings, readSettings } from '../../host-site/sources/guides/settings.ts';
import { listSettingNames } from '../support/setting-names.ts';

const example = readFileSync('.env.example', 'utf8');
const listed = readSettings(example);
const read = (locale: string) =>
  JSON.parse(readFileSync(`host-site/content/settings.${locale}.json`, 'utf8')) as { settings: Record<string, string> };

describe('the settings of the operating guide', () => {
  it('are exactly those that the server reads, except NODE_ENV', () => {
    const names = listSettingNames();
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => name !== 'NODE_ENV').sort()).toEqual(listed.map(({ name }) => name).sort());
  });

  it('have the same defaults as the server', () => {
    const defaults = Object.fromEntries(listed.map(({ name, default: value }) => [name, value]));
    // When unset, the demo origins are allowed; when empty, none is.
    delete defaults.ALLOWED_ORIGINS;
    expect(readConfig(defaults, '/')).toEqual(readConfig({}, '/'));
  });

  it('have examples that readConfig accepts', () => {
    const examples = listed.filter(({ example: value }) => value).map(({ name, example: value }) => [name, value]);
    expect(examples.length).toBeGreaterThan(3);
    const siteOrigin = { PUBLIC_ORIGIN: 'https://www.vitrine.example' };
    // Google takes a key or a client.
    const { GOOGLE_MAPS_CLIENT: client, ...withKey } = Object.fromEntries(examples);
    const withClient = { ...withKey, GOOGLE_MAPS_KEY: undefined, GOOGLE_MAPS_CLIENT: client };
    for (const values of [withKey, withClient])
      expect(() => readConfig({ ...siteOrigin, ...values }, '/')).not.toThrow();
  });

  it.each(['en', 'fr'] as const)(
    'have one description each in %s, without descriptions of other settings',
    (locale) => {
      expect(Object.keys(read(locale).settings).sort()).toEqual(listed.map(({ name }) => name).sort());
      for (const { name } of listed) expect(describeSettings(example, locale)).toContain(`\`${name}\``);
    },
  );

  it('fail the build when one has no description', () => {
    expect(() => describeSettings(`${example}\nNEW_ONE=1\n`, 'fr')).toThrow('NEW_ONE');
  });
});
