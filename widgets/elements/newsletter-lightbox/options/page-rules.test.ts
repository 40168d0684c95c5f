import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWidget } from '../../../server.ts';
import { areMet } from '../../../shared/attention/examination.ts';
import { listPageRules, type PageRules } from './page-rules.ts';

const none: PageRules = { pages: '', exceptPages: '', campaign: '', days: '', from: '', until: '' };
/** A Monday, in the visitor's own time. */
const monday = new Date(2026, 10, 23, 12).getTime();
const at = (path: string) => {
  const { pathname, search } = new URL(path, 'https://www.vitrine.example');
  return { pathname, search };
};
const ask = (rules: Partial<PageRules>, path = '/en/articles/lamps', now = monday) =>
  areMet(listPageRules({ ...none, ...rules }, at(path), now));

describe('page rules of the newsletter lightbox', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each<[boolean, Partial<PageRules>, string?]>([
    [true, {}],
    [true, { pages: '/en/articles/*' }],
    [true, { pages: '/en /EN/ARTICLES/LAMPS' }],
    [false, { pages: '/en/articles' }],
    [false, { pages: '/en/art.cles/*' }],
    [false, { pages: '*', exceptPages: '*/articles/*' }],
    [true, { exceptPages: '/en/contact, /en' }],
    [false, { exceptPages: '/en/gift-cards' }, '/en/gift-cards'],
    [true, { pages: '/fr/réno*, /fr/d%C3%A9co' }, '/fr/r%C3%A9nover'],
    [true, { pages: '/fr/d%C3%A9co, /fr/réno*' }, '/fr/d%C3%A9co'],
    [true, { pages: '/100%/*' }, '/100%/a'],
    [true, { pages: 'https://www.winners.example/promo' }, '/promo'],
    [true, { pages: 'https://www.winners.example/fr/r%C3%A9no*?x=1#top' }, '/fr/r%C3%A9nover'],
    [true, { pages: 'https://www.winners.example' }, '/'],
    [false, { exceptPages: 'HTTPS://www.winners.example/promo' }, '/promo'],
    [true, { campaign: 'utm_campaign=fall-sale' }, '/en?utm_campaign=fall-sale'],
    [true, { campaign: 'utm_source=facebook&utm_campaign=fall*' }, '/en?utm_campaign=Fall-2026&utm_source=facebook'],
    [false, { campaign: 'utm_source=facebook&utm_campaign=fall*' }, '/en?utm_source=facebook'],
    [false, { campaign: 'utm_source=face' }, '/en?utm_source=facebook'],
    [true, { campaign: '?utm_source=*' }, '/en?utm_source='],
    [false, { campaign: 'utm_source=*' }, '/en'],
    [false, { campaign: 'facebook' }, '/en'],
    [true, { days: 'Mon, tue' }],
    [false, { days: 'sat sun' }],
  ])('listPageRules is met: %s for the rules %j', (wanted, rules, path) => expect(ask(rules, path)).toBe(wanted));

  it.each<[string, Partial<PageRules>, Date, boolean]>([
    ['may open at the first moment of the from day', { from: '2026-11-23' }, new Date(2026, 10, 23), true],
    [
      'may not open one millisecond before the from day',
      { from: '2026-11-23' },
      new Date(2026, 10, 22, 23, 59, 59, 999),
      false,
    ],
    [
      'may open at the last moment of the until day',
      { until: '2026-11-23' },
      new Date(2026, 10, 23, 23, 59, 59, 999),
      true,
    ],
    ['may not open at the first moment after the until day', { until: '2026-11-23' }, new Date(2026, 10, 24), false],
    [
      'may open one second before the until time',
      { until: '2026-11-23T15:00:00Z' },
      new Date('2026-11-23T14:59:59Z'),
      true,
    ],
    ['may not open at the until time', { until: '2026-11-23T15:00:00Z' }, new Date('2026-11-23T15:00:00Z'), false],
  ])('the lightbox %s', (_, rules, now, wanted) => expect(ask(rules, '/en', now.getTime())).toBe(wanted));

  it('listPageRules warns about an unreadable date or weekday and ignores that rule', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(ask({ from: 'next week', until: '24/12/2026', days: 'mon lundi' })).toBe(true);
    expect(ask({ from: '01/12/2026', until: '2025-12' })).toBe(true);
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringContaining('"lundi" is not one of'),
      expect.stringContaining('from="next week" is not a date'),
      expect.stringContaining('until="24/12/2026" is not a date'),
      expect.stringContaining('from="01/12/2026" is not a date'),
      expect.stringContaining('until="2025-12" is not a date'),
    ]);
  });

  it('listPageRules warns about a value in pages or except-pages that is not a path', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(ask({ pages: '/en promo', exceptPages: '*?utm_source=x' }, '/promo')).toBe(false);
    expect(warn.mock.calls.flat()).toEqual([
      'vitrine-newsletter-lightbox: pages="/en promo": "promo" is not a path like /promo.',
      'vitrine-newsletter-lightbox: except-pages="*?utm_source=x": "*?utm_source=x" is not a path like /promo.',
    ]);
  });

  it.each([
    ['promo', 'promo'],
    ['utm_source=facebook&utm_medium=', 'utm_medium='],
    ['https://x.ca/?utm_source=facebook', 'https://x.ca/?utm_source=facebook'],
    ['utm_source=facebook, utm_medium=cpc', 'utm_source=facebook, utm_medium=cpc'],
  ])('listPageRules warns about the part of campaign="%s" that is not name=value', (campaign, wrong) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    ask({ campaign });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      `vitrine-newsletter-lightbox: campaign="${campaign}": "${wrong}" is not like utm_source=facebook.`,
    );
  });

  it('listPageRules warns about a day that does not exist and ignores it, and about a from date after until', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(ask({ from: '2027-02-30', until: '2025-06-31T12:00Z' })).toBe(true);
    expect(ask({ from: '2026-11-24', until: '2026-11-22' })).toBe(false);
    expect(ask({ from: '2026-11-23', until: '2026-11-23' })).toBe(true);
    expect(warn.mock.calls.flat()).toEqual([
      'vitrine-newsletter-lightbox: from="2027-02-30" is not a date.',
      'vitrine-newsletter-lightbox: until="2025-06-31T12:00Z" is not a date.',
      'vitrine-newsletter-lightbox: from="2026-11-24" is after until.',
    ]);
  });

  it.each([
    [{ campaign: 'facebook' }, 'is not like utm_source=facebook'],
    [{ from: '2026-12-02', until: '2026-12-01' }, 'is after until'],
    [{ days: 'lundi' }, 'is not one of sun mon'],
    [{ from: '1 décembre' }, 'is not a date'],
    [{ pages: 'promo' }, 'is not a path'],
  ])('renderWidget throws for %j with the message “%s”', (attributes, fault) => {
    expect(() => renderWidget('vitrine-newsletter-lightbox', attributes)).toThrow(fault);
  });

  it('renderWidget accepts valid days, from and pages attributes', () => {
    const attributes = { days: 'mon', from: '2026-12-01', pages: 'https://www.winners.example/promo' };
    expect(renderWidget('vitrine-newsletter-lightbox', attributes)).toContain('days="mon"');
  });
});
