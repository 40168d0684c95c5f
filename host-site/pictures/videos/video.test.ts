import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { forEvery } from '../../../tests/support/for-every.ts';
import { measureSteps } from './drawing-steps.ts';
import { formatCaptions, listVideos, readVideoFacts, sumSeconds, videoFolder } from './video.ts';

const root = process.cwd();

describe('our own videos', () => {
  forEvery(listVideos(root), String)(
    'have both formats and a poster of their size, of less than 1.5 megabytes',
    async (name) => {
      const files = ['mp4', 'webm', 'webp'].map((extension) => join(videoFolder, `${name}.${extension}`));
      expect(files.filter((file) => !existsSync(file) || statSync(file).size > 1_500_000)).toEqual([]);
      const { width, height } = readVideoFacts(root, name);
      expect(await sharp(files[2]).metadata()).toMatchObject({ width, height });
    },
  );

  forEvery(listVideos(root), String)('LOC-06 have texts and captions in both languages', (name) => {
    const { texts, captions } = readVideoFacts(root, name);
    for (const locale of ['en', 'fr'] as const) {
      expect(texts[locale].title).toBeTruthy();
      expect(texts[locale].description).toBeTruthy();
      for (const caption of captions) expect(caption[locale]).toBeTruthy();
    }
  });

  it('an unknown video’s name is an error that lists the known ones', () =>
    expect(() => readVideoFacts(root, 'nothing')).toThrow(/No video is called nothing; there are .*mirrors/));
});

it('captions are WebVTT, one cue after another until the end of the film', () => {
  const texts = { en: { title: 'A', description: 'B' }, fr: { title: 'C', description: 'D' } };
  const captions = [
    { seconds: 3.5, en: 'One.', fr: 'Un.' },
    { seconds: 60, en: 'Two.', fr: 'Deux.' },
  ];
  const facts = { published: '2026-11-28', width: 16, height: 9, texts, captions };
  expect(sumSeconds(facts)).toBe(63.5);
  expect(formatCaptions(facts, 'fr')).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:03.500\nUn.\n\n00:00:03.500 --> 00:01:03.500\nDeux.\n',
  );
});

it('the steps of a drawing come one after another, and stay', () => {
  expect(measureSteps([3, 3], 0)).toEqual([0, 0]);
  expect(measureSteps([3, 3], 3)).toEqual([1, 0]);
  expect(measureSteps([3, 3], 6)).toEqual([1, 1]);
});
