import { describe, expect, it } from 'vitest';
import { formatPath, routes } from '../../host-site/sources/routes.ts';
import { partnerPath } from '../../widgets/shared/brand/gift-links.ts';
import { forEvery } from '../support/for-every.ts';
import { builtPages, findPage } from './support/built-site.ts';

/** Whether a link leads to an external site, directly or through the server's redirect (API-02). */
const isElsewhere = (href: string) => href.startsWith('https:') || href.startsWith(partnerPath);

describe('links of every page', () => {
  const everyPage = forEvery(builtPages, ({ path }) => path);

  everyPage('LOC-06 lead to pages in the page’s language, except the language switch', ({ locale, document }) => {
    const other = locale === 'en' ? 'fr' : 'en';
    const strays = [
      ...document.querySelectorAll(`a[href^="/${other}"], a[href^="${partnerPath}"][href$="/${other}"]`),
    ].filter((link) => !link.hasAttribute('hreflang'));
    expect(strays.map((link) => link.getAttribute('href'))).toEqual([]);
  });

  everyPage('have a text or a label, and in the header and footer say if they lead to another site', ({ document }) => {
    for (const link of document.querySelectorAll('a')) {
      expect((link.textContent || link.getAttribute('aria-label') || '').trim()).not.toBe('');
    }
    for (const link of document.querySelectorAll(
      `:is(header, footer) :is(a[href^="https:"], a[href^="${partnerPath}"])`,
    )) {
      expect(link.textContent).toMatch(/another website|autre site Web/);
    }
  });
});

describe.each(['en', 'fr'] as const)('navigation in %s', (locale) => {
  const { document } = findPage(`/${locale}`);
  const address = (name: string): string => {
    const route = routes.find((candidate) => candidate.name === name);
    if (!route) throw new Error(`No route ${name}`);
    return formatPath(route, locale);
  };
  const listIn = (selector: string): string[] =>
    [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href') ?? '');

  it('HD-01 has links to the main pages, careers, the newsletter and the sibling brands in the header', () => {
    expect(document.querySelector('.wordmark')?.getAttribute('href')).toBe(`/${locale}`);
    const main = listIn('#menu');
    expect(main.slice(0, 4)).toEqual(['storelocator', 'giftcards', 'grand-openings', 'how'].map(address));
    expect(main[4]).toBe(`/partners/careers/${locale}`);
    expect(main[5]).toBe(address('newsletter'));
    expect(listIn('.top-bar')).toHaveLength(2);
    // A phone's menu has besides what wide screens have elsewhere.
    expect(main.slice(6, 10)).toEqual([
      expect.stringContaining(`${address('storelocator')}?q=`),
      ...['getinspired', 'contact', 'search'].map(address),
    ]);
    // The menu covers the header's own switch.
    const switches = [...document.querySelectorAll('[data-language-switch]')];
    expect(switches.map((link) => link.closest('#menu') !== null)).toEqual([false, true]);
    expect(new Set(switches.map((link) => link.getAttribute('href'))).size).toBe(1);
    // On a phone the sibling brands are at the end of the menu.
    expect(listIn('.menu-brands')).toEqual(listIn('.top-bar'));
  });

  it('HD-01 has both languages in the header of every page, with aria-current on the page’s own', () => {
    for (const page of builtPages.filter((candidate) => candidate.locale === locale)) {
      const links = [...page.document.querySelectorAll('header .languages a')];
      expect(
        links.map((link) => [link.getAttribute('lang'), link.querySelector('.language-name')?.textContent]),
        page.path,
      ).toEqual([
        ['en-CA', 'English'],
        ['fr-CA', 'Français'],
      ]);
      const current = links.filter((link) => link.hasAttribute('aria-current'));
      expect(current.map((link) => link.getAttribute('lang'))).toEqual([`${locale}-CA`]);
      // Only the browser knows the address of a page that was not found.
      const own = page.route.kind === 'not-found' ? '' : formatPath(page.route, locale);
      expect(current[0]?.getAttribute('href')).toBe(own);
    }
  });

  it('LOC-04 has a switch to the same page in the other language, named in that language', () => {
    for (const page of builtPages.filter(
      (candidate) => candidate.locale === locale && candidate.route.name !== '404',
    )) {
      const other = locale === 'en' ? 'fr' : 'en';
      const link = page.document.querySelector('[data-language-switch]');
      expect(link?.getAttribute('href')).toBe(formatPath(page.route, other));
      expect(link?.getAttribute('lang')).toBe(`${other}-CA`);
      expect(link?.querySelector('.language-name')?.textContent).toBe(other === 'fr' ? 'Français' : 'English');
    }
  });

  it('FT-01 has links about the company in the footer', () => {
    const links = listIn('.footer-about');
    expect(links).toEqual(expect.arrayContaining(['how', 'press', 'style-plus', 'environment'].map(address)));
    expect(links.filter(isElsewhere)).toHaveLength(4);
  });

  it('FT-02 FT-03 has links to the stores, gift cards and every customer service page in the footer', () => {
    expect(listIn('.footer-shop')).toEqual(
      expect.arrayContaining(['storelocator', 'giftcards', 'gift-card-balance', 'corporate-gift-cards'].map(address)),
    );
    const service = ['faq', 'contact', 'newsletter', 'returns', 'recalls', 'privacy', 'accessibility', 'legal'];
    expect(listIn('.footer-service')).toEqual(expect.arrayContaining(service.map(address)));
    expect(listIn('.footer-service').filter(isElsewhere)).toEqual(
      ['unsubscribe', 'labour', 'pay'].map((page) => `/partners/${page}/${locale}`),
    );
  });

  it('FT-04 has links to five social networks and the newsletter in the footer', () => {
    const links = listIn('.footer-social');
    expect(links).toHaveLength(6);
    for (const network of ['facebook', 'twitter', 'pinterest', 'youtube', 'instagram']) {
      expect(links.some((href) => href.includes(network))).toBe(true);
    }
    expect(links[5]).toBe(address('newsletter'));
  });

  it('FT-05 has the current year, a disclaimer and the sister brands at the end of the footer', () => {
    const end = document.querySelector('.footer-end');
    const year = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', year: 'numeric' }).format(new Date());
    expect(end?.textContent).toContain(`© ${year}`);
    expect(end?.querySelector('.disclaimer')?.textContent?.length).toBeGreaterThan(60);
    expect(listIn('.sister-brands')).toHaveLength(2);
  });

  it('marks the current page in the menu with aria-current', () => {
    const current = findPage(address('giftcards')).document.querySelectorAll('#menu [aria-current=page]');
    expect([...current].map((link) => link.getAttribute('href'))).toEqual([address('giftcards')]);
  });
});

it.each(['en', 'fr'])('RT-05 /%s/contact has the contact form at #contact, and a telephone link', (locale) => {
  const section = findPage(`/${locale}/contact`).document.getElementById('contact');
  expect(section?.querySelector('vitrine-contact-form')).not.toBeNull();
  expect(findPage(`/${locale}/contact`).document.querySelector('main a[href="tel:+18005550142"]')).not.toBeNull();
});

it.each(['en', 'fr'])('the homepage in %s links to the stores of at least nine provinces', (locale) => {
  const links = findPage(`/${locale}`).document.querySelectorAll(
    `.store-strip a[href^="/${locale}/storelocator?prov="]`,
  );
  expect(links.length).toBeGreaterThanOrEqual(9);
});

it.each(['en', 'fr'])('PG-01 /%s/contact lists the closures of 2025 and 2026', (locale) => {
  const dates = [...findPage(`/${locale}/contact`).document.querySelectorAll('time')].map((time) => time.dateTime);
  for (const date of ['2025-01-01', '2025-12-26', '2026-07-01', '2026-12-25']) expect(dates).toContain(date);
});
