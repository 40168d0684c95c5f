import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { VideoFacts } from './video.ts';

/** A video of our own, with the addresses of its files. */
export interface SiteVideo extends Omit<VideoFacts, 'captions'> {
  seconds: number;
  mp4: string;
  webm: string;
  poster: string;
  captions: Record<Locale, string>;
}
