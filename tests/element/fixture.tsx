import { useEffect, useState } from 'react';
import type { Contract } from '../../widgets/shared/element/contract.ts';
import { defineWidget } from '../../widgets/shared/element/define-widget.ts';
import type { Widget, WidgetProps } from '../../widgets/shared/element/widget.ts';

declare global {
  interface Window {
    /** What the fixture's effects did, in order. */
    effects?: string[];
  }
}

const contract = {
  tag: 'vitrine-fixture',
  attributes: {
    locale: { type: 'string', default: '', values: ['', 'en', 'fr'] },
    brand: { type: 'string', default: 'vitrine', values: ['vitrine', 'winners', 'marshalls'] },
    api: { type: 'origin', default: '' },
    label: { type: 'string', default: 'default' },
    size: { type: 'string', default: 'small', values: ['small', 'large'] },
    count: { type: 'number', default: 3, min: 0, max: 10 },
    'is-open': { type: 'boolean' },
    data: { type: 'json', default: ['default'] },
  },
} as const satisfies Contract;

function Fixture({ attributes, locale, t, emit, serviceOrigin }: WidgetProps<typeof contract, 'hello'>) {
  const [presses, setPresses] = useState(0);
  const [mounted] = useState(`mount ${attributes.label} ${attributes.count}`);
  useEffect(() => {
    window.effects = [...(window.effects ?? []), mounted];
    return () => {
      window.effects?.push('unmount');
    };
  }, [mounted]);
  if (attributes.label === 'throw') throw new Error('asked to');
  return (
    <section>
      <output>{JSON.stringify({ ...attributes, locale, serviceOrigin })}</output>
      <h2>{t('hello')}</h2>
      <input aria-label="field" name="note" />
      <button
        type="button"
        onClick={() => {
          setPresses((before) => before + 1);
          emit('vitrine-fixture-pressed', { presses: presses + 1 });
        }}
      >
        {String(presses)}
      </button>
    </section>
  );
}

const widget: Widget<typeof contract, 'hello'> = {
  contract,
  component: Fixture,
  styles: ['h2 { color: rgb(1, 2, 3); }'],
  messages: {
    en: async () => ({ messages: { hello: 'Hello' } }),
    fr: async () => ({ messages: { hello: 'Bonjour' } }),
  },
};

defineWidget(widget);
