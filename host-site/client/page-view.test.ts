import { describe, expect, it } from 'vitest';
import { describePageView } from './page-view.ts';

const facts = { locale: 'fr', routeName: 'storelocator', referrer: '' };

describe('page views', () => {
  it('TR-01 say the event, the host, the address, the path, and locale with route name', () => {
    expect(
      describePageView({ ...facts, address: 'https://www.vitrine.example/fr/storelocator?utm_source=x#top' }),
    ).toEqual({
      event: 'pageview',
      hostname: 'www.vitrine.example',
      url: 'https://www.vitrine.example/fr/storelocator?utm_source=x#top',
      path: '/fr/storelocator',
      page_title: 'fr:storelocator',
      page_referrer: '',
    });
  });

  it('TR-01 leave out where someone is and who, in the address and in the referrer', () => {
    const address = 'https://www.vitrine.example/fr/storelocator?s=45.5,-73.6&q=H2X&email=a%40b.ca&utm_medium=email';
    const view = describePageView({ ...facts, address, referrer: address });
    expect(view.url).toBe('https://www.vitrine.example/fr/storelocator?s=&q=&email=&utm_medium=email');
    expect(view.page_referrer).toBe(view.url);
  });

  it('TR-01 leave values out however often the name is repeated', () => {
    const view = describePageView({ ...facts, address: 'https://v.example/?s=45.5,-73.6&s=46,-71' });
    expect(view.url).toBe('https://v.example/?s=');
  });

  it('TR-01 leave out an e-mail address under whatever name, also in the fragment', () => {
    const view = describePageView({ ...facts, address: 'https://v.example/?who=a%40b.ca&x=1#to=a@b.ca' });
    expect(view.url).toBe('https://v.example/?who=&x=1');
  });

  it('TR-01 pass a referrer on that is not an address as nothing', () => {
    expect(
      describePageView({ ...facts, address: 'https://v.example/', referrer: 'not an address' }).page_referrer,
    ).toBe('');
  });
});
