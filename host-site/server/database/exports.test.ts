import { expect, it } from 'vitest';
import newsletter from '../../../widgets/shared/submissions/newsletter-consent.en.json' with { type: 'json' };
import { withoutMarkup } from './consent-texts.ts';
import { formatEastern } from './exports.ts';

it.each([
  ['2026-11-20T14:03:00Z', '2026-11-20 09:03:00 EST'],
  ['2026-07-02T03:59:59Z', '2026-07-01 23:59:59 EDT'],
  ['2026-11-01T05:30:00Z', '2026-11-01 01:30:00 EDT'],
  ['2026-11-01T06:30:00Z', '2026-11-01 01:30:00 EST'],
  ['2026-11-20T05:00:00Z', '2026-11-20 00:00:00 EST'],
])('formatEastern writes %s as %s', (instant, expected) => {
  expect(formatEastern(new Date(instant))).toBe(expected);
});

it('withoutMarkup removes the link markup of a consent text and keeps any other <', () => {
  expect(newsletter.consent).toContain('<privacy>');
  expect(withoutMarkup(newsletter.consent)).not.toMatch(/[<>]/);
  expect(withoutMarkup('Read our <privacy>privacy policy</privacy>: 3 < 4.')).toBe('Read our privacy policy: 3 < 4.');
});
