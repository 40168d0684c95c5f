import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../server.ts';

const src = 'https://www.youtube.com/watch?v=dQw4-9W_gXc';

describe('a prerendered video block', () => {
  it('AR-03 is a plain link to the video with its poster, without an iframe', () => {
    const html = renderWidget('vitrine-video-block', {
      src,
      heading: 'One room',
      poster: '/art/lead.svg',
      locale: 'fr',
    });
    expect(html).toContain(`href="${src}"`);
    expect(html).toContain('aria-label="Regarder la vidéo\u00a0: One room"');
    expect(html).toContain('<img part="poster" src="/art/lead.svg"');
    expect(html).not.toContain('role="button"');
    expect(html).not.toContain('<iframe');
    expect(html).not.toMatch(/style="/);
  });

  it('AR-03 reserves space in the aspect ratio of its width and height attributes, 16:9 by default', () => {
    expect(renderWidget('vitrine-video-block', { src })).toContain('viewBox="0 0 16 9"');
    expect(renderWidget('vitrine-video-block', { src, width: 640, height: 480 })).toContain('viewBox="0 0 640 480"');
  });

  it('AR-03 shows the page’s own content, or a link to an https: URL, where the video host is not allowed', () => {
    const html = renderWidget('vitrine-video-block', { src: 'https://films.example/1' }, { children: '<b>own</b>' });
    expect(html).toMatch(/<slot><a href="https:\/\/films.example\/1">[^<]+films\.example<\/a><\/slot>.*<b>own<\/b>/);
    expect(renderWidget('vitrine-video-block', { src: 'javascript:alert(1)' })).toContain('<slot></slot>');
  });

  it('AR-03 plays a file of one’s own without a script, loads nothing of it before, and has captions in both languages', () => {
    const html = renderWidget('vitrine-video-block', {
      src: '/films/bed.webm',
      'other-src': '/films/bed.mp4',
      poster: '/films/bed.webp',
      'captions-en': '/films/bed.en.vtt',
      'captions-fr': '/films/bed.fr.vtt',
      heading: 'One bed',
      locale: 'fr',
    });
    expect(html).toMatch(/<video[^>]* controls/);
    expect(html).toMatch(/<video[^>]* preload="none"/);
    expect(html).toMatch(/<video[^>]* poster="\/films\/bed\.webp"/);
    expect(html).toMatch(/<video[^>]* aria-label="Vidéo\u00a0: One bed"/);
    expect(html).not.toMatch(/<video[^>]* autoplay/);
    expect([...html.matchAll(/<source src="([^"]+)" type="([^"]+)"/g)].map(([, ...parts]) => parts)).toEqual([
      ['/films/bed.webm', 'video/webm'],
      ['/films/bed.mp4', 'video/mp4'],
    ]);
    for (const language of ['en', 'fr'])
      expect(html).toMatch(new RegExp(`<track[^>]*src="/films/bed\\.${language}\\.vtt"`));
    // A track that is on from the start would load before the visitor starts the film.
    expect(html).not.toMatch(/<track[^>]* default/);
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain('id="notice"');
  });
});
