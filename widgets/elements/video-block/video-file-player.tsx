import { type SyntheticEvent, useRef, useState } from 'react';
import type { VideoFile } from './video-address.ts';
import type { VideoBlockProps } from './video-block-props.ts';

interface VideoFilePlayerProps extends VideoBlockProps {
  /** The same video in one or both formats. */
  files: readonly VideoFile[];
  poster: string;
}

/** Each language's own name, the same in both. */
const languageNames = { en: 'English', fr: 'Français' } as const;

/**
 * A video file in the browser's own player, which works without script. Nothing of it loads before the visitor starts
 * it, it never plays by itself, and its captions are on in the page's language.
 */
export function VideoFilePlayer({ attributes, t, locale, emit, files, poster }: VideoFilePlayerProps) {
  const hasStarted = useRef(false);
  // A track that is on loads at once, whatever `preload` says.
  const [showsCaptions, setShowsCaptions] = useState(false);
  const { heading, captionsEn, captionsFr, allowfullscreen } = attributes;
  const tracks = [
    { language: 'en', address: captionsEn },
    { language: 'fr', address: captionsFr },
  ] as const;

  function handlePlay({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    if (hasStarted.current) return;
    hasStarted.current = emit('vitrine-video-started', { host: 'file' });
    if (!hasStarted.current) return currentTarget.pause();
    setShowsCaptions(true);
  }

  return (
    // biome-ignore lint/a11y/useMediaCaption: the tracks are below, for the languages that the page has captions in.
    <video
      // Another file is another player: a browser keeps playing after its sources change.
      key={files.map(({ address }) => address).join(' ')}
      part="player"
      controls
      controlsList={allowfullscreen ? undefined : 'nofullscreen'}
      playsInline
      preload="none"
      poster={poster || undefined}
      aria-label={heading ? t('frameNamed', { heading }) : undefined}
      onPlay={handlePlay}
    >
      {files.map(({ address, type }) => (
        <source key={address} src={address} type={type} />
      ))}
      {tracks.map(({ language, address }) =>
        address ? (
          <track
            key={language}
            kind="captions"
            src={address}
            srcLang={language}
            label={languageNames[language]}
            default={showsCaptions && language === locale}
          />
        ) : null,
      )}
      <a href={files[0]?.address}>{t('openFile')}</a>
    </video>
  );
}
