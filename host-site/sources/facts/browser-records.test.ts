import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newsletterLightbox } from '../../../widgets/elements/newsletter-lightbox/newsletter-lightbox.contract.ts';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import { consentDays } from '../../../widgets/shared/tracking/consent.ts';
import { browserRecords, describeBrowserRecords } from './browser-records.ts';
import { facts } from './facts.ts';

const code = ['widgets', 'host-site/site/client']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|spec)\.tsx?$|^widgets\/(build|manifest)\//.test(path))
  .map((path) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
  .join('\n');

const find = (pattern: RegExp) => [...code.matchAll(pattern)];
/** A key in the source: a literal, a template with a variable end, or the name of a constant. */
const readKey = (written = ''): string =>
  /^['`]/.test(written)
    ? written.slice(1, -1).replace(/\$\{.*/, '…')
    : (find(new RegExp(`const ${written} = '([^']+)'`, 'g'))[0]?.[1] ?? '');

const drafts = find(/\bcreateFormDraft\(('[\w-]+'|`[\w-]+\$\{\w+\}`)\)/g);
const records = find(/\bcreateJsonStorage<[^(]*>\(\(\) => (local|session)Storage, ('[\w-]+'|key)\)/g);
const accesses = find(/\b(local|session)Storage(?:\.(?:get|set|remove)Item\(|\[)('[\w-]+'|\w+)/g);

const written = new Set([
  ...drafts.map(([, key]) => `session ${readKey(key)}`),
  // A key that is passed as an argument is that of the form's draft.
  ...[...records, ...accesses].filter(([, , key]) => key !== 'key').map(([, kind, key]) => `${kind} ${readKey(key)}`),
]);

describe('browser storage records', () => {
  it('match the list of the privacy policy: every key that code writes, and no other', () => {
    const listed = Object.entries(browserRecords).map(([key, { storage }]) => `${storage} ${key}`);
    expect([...written].sort()).toEqual(listed.sort());
  });

  it('are accessed only in ways that this test recognizes, never with cookies, IndexedDB or Cache', () => {
    expect(find(/\b(local|session)Storage\b/g)).toHaveLength(records.length + accesses.length);
    expect(find(/(?<!function )\bcreateFormDraft\(/g)).toHaveLength(drafts.length);
    expect(find(/\bdocument\.cookie\b|\bcookieStore\b|\bindexedDB\b|\bcaches\./g)).toEqual([]);
  });

  it('are kept as many days as the privacy policy says', () => {
    const { attributes } = newsletterLightbox;
    expect(facts.consent.answerDays.number).toBe(consentDays);
    expect(facts.newsletter.quietDays.number).toBe(attributes['closed-days'].default);
    expect(facts.newsletter.quietDaysAfterSignUp.number).toBe(attributes['subscribed-days'].default);
  });

  it.each(locales)('form a complete table with its facts filled in (%s)', (locale) => {
    const table = describeBrowserRecords(locale, '2026-11-21').split('\n');
    expect(table).toHaveLength(2 + Object.keys(browserRecords).length);
    expect(table.join()).toContain('365');
    for (const line of table) expect(line.split('|')).toHaveLength(6);
  });
});
