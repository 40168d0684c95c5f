import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultNetworks } from './default-networks.ts';
import { moreNetworks, retiredNetworks } from './more-networks.ts';
import { createShareLink, readInstance, type ShareParameters } from './share-link.ts';

const networks = new Map([...defaultNetworks, ...moreNetworks]);
const share = (key: string, parameters: ShareParameters = {}) => createShareLink(networks, key, parameters);

/** The links as specified, with a placeholder for each parameter. */
const expected: Record<string, string> = {
  baidu: 'http://cang.baidu.com/do/add?iu=URL&it=TITLE',
  buffer: 'https://bufferapp.com/add?text=TITLE&url=URL',
  email: 'mailto:?subject=TITLE&body=URL%0D%0ADESCRIPTION',
  evernote: 'https://www.evernote.com/clip.action?url=URL&title=TITLE',
  facebook:
    'https://www.facebook.com/sharer/sharer.php?u=URL&title=TITLE&description=DESCRIPTION&quote=QUOTE&hashtag=%23FIRST',
  flipboard: 'https://share.flipboard.com/bookmarklet/popout?v=2&url=URL&title=TITLE',
  hackernews: 'https://news.ycombinator.com/submitlink?u=URL&t=TITLE',
  instapaper: 'https://www.instapaper.com/edit?url=URL&title=TITLE&description=DESCRIPTION',
  line: 'https://line.me/R/msg/text/?TITLE%0D%0AURL%0D%0ADESCRIPTION',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url=URL',
  messenger: 'fb-messenger://share/?link=URL',
  odnoklassniki: 'https://connect.ok.ru/dk?st.cmd=WidgetSharePreview&st.shareUrl=URL&st.comments=TITLE',
  pinterest: 'https://pinterest.com/pin/create/button/?url=URL&media=MEDIA&description=TITLE',
  pocket: 'https://getpocket.com/save?url=URL&title=TITLE',
  quora: 'https://www.quora.com/share?url=URL&title=TITLE',
  reddit: 'https://www.reddit.com/submit?url=URL&title=TITLE',
  skype: 'https://web.skype.com/share?url=TITLE%0D%0AURL%0D%0ADESCRIPTION',
  sms: 'sms:?body=TITLE%0D%0AURL%0D%0ADESCRIPTION',
  stumbleupon: 'https://www.stumbleupon.com/submit?url=URL&title=TITLE',
  telegram: 'https://t.me/share/url?url=URL&text=TITLE%0D%0ADESCRIPTION',
  tumblr: 'https://www.tumblr.com/share/link?url=URL&name=TITLE&description=DESCRIPTION',
  twitter: 'https://twitter.com/intent/tweet?text=TITLE&url=URL&hashtags=FIRST,SECOND&via=USER',
  viber: 'viber://forward?text=TITLE%0D%0AURL%0D%0ADESCRIPTION',
  vk: 'https://vk.com/share.php?url=URL&title=TITLE&description=DESCRIPTION&image=MEDIA&noparse=true',
  weibo: 'https://service.weibo.com/share/share.php?url=URL&title=TITLE&pic=MEDIA',
  bluesky: 'https://bsky.app/intent/compose?text=TITLE%0D%0AURL',
  mastodon: 'https://mastodon.social/share?text=TITLE%0D%0AURL',
  threads: 'https://www.threads.com/intent/post?url=URL&text=TITLE',
  whatsapp: 'https://api.whatsapp.com/send?text=TITLE%0D%0AURL%0D%0ADESCRIPTION',
  wordpress: 'https://wordpress.com/press-this.php?u=URL&t=TITLE&s=DESCRIPTION&i=MEDIA',
  xing: 'https://www.xing.com/social/share/spi?op=share&url=URL&title=TITLE',
  yammer: 'https://www.yammer.com/messages/new?login=true&status=TITLE%0D%0AURL%0D%0ADESCRIPTION',
};

const plain = {
  url: 'URL',
  title: 'TITLE',
  description: 'DESCRIPTION',
  quote: 'QUOTE',
  hashtags: 'FIRST,SECOND',
  twitterUser: 'USER',
  media: 'MEDIA',
};

const hostile = [
  `"><script>alert(1)</script>`,
  `' onclick='alert(1)`,
  'javascript:alert(1)',
  '&url=https://evil.example#',
  '@u @t @d @q @h @m @f @w',
  '$& $1 $` $$',
  '%00%0d%0aSet-Cookie: a=b',
  'a\r\nb\tc\0d',
  'été – Œuvre « déco » 👩🏽‍🌾',
  '\uD800 half a pair \uDC00',
  '\u202Ertl\u0000',
  '../../?#',
  '{{title}} ${title}',
];
const readable = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD');

describe('createShareLink', () => {
  it('SH-01 knows exactly the 29 specified networks, and three newer ones', () => {
    expect([...networks.keys()].sort()).toEqual(Object.keys(expected).sort());
    expect(networks.size).toBe(32);
  });

  it.each(Object.entries(expected))('SH-02 builds the specified link for %s with all parameters', (key, link) => {
    expect(share(key, plain)).toBe(link);
  });

  it.each(Object.entries(expected))(
    'SH-02 builds the link for %s with empty values when all parameters are missing',
    (key, link) => {
      const empty = link
        .replace(/&hashtags=FIRST,SECOND&via=USER|%23FIRST/, '')
        .replace(/URL|TITLE|DESCRIPTION|QUOTE|MEDIA/g, '');
      expect(share(key)).toBe(empty);
    },
  );

  it('SH-02 encodes values as encodeURIComponent does', () => {
    const parameters = {
      url: 'https://example.ca/fr/articles/mirrors?a=1&b=2',
      title: 'Miroirs & déco',
      hashtags: 'deco,maison',
      twitterUser: 'marque',
    };
    expect(share('twitter', parameters)).toBe(
      'https://twitter.com/intent/tweet?text=Miroirs%20%26%20d%C3%A9co&url=https%3A%2F%2Fexample.ca%2Ffr%2Farticles%2Fmirrors%3Fa%3D1%26b%3D2&hashtags=deco,maison&via=marque',
    );
    expect(share('facebook', parameters)).toMatch(/&quote=&hashtag=%23deco$/);
    expect(share('reddit', { title: "'()!*~ " })).toBe("https://www.reddit.com/submit?url=&title='()!*~%20");
  });

  it('SH-02 accepts a network key in any letter case', () => {
    expect(share('FaceBook', plain)).toBe(expected.facebook);
  });

  it.each([
    [{}, ''],
    [{ hashtags: '', twitterUser: '' }, ''],
    [{ hashtags: ' , #, ##' }, ''],
    [{ hashtags: 'deco' }, '&hashtags=deco'],
    [{ twitterUser: 'marque' }, '&via=marque'],
    [{ hashtags: '#deco, # maison ,,##été', twitterUser: 'a&b' }, '&hashtags=deco,maison,%C3%A9t%C3%A9&via=a%26b'],
  ])('SH-03 omits empty hashtags and user for twitter: %j ends the link with %j', (parameters, end) => {
    expect(share('twitter', parameters)).toBe(`https://twitter.com/intent/tweet?text=&url=${end}`);
  });

  it.each([
    ['deco,maison', '%23deco'],
    [' #deco , maison', '%23deco'],
    [',,#été & co', '%23%C3%A9t%C3%A9%20%26%20co'],
    [' , #', ''],
    ['', ''],
  ])('SH-04 uses only the first hashtag for facebook: %j gives %j', (hashtags, end) => {
    expect(share('facebook', { hashtags })).toMatch(new RegExp(`&hashtag=${end}$`));
  });

  it('SH-05 puts & instead of ? before the body of an sms: link on Apple devices, and changes no other link', () => {
    expect(share('sms', { ...plain, isApple: true })).toBe('sms:&body=TITLE%0D%0AURL%0D%0ADESCRIPTION');
    expect(share('email', { ...plain, isApple: true })).toBe(expected.email);
    expect(share('reddit', { title: 'sms:?', isApple: true })).toContain('title=sms%3A%3F');
  });

  it.each([
    ['https://a.example/p', 'https://a.example/p?utm_source=twitter&utm_medium=share&utm_campaign=F%C3%AAtes+2026'],
    [
      'https://a.example/p?x=1&utm_source=mail#part',
      'https://a.example/p?x=1&utm_source=twitter&utm_medium=share&utm_campaign=F%C3%AAtes+2026#part',
    ],
    ['not an address', 'not an address'],
    ['', ''],
  ])('adds UTM parameters of network and campaign to a shared URL, and to no other text: %j', (url, marked) => {
    expect(share('twitter', { url, campaign: 'Fêtes 2026' })).toBe(
      `https://twitter.com/intent/tweet?text=&url=${encodeURIComponent(marked)}`,
    );
  });

  it.each(['myspace', '', 'constructor', '__proto__', 'toString', 'hasOwnProperty', ' facebook'])(
    'SH-07 throws “Network does not exist” for the unknown network %j',
    (key) => {
      const attempt = () => share(key, plain);
      expect(attempt).toThrow(new Error('Network does not exist'));
      try {
        attempt();
      } catch (error) {
        expect((error as Error).cause).toBe(key);
      }
    },
  );

  it.each(hostile)('SH-02 encodes the hostile text %j in the link of every network', (text) => {
    for (const [key, link] of Object.entries(expected)) {
      const parameters = { ...plain, title: text, description: text, quote: text };
      const encoded = encodeURIComponent(readable(text));
      const wanted = link.replace(/TITLE|DESCRIPTION|QUOTE/g, () => encoded);
      expect(share(key, parameters)).toBe(wanted);
    }
  });

  it('SH-02 writes any URL and title so that they can be read back from the link of reddit', () => {
    assert(
      property(string({ unit: 'binary' }), string({ unit: 'binary' }), (url, title) => {
        const { searchParams } = new URL(share('reddit', { url, title }));
        expect([searchParams.get('url'), searchParams.get('title')]).toEqual([readable(url), readable(title)]);
      }),
    );
  });

  it('SH-03 turns any text of hashtags into a list of encoded names for twitter, or omits it', () => {
    assert(
      property(string(), (hashtags) => {
        expect(share('twitter', { hashtags })).toMatch(
          /^https:\/\/twitter\.com\/intent\/tweet\?text=&url=(&hashtags=[^\s#&?,]+(,[^\s#&?,]+)*)?$/,
        );
      }),
    );
  });
});

describe('share networks', () => {
  it('SH-01 do not include a retired network in the default set, but still have its link', () => {
    for (const key of retiredNetworks) {
      expect(defaultNetworks.has(key)).toBe(false);
      expect(moreNetworks.has(key)).toBe(true);
    }
  });

  it('SH-01 have no plain http: link, except that of the retired baidu', () => {
    const plain = [...networks].filter(([, { link }]) => link.startsWith('http:')).map(([key]) => key);
    // It closed before it had a certificate.
    expect(plain).toEqual(['baidu']);
    expect(retiredNetworks).toContain('baidu');
  });

  it('SH-01 each have a valid and unique icon path', () => {
    const icons = [...networks.values()].map(({ icon }) => icon);
    for (const icon of icons) expect(icon).toMatch(/^M[\d -][\dacmhlqstvz -]+z?$/);
    expect(new Set(icons).size).toBe(32);
  });

  it('SH-01 each have a name, except email and sms', () => {
    const nameless = [...networks].filter(([, { name }]) => !name).map(([key]) => key);
    expect(nameless.sort()).toEqual(['email', 'sms']);
  });
});

it.each([
  ['mastodon.social', 'mastodon.social'],
  [' https://Mastodon.quebec/@jo ', 'mastodon.quebec'],
  ['@jo@mstdn.ca', 'mstdn.ca'],
  ['localhost', undefined],
  ['evil.example?x=', undefined],
  ['', undefined],
])('a Mastodon server that someone writes as %j is %s', (text, host) => expect(readInstance(text)).toBe(host));
