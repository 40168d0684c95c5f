import { type VideoHostKey, videoHosts } from '../shared/brand/video-hosts.ts';
import type { Locale } from '../shared/locale/locale.ts';

export interface VideoAddress {
  host: VideoHostKey;
  /** The player, on the host's most private origin, starting by itself: it is framed only after the visitor's click. */
  frameUrl: string;
  /** The page of the video at its host, for a plain link. */
  pageUrl: string;
}

/** Words of YouTube's embedding addresses that are as long as the id of a video. */
const notVideos = ['videoseries', 'live_stream'];
const videoFolders = ['embed', 'shorts', 'live', 'v'];

function readUrl(address: string): URL | undefined {
  try {
    return new URL(address.trim(), 'https://page.invalid');
  } catch {
    return undefined;
  }
}

/** `90`, `90s` and `1m30s` are 90 seconds; anything else is the beginning. */
function readStart(text: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function readYoutube({ hostname, pathname, searchParams }: URL, locale: Locale): VideoAddress | undefined {
  const [folder = '', name = ''] = pathname.split('/').filter(Boolean);
  let id = videoFolders.includes(folder) ? name : '';
  if (folder === 'watch') id = searchParams.get('v') ?? '';
  if (hostname === 'youtu.be') id = folder;
  if (!/^[\w-]{11}$/.test(id) || notVideos.includes(id)) return undefined;
  const start = readStart(searchParams.get('start') ?? searchParams.get('t'));
  const settings = `autoplay=1&playsinline=1&rel=0&hl=${locale}&cc_lang_pref=${locale}${start ? `&start=${start}` : ''}`;
  return {
    host: 'youtube',
    frameUrl: `${videoHosts.youtube.frameOrigin}/embed/${id}?${settings}`,
    pageUrl: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
  };
}

function readVimeo({ pathname, searchParams, hash: fragment }: URL): VideoAddress | undefined {
  const path = /^\/(?:video\/|channels\/[\w-]+\/)?(\d{1,12})(?:\/([\da-z]{6,20}))?\/?$/i.exec(pathname);
  if (!path) return undefined;
  const [, id, inPath] = path;
  // Unlisted videos open only with a key.
  const key = /^[\da-z]{6,20}$/i.exec(searchParams.get('h') ?? inPath ?? '')?.[0];
  const start = readStart(/^#t=(\w+)$/.exec(fragment)?.[1] ?? null);
  const from = start ? `#t=${start}s` : '';
  return {
    host: 'vimeo',
    frameUrl: `${videoHosts.vimeo.frameOrigin}/video/${id}?${key ? `h=${key}&` : ''}dnt=1&autoplay=1${from}`,
    pageUrl: `https://vimeo.com/${id}${key ? `/${key}` : ''}${from}`,
  };
}

/**
 * The video at an address of an allowed host; undefined for anything else. The addresses returned are written anew
 * from the video's id, so nothing else of what was given reaches the frame.
 */
export function readVideoAddress(src: string, locale: Locale): VideoAddress | undefined {
  const url = readUrl(src);
  if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username || url.password) return undefined;
  const isAt = (host: VideoHostKey) => videoHosts[host].hostnames.some((hostname) => hostname === url.hostname);
  if (isAt('youtube')) return readYoutube(url, locale);
  return isAt('vimeo') ? readVimeo(url) : undefined;
}

/** Whether a picture would be fetched from a video host, which would then know of a visitor who never asked for it. */
export function isAtVideoHost(address: string): boolean {
  const hostname = `.${readUrl(address)?.hostname ?? ''}`;
  return Object.values(videoHosts).some(({ domains }) => domains.some((domain) => hostname.endsWith(`.${domain}`)));
}

/** An address that a visitor may be sent to, with its host name; undefined where it is none or could run a script. */
export function readLink(address: string): { href: string; hostname: string } | undefined {
  const url = readUrl(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === 'page.invalid') return undefined;
  return { href: url.href, hostname: url.hostname };
}

/** Shape of the picture: what was given, or 16:9 where it was not given whole. */
export function readRatio(width: number, height: number): { width: number; height: number } {
  return width && height ? { width, height } : { width: 16, height: 9 };
}
