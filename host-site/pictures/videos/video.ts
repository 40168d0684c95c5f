import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { contentFolder, publicFolder } from '../../retailers/retailer-content.ts';

/** A video of our own, from content/videos/<name>.json. It has no sound: its captions say what it shows. */
export interface VideoFacts {
  /** YYYY-MM-DD */
  published: string;
  /** Pixels. */
  width: number;
  height: number;
  texts: Record<Locale, { title: string; description: string }>;
  /** One for each step of the film, in order. */
  captions: readonly (Record<Locale, string> & { seconds: number })[];
}

/** Folder of the films, relative to the root: `<name>.mp4`, `.webm` and the poster, `.webp`. */
export const videoFolder = `${publicFolder}/videos`;
const factsFolder = `${contentFolder}/videos`;

/** Names of all videos. */
export function listVideos(root: string): string[] {
  if (!existsSync(join(root, factsFolder))) return [];
  return readdirSync(join(root, factsFolder)).map((file) => file.replace(/\.json$/, ''));
}

/** The facts of a video. Throws for an unknown one. */
export function readVideoFacts(root: string, name: string): VideoFacts {
  if (!listVideos(root).includes(name)) {
    throw new Error(`No video is called ${name}; there are ${listVideos(root).join(', ')}`);
  }
  return JSON.parse(readFileSync(join(root, factsFolder, `${name}.json`), 'utf8'));
}

/** Length of a video in seconds. */
export function sumSeconds({ captions }: VideoFacts): number {
  return captions.reduce((sum, { seconds }) => sum + seconds, 0);
}

const formatTime = (seconds: number) => `00:${new Date(seconds * 1000).toISOString().slice(14, 23)}`;

/** The captions as WebVTT (https://www.w3.org/TR/webvtt1/), shorter than an hour. */
export function formatCaptions({ captions }: VideoFacts, locale: Locale): string {
  let start = 0;
  const cues = captions.map((caption) => {
    const end = start + caption.seconds;
    const cue = `${formatTime(start)} --> ${formatTime(end)}\n${caption[locale]}`;
    start = end;
    return cue;
  });
  return ['WEBVTT', ...cues].join('\n\n').concat('\n');
}
