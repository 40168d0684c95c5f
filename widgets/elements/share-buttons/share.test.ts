import { expect, it } from 'vitest';
import { createShareLink, share } from './share.ts';

it('SH-07 a page’s or a server’s own call throws for an unknown network', () => {
  for (const network of ['myspace', '', 'constructor', '__proto__']) {
    expect(() => createShareLink(network)).toThrow('Network does not exist');
    expect(() => share(network)).toThrow('Network does not exist');
  }
});

it('SH-01 SH-02 a server gets the link of any network with the given details', () => {
  const details = {
    url: 'https://example.ca/fr/articles/mirrors?a=1&b=2',
    title: 'Miroirs & déco',
    hashtags: 'deco,maison',
  };
  expect(createShareLink('Twitter', { ...details, twitterUser: 'marque' })).toBe(
    'https://twitter.com/intent/tweet?text=Miroirs%20%26%20d%C3%A9co&url=https%3A%2F%2Fexample.ca%2Ffr%2Farticles%2Fmirrors%3Fa%3D1%26b%3D2&hashtags=deco,maison&via=marque',
  );
  expect(createShareLink('yammer', details)).toContain('https://www.yammer.com/');
  expect(share('facebook', details)).toBe(false);
});
