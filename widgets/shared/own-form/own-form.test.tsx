import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { choice, email, longText, shortText } from '../submissions/field-kinds.ts';
import type { FormModel } from '../submissions/form-model.ts';
import { OwnForm } from './own-form.tsx';
import { type OwnFormEvent, ownFormDocs } from './own-form-contract.ts';

const model = {
  Colour: { ...choice(['moss', 'indigo']), required: true },
  Email: { ...email, required: true },
  Note: longText(500),
  Shade: { ...shortText, isShown: ({ Colour }) => Colour === 'moss' },
} as const satisfies FormModel;
const texts: Record<string, string> = { title: 'A sample', intro: 'Choose a colour.', moss: 'Moss' };

const render = (noHeading = false) =>
  renderToStaticMarkup(
    <OwnForm
      declaration={{ name: 'sample-request', path: '/handlers/sample-request', model }}
      attributes={{ noHeading, sandbox: false, campaign: '', locale: 'en', brand: 'vitrine', api: '' }}
      t={(key) => texts[key] ?? (key.includes('_') ? (undefined as unknown as string) : key)}
      locale="en"
      brand="vitrine"
      serviceOrigin="https://www.vitrine.example"
      emit={() => true}
    />,
  );

describe('a form in the default layout', () => {
  it('has the control that its model says for each field, in order, and its consent', () => {
    const names = [...render().matchAll(/<(?:input|select|textarea) [^>]*?name="(\w+)"/g)].map(([, name]) => name);
    const hidden = ['Brand', 'LanguagePreference', 'Consent'];
    expect(names.filter((name) => !hidden.includes(name ?? ''))).toEqual([
      ...Object.keys(model),
      'PrivacyAccepted',
      'Website',
    ]);
    expect(render()).toMatch(/<select [^>]*aria-required="true"[^>]*id="Colour"|<select [^>]*id="Colour"/);
    expect(render()).toContain('<option value="moss">Moss</option>');
    expect(render()).toMatch(/<textarea [^>]*id="Note"/);
  });

  it('shows every field before a script has read the others', () => {
    expect(render()).not.toMatch(/<div hidden=""><div part="field"><label for="Shade"/);
  });

  it('is sent to its own handler without a script, and leaves out its introduction where the page has one', () => {
    expect(render()).toContain('action="https://www.vitrine.example/handlers/sample-request"');
    expect(render()).toContain('Choose a colour.');
    expect(render(true)).not.toContain('Choose a colour.');
    expect(render(true)).toContain('>A sample</h2>');
  });

  it('has the same events as every other', () => {
    const events: OwnFormEvent[] = ['vitrine-form-submitted', 'vitrine-form-failed'];
    expect(Object.keys(ownFormDocs.events)).toEqual(events);
  });
});
