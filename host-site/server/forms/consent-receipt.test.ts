import { expect, it } from 'vitest';
import { formatConsent } from '../../../widgets/shared/submissions/consent.ts';
import { parseConsent, parseKeptConsent } from './consent-receipt.ts';

const receipt = { id: 'newsletter', version: '2026-11-26', language: 'fr', at: '2026-11-27T10:00:00.000Z' } as const;

it.each([
  ['/fr/infolettre', '/fr/infolettre'],
  [`/${'%C3%A9'.repeat(80)}`, `/${'%C3%A9'.repeat(80)}`],
  ['/fr?email=someone@example.ca', '/'],
  ['srcdoc', '/'],
  [`/${'%C3%A9'.repeat(300)}`, '/'],
])('parseConsent reads the page path $0 of a receipt as $1', (page, kept) => {
  expect(parseConsent(formatConsent({ ...receipt, page }))).toEqual({
    kind: 'receipt',
    receipt: { ...receipt, page: kept },
  });
});

it.each(['', 'https://partner.example', 'http://127.0.0.1:8081'])(
  'parseKeptConsent returns the same receipt when it is formatted and parsed again, for the site “%s”',
  (site) => {
    const first = parseConsent(formatConsent({ ...receipt, page: '/w4.html' }), {}, site);
    expect(first).toMatchObject({ receipt: { page: `${site}/w4.html` } });
    const kept = first.kind === 'receipt' ? formatConsent(first.receipt) : '';
    expect(parseKeptConsent(kept)).toEqual(first);
  },
);

it('parseConsent returns no receipt for one without a version or with U+0000', () => {
  expect(parseConsent(formatConsent({ ...receipt, version: '', page: '/' }))).toEqual({ kind: 'none' });
  expect(parseConsent(formatConsent({ ...receipt, page: '/a\0b' }))).toEqual({ kind: 'hasNul' });
});
