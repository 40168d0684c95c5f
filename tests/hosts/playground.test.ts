import { describe, expect, it } from 'vitest';
import sanitizers from '../../host-site/content/sanitizers.json' with { type: 'json' };
import { hosts } from '../../host-site/playground/hosts.ts';

const taken = { widget: 'yes', link: 'link', words: 'no', code: 'no', nothing: 'no' };

describe('the playground', () => {
  it('describes sanitizers as their recorded results show', () => {
    const seen = sanitizers.hosts.map(({ name, outcomes: { link, box, element, frame } }) => ({
      name,
      ...Object.fromEntries(
        Object.entries({ link, box, element, frame }).map(([form, outcome]) => [
          form,
          taken[outcome as keyof typeof taken],
        ]),
      ),
    }));
    const said = hosts.map((host) => ({ ...host, name: host.name.en.replace('CKEditor 5, basic', 'CKEditor 5') }));
    const compared = seen.filter(({ name }) => name);
    expect(compared).not.toHaveLength(0);
    expect(said).toEqual(expect.arrayContaining(compared));
  });
});
