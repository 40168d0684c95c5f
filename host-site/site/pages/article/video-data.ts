import type { VideoObject } from 'schema-dts';
import { findVideoNames } from '../../../sources/markdown/embed-line.ts';
import { formatLanguage, type Page } from '../../layout/page.ts';

/** JSON-LD of the videos of our own in a text (https://developers.google.com/search/docs/appearance/structured-data/video). */
export function describeVideos({ site, locale }: Page, body: string): VideoObject[] {
  return findVideoNames(body).map((name) => {
    const { texts, published, seconds, poster, mp4, captions } = site.findVideo(name);
    return {
      '@type': 'VideoObject',
      name: texts[locale].title,
      description: texts[locale].description,
      inLanguage: formatLanguage(locale),
      thumbnailUrl: site.origin + poster,
      contentUrl: site.origin + mp4,
      // Search engines want a time with its zone.
      uploadDate: `${published}T12:00:00Z`,
      duration: `PT${Math.round(seconds)}S`,
      caption: { '@type': 'MediaObject', contentUrl: site.origin + captions[locale], encodingFormat: 'text/vtt' },
    };
  });
}
