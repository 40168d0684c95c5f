import { describe, expect, it } from 'vitest';
import { describeChannel, readReleaseDay } from './channel.ts';

const changelog = '# Changelog\n\n## [1.1.0] – unreleased\n\n## [1.0.0] – 2026-12-01\n';

describe('the current release', () => {
  it('is published on the day of its heading in the changelog, or not yet', () => {
    expect(readReleaseDay(changelog, '1.0.0')).toBe('2026-12-01');
    expect(readReleaseDay(changelog, '1.1.0')).toBe('');
    expect(() => readReleaseDay(changelog, '1x0.0')).toThrow('CHANGELOG.md has no version 1x0.0');
  });

  it('says its version, since when, and the digest of each script in both languages', () => {
    const scripts = [{ path: '/widgets/v1/vitrine.js', integrity: 'sha384-abc' }];
    const en = describeChannel({ version: '1.0.0', since: '2026-12-01', scripts }, 'en');
    const fr = describeChannel({ version: '1.1.0', since: '', scripts }, 'fr');
    expect(en).toMatch(/1\.0\.0.*December\s1,\s2026[\s\S]*\| `\/widgets\/v1\/vitrine\.js` \| `sha384-abc` \|/);
    expect(fr).toMatch(/1\.1\.0[\s\S]*\| `sha384-abc` \|/);
    expect(en + fr).not.toContain('{{');
  });
});
