import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { videoFrameOrigins } from '../../shared/brand/video-hosts.ts';
import { isAtVideoHost, readLink, readRatio, readVideoAddress } from './video-address.ts';

const id = 'dQw4-9W_gXc';

describe('readVideoAddress', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?list=PL123&v=${id}&feature=share`,
    `http://youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/embed/${id}?rel=1&enablejsapi=1`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `//www.youtube.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}`,
    `  https://youtu.be/${id}  `,
  ])('AR-03 plays %s from youtube-nocookie.com', (src) =>
    expect(readVideoAddress(src, 'en')).toEqual({
      host: 'youtube',
      frameUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&hl=en&cc_lang_pref=en`,
      pageUrl: `https://www.youtube.com/watch?v=${id}`,
    }),
  );

  it('AR-03 sets the YouTube player to the language of the page', () =>
    expect(readVideoAddress(`https://youtu.be/${id}`, 'fr')?.frameUrl).toContain('hl=fr&cc_lang_pref=fr'));

  it.each([
    ['t=90', 90],
    ['t=90s', 90],
    ['t=1m30s', 90],
    ['t=1h1m1s', 3661],
    ['start=15', 15],
    ['t=-5', 0],
    ['t=soon', 0],
  ])('AR-03 with %s starts a YouTube video at second %i', (query, seconds) => {
    const video = readVideoAddress(`https://youtu.be/${id}?${query}`, 'en');
    expect(new URL(video?.frameUrl ?? '').searchParams.get('start')).toBe(seconds ? `${seconds}` : null);
    expect(new URL(video?.pageUrl ?? '').searchParams.get('t')).toBe(seconds ? `${seconds}s` : null);
  });

  it.each([
    ['https://vimeo.com/76979871', '', ''],
    ['https://vimeo.com/channels/staffpicks/76979871', '', ''],
    ['https://player.vimeo.com/video/76979871?title=0&dnt=0', '', ''],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'h=8272103f6e&', '/8272103f6e'],
    ['https://vimeo.com/76979871/8272103f6e', 'h=8272103f6e&', '/8272103f6e'],
  ])('AR-03 plays %s from Vimeo with dnt=1', (src, key, path) =>
    expect(readVideoAddress(src, 'fr')).toEqual({
      host: 'vimeo',
      frameUrl: `https://player.vimeo.com/video/76979871?${key}dnt=1&autoplay=1`,
      pageUrl: `https://vimeo.com/76979871${path}`,
    }),
  );

  it('AR-03 starts a Vimeo video at the time in its URL', () =>
    expect(readVideoAddress('https://vimeo.com/76979871#t=1m5s', 'en')).toMatchObject({
      frameUrl: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1#t=65s',
      pageUrl: 'https://vimeo.com/76979871#t=65s',
    }));

  it.each([
    '',
    'video',
    '/embed/dQw4-9W_gXc',
    `https://youtube.com.evil.test/embed/${id}`,
    `https://evilyoutube.com/embed/${id}`,
    `https://www.youtube.com@evil.test/embed/${id}`,
    `https://someone:secret@www.youtube.com/embed/${id}`,
    `https://www.youtube.com:8443/embed/${id}`,
    `https://www.youtube.com./embed/${id}`,
    `ftp://www.youtube.com/embed/${id}`,
    `javascript://www.youtube.com/embed/${id}%0aalert(1)`,
    `data:text/html,https://www.youtube.com/embed/${id}`,
    'https://www.youtube.com/embed/videoseries?list=PL1234567890',
    'https://www.youtube.com/embed/live_stream?channel=UC123',
    'https://www.youtube.com/watch?v=too-short',
    `https://www.youtube.com/watch?v=${id}&v=other`.replace(id, `${id}x`),
    `https://www.youtube.com/redirect?q=https://youtu.be/${id}`,
    'https://vimeo.com/about',
    'https://player.vimeo.com/video/abc',
    'https://vimeo.com/76979871/../../log_in',
    'https://www.dailymotion.com/video/x7tgad0',
  ])('AR-03 returns undefined for %j', (src) => expect(readVideoAddress(src, 'en')).toBeUndefined());

  it('AR-03 returns only frame URLs with an allowed origin and known parameters, for any input', () => {
    const origins = [
      'https://www.youtube.com/',
      'https://youtu.be/',
      'https://vimeo.com/',
      'https://player.vimeo.com/',
    ];
    const paths = ['watch?v=', 'embed/', 'video/', ''];
    const ids = fc.oneof(fc.constantFrom(id, '76979871'), fc.string({ maxLength: 14 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...origins),
        fc.constantFrom(...paths),
        ids,
        fc.string({ maxLength: 20, unit: 'binary' }),
        (origin, path, name, rest) => {
          const video = readVideoAddress(origin + path + name + rest, 'en');
          if (!video) return;
          const frame = new URL(video.frameUrl);
          expect(videoFrameOrigins).toContain(frame.origin);
          expect(frame.href).toBe(video.frameUrl);
          const known = ['autoplay', 'playsinline', 'rel', 'hl', 'cc_lang_pref', 'start', 'dnt', 'h'];
          for (const name of frame.searchParams.keys()) expect(known).toContain(name);
        },
      ),
    );
  });
});

describe('video posters', () => {
  it.each([
    'https://i.ytimg.com/vi/x/hqdefault.jpg',
    '//img.youtube.com/vi/x/0.jpg',
    'https://i.vimeocdn.com/video/1.jpg',
    'HTTPS://I.YTIMG.COM/x.jpg',
  ])('AR-03 isAtVideoHost returns true for %s', (poster) => expect(isAtVideoHost(poster)).toBe(true));

  it.each(['', '/art/lead.svg', 'https://cdn.winners.example/a.jpg', 'https://notytimg.com/a.jpg'])(
    'AR-03 isAtVideoHost returns false for %j',
    (poster) => expect(isAtVideoHost(poster)).toBe(false),
  );

  it.each([
    [0, 0, 16, 9],
    [560, 0, 16, 9],
    [0, 315, 16, 9],
    [640, 480, 640, 480],
    [9, 16, 9, 16],
  ])('AR-03 readRatio for %i by %i is %i by %i', (width, height, x, y) =>
    expect(readRatio(width, height)).toEqual({ width: x, height: y }),
  );
});

describe('readLink', () => {
  it('AR-03 returns URL and host name of an https URL', () =>
    expect(readLink('https://films.example/a?b')).toEqual({
      href: 'https://films.example/a?b',
      hostname: 'films.example',
    }));
  it.each(['', '/film', 'javascript:alert(1)', 'data:text/html,x', 'https://'])(
    'AR-03 returns undefined for %j',
    (address) => expect(readLink(address)).toBeUndefined(),
  );
});
