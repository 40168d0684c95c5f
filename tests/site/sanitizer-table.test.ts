import { describe, expect, it } from 'vitest';
import sanitizers from '../../host-site/content/sanitizers.json' with { type: 'json' };
import messagesEn from '../../host-site/content/widgets.en.json' with { type: 'json' };
import messagesFr from '../../host-site/content/widgets.fr.json' with { type: 'json' };
import { findPage } from './support/built-site.ts';

// The file is what `tests/hosts/sanitizers/run-sanitizers.mjs` has seen; the full run compares it with real sanitizers again.

const messages = { en: messagesEn.sanitizers, fr: messagesFr.sanitizers };
const forms = Object.keys(messagesEn.sanitizers.forms);

function readTable(locale: 'en' | 'fr'): string[][] {
  const tables = [...findPage(`/${locale}/widgets/hosts`).document.querySelectorAll('table')];
  const table = tables.find(({ textContent }) => textContent?.includes('DOMPurify'));
  return [...(table?.rows ?? [])].map(({ cells }) => [...cells].map(({ textContent }) => textContent?.trim() ?? ''));
}

describe('the sanitizer results', () => {
  it.each(['en', 'fr'] as const)('are in the hosts guide’s table as they were recorded (%s)', (locale) => {
    const { sanitizer, untouched, forms: names, outcomes } = messages[locale];
    expect(readTable(locale)).toEqual([
      [sanitizer, ...Object.values(names)],
      ...sanitizers.hosts.map(({ name, version, outcomes: seen }) => [
        name ? `${name} ${version}` : untouched,
        ...forms.map((form) => outcomes[seen[form as keyof typeof seen] as keyof typeof outcomes]),
      ]),
    ]);
  });

  it('have a widget from every form without a sanitizer, and from the plain link with every sanitizer', () => {
    const [untouched, ...others] = sanitizers.hosts;
    expect(new Set(Object.values(untouched?.outcomes ?? {}))).toEqual(new Set(['widget']));
    expect(others.map(({ outcomes }) => outcomes.link)).toEqual(others.map(() => 'widget'));
  });
});
