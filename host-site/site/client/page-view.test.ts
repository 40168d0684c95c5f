import { describe, expect, it } from 'vitest';
import { describePageView } from './page-view.ts';

const describeView = (address: string, referrer = '', routeName = 'storelocator') =>
  describePageView({ URL: address, referrer }, 'fr', routeName);

describe('page view event', () => {
  it('TR-01 contains event, host name, URL, path, referrer, and locale with route name as page title', () => {
    expect(describeView('https://www.vitrine.example/fr/storelocator?utm_source=x')).toEqual({
      event: 'pageview',
      hostname: 'www.vitrine.example',
      url: 'https://www.vitrine.example/fr/storelocator?utm_source=x',
      path: '/fr/storelocator',
      page_title: 'fr:storelocator',
      page_referrer: '',
    });
  });

  it('TR-01 keeps the campaign, ad click and filter parameters of the URL in their order', () => {
    const query =
      '?utm_source=zeta&utm_medium=email&utm_campaign=fall%20sale&gclid=a-1_B&fbclid=c&msclkid=d&gbraid=e' +
      '&season=winter&room=kitchen&find=lamps&brand=winners&dept=shoes&prov=QC';
    expect(describeView(`https://v.example/fr/getinspired${query}`).url).toBe(
      `https://v.example/fr/getinspired${query}`,
    );
  });

  it.each([
    ['coordinates and a postal code', '?s=45.5,-73.6&q=H2X&utm_medium=email'],
    [
      'name, email address and message parameters',
      '?email=a%40b.ca&FirstName=Jo&Message=My+phone+is+514+555-0199&utm_medium=email',
    ],
    ['a message reference', '?reference=AB12CD34E&utm_medium=email'],
    ['the token of an email link', '?token=abc.def&utm_medium=email'],
    ['unknown parameters, repeated or not', '?x=1&jo.tremblay&x=2&utm_medium=email'],
    ['an email address in a campaign parameter', '?utm_content=a%40b.ca&utm_medium=email'],
    ['an email address that was encoded twice', '?utm_content=a%2540b.ca&utm_medium=email'],
    ['the fragment', '?utm_medium=email#to=jo.tremblay'],
  ])('TR-01 omits %s from the URL and from the referrer', (_what, rest) => {
    const address = `https://www.vitrine.example/fr/contact${rest}`;
    const view = describeView(address, address);
    expect([view.url, view.page_referrer]).toEqual(
      Array(2).fill('https://www.vitrine.example/fr/contact?utm_medium=email'),
    );
  });

  it('TR-01 replaces the path of a missing page with that of the 404 page and keeps the campaign', () => {
    const view = describeView('https://v.example/fr/jo.tremblay@example.ca?utm_source=x&y=z', '', '404');
    expect(view).toMatchObject({ url: 'https://v.example/fr/404?utm_source=x', path: '/fr/404', page_title: 'fr:404' });
    expect(JSON.stringify(view)).not.toMatch(/tremblay/);
  });

  it('TR-01 omits the path of a referrer that contains an email address', () => {
    for (const sign of ['@', '%40']) {
      const referrer = `https://lists.example/archive/jo${sign}example.ca/1`;
      expect(describeView('https://v.example/fr', referrer).page_referrer).toBe('https://lists.example/');
    }
  });

  it('TR-01 has an empty referrer when the referrer is not a URL', () => {
    expect(describeView('https://v.example/', 'not an address').page_referrer).toBe('');
  });
});
