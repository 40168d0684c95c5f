import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { videoHosts } from '../shared/brand/video-hosts.ts';
import { warnOnce } from '../shared/element/warn.ts';
import type { WidgetProps } from '../shared/element/widget.ts';
import type { MessageKey } from '../shared/locale/messages.ts';
import { renderRichText } from '../shared/ui/rich-text.tsx';
import { isAtVideoHost, readLink, readRatio, readVideoAddress, type VideoAddress } from './video-address.ts';
import type { VideoBlockEvent, videoBlock } from './video-block.contract.ts';
import type { messages } from './video-block-messages.en.ts';

export type VideoBlockKey = MessageKey<typeof messages>;

/** A heading, a text, and a video whose host hears of the visitor only once it is asked for (AR-03). */
export function VideoBlock({
  attributes,
  locale,
  t,
  emit,
  host,
}: WidgetProps<typeof videoBlock, VideoBlockKey, VideoBlockEvent>) {
  const { src, poster, heading, text, allowfullscreen } = attributes;
  const video = readVideoAddress(src, locale);
  const ratio = readRatio(attributes.width, attributes.height);
  const isPosterRefused = isAtVideoHost(poster);
  const frame = useRef<HTMLIFrameElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState('');
  // A link until the script runs, so that a prerendered block leads to the video without it.
  const [isLive, setLive] = useState(false);
  const [started, setStarted] = useState<VideoAddress>();
  // Another video starts with its own poster; the same one goes on when the page's language changes.
  const playing = started && started.pageUrl === video?.pageUrl ? started : undefined;

  useEffect(() => {
    setLive(true);
    // A prerendered picture can fail before anybody listens.
    if (picture.current?.complete && !picture.current.naturalWidth) setBroken(poster);
  }, []);
  useEffect(() => {
    if (!video) warnOnce(`vitrine-video-block: src="${src}" is no video of YouTube or Vimeo; a plain link is shown.`);
    if (isPosterRefused) warnOnce(`vitrine-video-block: poster="${poster}" is at a video host; it is left out.`);
  }, [src, poster]);
  // The control that had the focus is gone.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [playing]);

  const words = (heading || text) && (
    <figcaption>
      {heading && <h2 part="heading">{heading}</h2>}
      {text && <p part="text">{text}</p>}
    </figcaption>
  );

  if (!video) {
    const link = readLink(src);
    return (
      <figure>
        {words}
        <slot>{link && <a href={link.href}>{t('link', { hostname: link.hostname })}</a>}</slot>
      </figure>
    );
  }

  const { name, fullName, privacyPolicy } = videoHosts[video.host];

  function start(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    if (emit('vitrine-video-started', { host: video?.host })) setStarted(video);
  }

  function handleClick(event: MouseEvent) {
    // Into another tab or window: the link itself.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) start(event);
  }

  function handleLoad() {
    const isElsewhere = document.activeElement !== document.body && !host?.matches(':focus-within');
    if (isElsewhere) return;
    // A frame that had the focus before its page came gives that page no keys until it is left and entered again.
    frame.current?.blur();
    frame.current?.focus({ preventScroll: true });
  }

  return (
    <figure>
      {words}
      <div className={ratio.height > ratio.width ? 'stage tall' : 'stage'} part="stage">
        {/* Keeps the room: a shape from attributes, which no policy against inline styles refuses. */}
        <svg viewBox={`0 0 ${ratio.width} ${ratio.height}`} className="room" aria-hidden="true" />
        {playing ? (
          <>
            <p className="loading">{t('loading')}</p>
            <iframe
              ref={frame}
              part="player"
              title={heading ? t('frameNamed', { heading }) : t('frame', { host: name })}
              allow="autoplay; encrypted-media; picture-in-picture"
              allowFullScreen={allowfullscreen}
              frameBorder="0"
              // YouTube plays nothing for a page that hides where it is.
              referrerPolicy="strict-origin-when-cross-origin"
              src={playing.frameUrl}
              onLoad={handleLoad}
            />
          </>
        ) : (
          <a
            className="play"
            part="play"
            href={video.pageUrl}
            role={isLive ? 'button' : undefined}
            aria-label={heading ? t('playNamed', { heading }) : undefined}
            aria-describedby="notice"
            onClick={handleClick}
            onKeyDown={(event) => event.key === ' ' && start(event)}
          >
            {poster && poster !== broken && !isPosterRefused && (
              <img ref={picture} part="poster" src={poster} alt="" decoding="async" onError={() => setBroken(poster)} />
            )}
            <span className="label">
              <svg viewBox="0 0 10 12" className="triangle" aria-hidden="true">
                <path d="M0 0 10 6 0 12Z" />
              </svg>
              {t('play')}
            </span>
          </a>
        )}
      </div>
      <div className="notice" part="notice">
        <p id="notice">
          {renderRichText(t('notice', { host: fullName }), {
            policy: (linked) => <a href={privacyPolicy[locale]}>{linked}</a>,
          })}
        </p>
        <a className="elsewhere" href={video.pageUrl}>
          {t('elsewhere', { host: name })}
        </a>
      </div>
    </figure>
  );
}
