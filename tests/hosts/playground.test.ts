import { describe, expect, it } from 'vitest';
import { canBeFramed, listOmittedSettings } from '../../demo/playground/forms.ts';
import { hosts } from '../../demo/playground/hosts.ts';
import sanitizers from '../../host-site/content/sanitizers.json' with { type: 'json' };
import { framedWidgets, refusedWidgets } from '../../host-site/server/http/embed/framed-widgets.ts';
import { catalogue, listAddressAttributes } from '../../widgets/catalogue.ts';
import { forEvery } from '../support/for-every.ts';

// The playground knows the kit as a stranger does, so what it says is written a second time; here it is compared.

const taken = { widget: 'yes', link: 'link', words: 'no', code: 'no', nothing: 'no' };

describe('the playground', () => {
  it('offers frames for exactly the widgets that the server allows in frames', () => {
    const names = catalogue.map(({ name }) => name).sort();
    expect(names.filter(canBeFramed)).toEqual(Object.keys(framedWidgets).sort());
    expect(names.filter((name) => !canBeFramed(name))).toEqual(Object.keys(refusedWidgets).sort());
  });

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

forEvery(catalogue, ({ name }) => name)(
  'the playground omits from a link’s URL the attributes that a link may not set',
  (entry) => {
    const kinds = Object.entries(entry.contract.attributes).map(([name, { type }]) => ({ name, kind: type }));
    const attributes = Object.fromEntries(kinds.map(({ name }) => [name, 'x']));
    const omitted = listOmittedSettings({ widget: { options: kinds }, attributes, snippet: 'link' } as never);
    const allowed = listAddressAttributes(entry).map(([name]) => name);
    // The playground has no field for the origin of the handlers.
    expect([...omitted, 'api'].sort()).toEqual(
      Object.keys(attributes)
        .filter((name) => !allowed.includes(name))
        .sort(),
    );
  },
);
