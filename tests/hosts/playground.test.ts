import { describe, expect, it } from 'vitest';
import { canBeFramed } from '../../demo/playground/forms.ts';
import { hosts } from '../../demo/playground/hosts.ts';
import sanitizers from '../../host-site/content/sanitizers.json' with { type: 'json' };
import { framedWidgets, refusedWidgets } from '../../host-site/server/embed/framed-widgets.ts';
import { catalogue } from '../../widgets/catalogue.ts';

// The playground knows the kit as a stranger does, so what it says is written a second time; here it is compared.

const taken = { widget: 'yes', link: 'link', words: 'no', code: 'no', nothing: 'no' };

describe('what the playground says', () => {
  it('of frames is what the server does', () => {
    const names = catalogue.map(({ name }) => name).sort();
    expect(names.filter(canBeFramed)).toEqual(Object.keys(framedWidgets).sort());
    expect(names.filter((name) => !canBeFramed(name))).toEqual(Object.keys(refusedWidgets).sort());
  });

  it('of sanitizers is what they were seen to do', () => {
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
