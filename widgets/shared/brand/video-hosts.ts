import type { Locale } from '../locale/locale.ts';

/** A host whose videos may be shown. */
export interface VideoHost {
  /** The name on links, the same in both languages. */
  name: string;
  /** The name including its company, for consent texts. */
  fullName: string;
  /** The only origin that a player may be framed from: the host's most private one. */
  frameOrigin: string;
  /** Host names that a video's address may have, matched exactly. */
  hostnames: readonly string[];
  /** The host's domains, those of pictures included: nothing loads from them before a visitor asks for the video. */
  domains: readonly string[];
  privacyPolicy: Record<Locale, string>;
}

/** Hosts whose players may be shown (AR-03). The site's content security policy is derived from this list. */
export const videoHosts = {
  youtube: {
    name: 'YouTube',
    fullName: 'YouTube (Google)',
    frameOrigin: 'https://www.youtube-nocookie.com',
    hostnames: [
      'youtube.com',
      'www.youtube.com',
      'm.youtube.com',
      'youtu.be',
      'youtube-nocookie.com',
      'www.youtube-nocookie.com',
    ],
    domains: ['youtube.com', 'youtu.be', 'youtube-nocookie.com', 'ytimg.com', 'ggpht.com', 'googlevideo.com'],
    privacyPolicy: {
      en: 'https://policies.google.com/privacy?hl=en-CA',
      fr: 'https://policies.google.com/privacy?hl=fr-CA',
    },
  },
  vimeo: {
    name: 'Vimeo',
    fullName: 'Vimeo',
    frameOrigin: 'https://player.vimeo.com',
    hostnames: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    domains: ['vimeo.com', 'vimeocdn.com'],
    privacyPolicy: { en: 'https://vimeo.com/privacy', fr: 'https://vimeo.com/privacy' },
  },
} as const satisfies Record<string, VideoHost>;

/** A supported video host. */
export type VideoHostKey = keyof typeof videoHosts;

/** Origins for the `frame-src` of a page with videos. */
export const videoFrameOrigins: readonly string[] = Object.values(videoHosts).map(({ frameOrigin }) => frameOrigin);
