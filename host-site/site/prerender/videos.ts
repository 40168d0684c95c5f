import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteVideo } from '../../pictures/videos/site-video.ts';
import { formatCaptions, readVideoFacts, sumSeconds, videoFolder } from '../../pictures/videos/video.ts';
import type { SiteFiles } from './assets.ts';

/** Finds our own videos by name; the files of one are written when it is first requested. Throws for an unknown one. */
export function openVideos(root: string, files: SiteFiles): (name: string) => SiteVideo {
  const found = new Map<string, SiteVideo>();

  function publish(name: string): SiteVideo {
    const facts = readVideoFacts(root, name);
    const add = (extension: string) =>
      files.addAsset(`${name}.${extension}`, readFileSync(join(root, videoFolder, `${name}.${extension}`)));
    const { published, texts, width, height } = facts;
    return {
      published,
      texts,
      width,
      height,
      seconds: sumSeconds(facts),
      mp4: add('mp4'),
      webm: add('webm'),
      poster: add('webp'),
      captions: {
        en: files.addAsset(`${name}.en.vtt`, formatCaptions(facts, 'en')),
        fr: files.addAsset(`${name}.fr.vtt`, formatCaptions(facts, 'fr')),
      },
    };
  }

  return (name) => {
    const video = found.get(name) ?? publish(name);
    found.set(name, video);
    return video;
  };
}
