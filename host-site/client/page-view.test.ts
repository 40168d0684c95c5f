import { describe, expect, it } from 'vitest';
import { describePageView } from './page-view.ts';

const describeView = (address: string, referrer = '', routeName = 'storelocator') =>
  describePageView({ URL: address, referrer }, 'fr', routeName);

describe('page views', () => {
  it('TR-01 say the event, the host, the address, the path, and locale with route name', () => {
    expect(describeView('https://www.vitrine.example/fr/storelocator?utm_source=x')).toEqual({
      event: 'pageview',
      hostname: 'www.vitrine.example',
      url: 'https://www.vitrine.example/fr/storelocator?utm_source=x',
      path: '/fr/storelocator',
      page_title: 'fr:storelocator',
      page_referrer: '',
    });
  });

  it('TR-01 keep campaigns, clicks on ads, and choices from a list, in their order', () => {
    const query =
      '?utm_source=zeta&utm_medium=email&utm_campaign=fall%20sale&gclid=a-1_B&fbclid=c&msclkid=d&gbraid=e' +
      '&season=winter&room=kitchen&find=lamps&brand=winners&dept=shoes&prov=QC';
    expect(describeView(`https://v.example/fr/getinspired${query}`).url).toBe(
      `https://v.example/fr/getinspired${query}`,
    );
  });

  it.each([
    ['where someone is', '?s=45.5,-73.6&q=H2X&utm_medium=email'],
    ['who', '?email=a%40b.ca&FirstName=Jo&Message=My+phone+is+514+555-0199&utm_medium=email'],
    ['the reference of a message', '?reference=AB12CD34E&utm_medium=email'],
    ['the token of a letter’s link', '?token=abc.def&utm_medium=email'],
    ['a parameter that no one knows, however often it comes', '?x=1&jo.tremblay&x=2&utm_medium=email'],
    ['an e-mail address in a campaign', '?utm_content=a%40b.ca&utm_medium=email'],
    ['an e-mail address that was encoded twice', '?utm_content=a%2540b.ca&utm_medium=email'],
    ['the fragment', '?utm_medium=email#to=jo.tremblay'],
  ])('TR-01 leave out %s, in the address and in the referrer', (_what, rest) => {
    const address = `https://www.vitrine.example/fr/contact${rest}`;
    const view = describeView(address, address);
    expect([view.url, view.page_referrer]).toEqual(
      Array(2).fill('https://www.vitrine.example/fr/contact?utm_medium=email'),
    );
  });

  it('TR-01 leave out the address of a page that is missing, which may be anything, but not the campaign', () => {
    const view = describeView('https://v.example/fr/jo.tremblay@example.ca?utm_source=x&y=z', '', '404');
    expect(view).toMatchObject({ url: 'https://v.example/fr/404?utm_source=x', path: '/fr/404', page_title: 'fr:404' });
    expect(JSON.stringify(view)).not.toMatch(/tremblay/);
  });

  it('TR-01 leave out the path of a referrer with an e-mail address in it', () => {
    for (const sign of ['@', '%40']) {
      const referrer = `https://lists.example/archive/jo${sign}example.ca/1`;
      expect(describeView('https://v.example/fr', referrer).page_referrer).toBe('https://lists.example/');
    }
  });

  it('TR-01 pass a referrer on that is not an address as nothing', () => {
    expect(describeView('https://v.example/', 'not an address').page_referrer).toBe('');
  });
});
