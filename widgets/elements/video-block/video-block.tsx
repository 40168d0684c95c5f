import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { videoHosts } from '../../shared/brand/video-hosts.ts';
import { warnOnce } from '../../shared/element/warn.ts';
import { readDocument } from '../../shared/page/page-properties.ts';
import { renderRichText } from '../../shared/ui/rich-text.tsx';
import {
  isAtVideoHost,
  readLink,
  readRatio,
  readVideoAddress,
  readVideoFile,
  type VideoAddress,
} from './video-address.ts';
import type { VideoBlockProps } from './video-block-props.ts';
import { VideoFilePlayer } from './video-file-player.tsx';

/** Warns of invalid addresses; the poster is undefined without one. */
function useAddresses({ attributes: { src, otherSrc, poster }, locale }: VideoBlockProps) {
  const video = readVideoAddress(src, locale);
  const isPosterRefused = isAtVideoHost(poster);
  const files = [src, otherSrc].map(readVideoFile).filter((file) => file !== undefined);
  const isVideo = !!video || files.length > 0;
  useEffect(() => {
    if (!isVideo)
      warnOnce(
        src
          ? `vitrine-video-block: src="${src}" is neither a video of YouTube or Vimeo nor an MP4 or WebM file; a plain link is shown.`
          : 'vitrine: <vitrine-video-block> needs the attribute "src", the address of a video.',
      );
    if (isPosterRefused) warnOnce(`vitrine-video-block: poster="${poster}" is at a video host; it is left out.`);
  }, [src, isVideo, poster, isPosterRefused]);
  return { video, files, poster: isPosterRefused ? '' : poster };
}

/** A heading, a text, and a video whose host gets no request until the visitor asks for it (AR-03). */
export function VideoBlock(props: VideoBlockProps) {
  const { attributes, emit } = props;
  const { video, files, poster } = useAddresses(props);
  const [started, setStarted] = useState<VideoAddress>();
  const ratio = readRatio(attributes.width, attributes.height);
  if (!video && files.length > 0) {
    return (
      <figure>
        <Caption {...attributes} />
        <Stage ratio={ratio}>
          <VideoFilePlayer {...props} files={files} poster={poster} />
        </Stage>
      </figure>
    );
  }
  if (!video) return <PlainLink {...props} />;

  // Another video starts with its own poster; the same one keeps playing when the page's language changes.
  const playing = started?.pageUrl === video.pageUrl ? started : undefined;

  function start(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    if (emit('vitrine-video-started', { host: video?.host })) setStarted(video);
  }

  return (
    <figure>
      <Caption {...attributes} />
      <Stage ratio={ratio}>
        {playing ? (
          <Player {...props} video={playing} />
        ) : (
          <PlayLink {...props} video={video} poster={poster} onStart={start} />
        )}
      </Stage>
      <HostNotice {...props} video={video} />
    </figure>
  );
}

function Stage({ ratio, children }: { ratio: ReturnType<typeof readRatio>; children: ReactNode }) {
  return (
    <div className={ratio.height > ratio.width ? 'stage tall' : 'stage'} part="stage">
      {/* Reserves the space by attributes: a policy against inline styles would block an aspect ratio in `style`. */}
      <svg
        viewBox={`0 0 ${ratio.width} ${ratio.height}`}
        width={ratio.width}
        height={ratio.height}
        className="room"
        aria-hidden="true"
      />
      {children}
    </div>
  );
}

function Caption({ heading, text }: Pick<VideoBlockProps['attributes'], 'heading' | 'text'>) {
  if (!heading && !text) return null;
  return (
    <figcaption>
      {heading && <h2 part="heading">{heading}</h2>}
      {text && <p part="text">{text}</p>}
    </figcaption>
  );
}

function PlainLink({ attributes, t }: VideoBlockProps) {
  const link = readLink(attributes.src);
  return (
    <figure>
      <Caption {...attributes} />
      <slot>{link && <a href={link.href}>{t('link', { hostname: link.hostname })}</a>}</slot>
    </figure>
  );
}

interface VideoProps extends VideoBlockProps {
  video: VideoAddress;
}

/** An isolated page shows a frame of another site only so, without that site's cookies. Only Chromium knows it. */
const isolation = (): object => (globalThis.crossOriginIsolated ? { credentialless: true } : {});

/** The host's player. It gets the focus, because the focused control was removed. */
function Player({ attributes: { heading, allowfullscreen }, t, host, video }: VideoProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  function handleLoad() {
    const isElsewhere = readDocument('activeElement') !== readDocument('body') && !host?.matches(':focus-within');
    if (isElsewhere) return;
    // A frame focused before its page loads passes no keys to that page until it is focused again.
    frame.current?.blur();
    frame.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <p className="loading">{t('loading')}</p>
      <iframe
        ref={frame}
        part="player"
        title={heading ? t('frameNamed', { heading }) : t('frame', { host: videoHosts[video.host].name })}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen={allowfullscreen}
        frameBorder="0"
        // YouTube does not play for a page that sends no referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        {...isolation()}
        src={video.frameUrl}
        onLoad={handleLoad}
      />
    </>
  );
}

interface PlayLinkProps extends VideoProps {
  poster: string;
  onStart: (event: MouseEvent | KeyboardEvent) => void;
}

/** The poster and the play control: a link to the video, which works without the script. */
function PlayLink({ attributes: { heading }, t, video, poster, onStart }: PlayLinkProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState('');
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    setLive(true);
    // A prerendered picture can fail before the listener is attached.
    if (picture.current?.complete && !picture.current.naturalWidth) setBroken(poster);
  }, [poster]);

  function handleClick(event: MouseEvent) {
    // Modifier keys ask for another tab or window: let the browser follow the link.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onStart(event);
  }

  return (
    <a
      className="play"
      part="play"
      href={video.pageUrl}
      role={isLive ? 'button' : undefined}
      aria-label={heading ? t('playNamed', { heading }) : undefined}
      aria-describedby="notice"
      onClick={handleClick}
      onKeyDown={(event) => event.key === ' ' && onStart(event)}
    >
      {poster && poster !== broken && (
        <img ref={picture} part="poster" src={poster} alt="" decoding="async" onError={() => setBroken(poster)} />
      )}
      <span className="label">
        <svg viewBox="0 0 10 12" width="10" height="12" className="triangle" aria-hidden="true">
          <path d="M0 0 10 6 0 12Z" />
        </svg>
        {t('play')}
      </span>
    </a>
  );
}

function HostNotice({ t, locale, video }: VideoProps) {
  const { name, fullName, privacyPolicy } = videoHosts[video.host];
  return (
    <div className="notice" part="notice">
      <p id="notice">
        {renderRichText(t('notice', { host: fullName }), (linked) => (
          <a href={privacyPolicy[locale]}>{linked}</a>
        ))}
      </p>
      <a className="elsewhere" href={video.pageUrl}>
        {t('elsewhere', { host: name })}
      </a>
    </div>
  );
}
