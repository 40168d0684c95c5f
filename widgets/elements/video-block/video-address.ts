import { type VideoHostKey, videoHosts } from '../../shared/brand/video-hosts.ts';
import { readAddress } from '../../shared/element/web-address.ts';
import type { Locale } from '../../shared/locale/locale.ts';

/** The addresses of a video at a supported host. */
export interface VideoAddress {
  host: VideoHostKey;
  /** The player with autoplay, on the host's most private origin; framed only after the visitor's click. */
  frameUrl: string;
  /** The video's page at its host, for a plain link. */
  pageUrl: string;
}

/** Path segments in YouTube's embed addresses that are as long as a video id. */
const notVideos = ['videoseries', 'live_stream'];
const videoFolders = ['embed', 'shorts', 'live', 'v'];

function readUrl(address: string): URL | undefined {
  try {
    return new URL(address.trim(), 'https://page.invalid');
  } catch {
    return undefined;
  }
}

/** Seconds: `90`, `90s` and `1m30s` all give 90; anything else gives 0. */
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
  // Unlisted videos need a key.
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
 * Reads a video's address at an allowed host; undefined for anything else. The returned addresses are built from the
 * video's id alone, so nothing else of the input reaches the frame.
 */
export function readVideoAddress(src: string, locale: Locale): VideoAddress | undefined {
  const url = readUrl(src);
  if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username || url.password) return undefined;
  const isAt = (host: VideoHostKey) => videoHosts[host].hostnames.some((hostname) => hostname === url.hostname);
  if (isAt('youtube')) return readYoutube(url, locale);
  return isAt('vimeo') ? readVimeo(url) : undefined;
}

/** Whether a picture is on a video host, which would then learn of visitors who never asked for the video. */
export function isAtVideoHost(address: string): boolean {
  const hostname = `.${readUrl(address)?.hostname ?? ''}`;
  return Object.values(videoHosts).some(({ domains }) => domains.some((domain) => hostname.endsWith(`.${domain}`)));
}

/** An address that may become a link, with its host name; undefined if it is invalid or could run a script. */
export function readLink(address: string): { href: string; hostname: string } | undefined {
  const href = readAddress(address, 'https://page.invalid');
  const { hostname } = new URL(href || 'https://page.invalid');
  return hostname === 'page.invalid' ? undefined : { href, hostname };
}

/** The picture's aspect ratio, or 16:9 unless both sides are given. */
export function readRatio(width: number, height: number): { width: number; height: number } {
  return width && height ? { width, height } : { width: 16, height: 9 };
}

/** A video file, which the browser plays itself. */
export interface VideoFile {
  address: string;
  /** Media type, so that a browser fetches only what it can play. */
  type: string;
}

/** Reads the address of an MP4 or WebM file, relative or absolute; undefined for anything else. */
export function readVideoFile(address: string): VideoFile | undefined {
  const url = readUrl(address);
  const [, extension] = /\.(mp4|webm)$/i.exec(url?.pathname ?? '') ?? [];
  if (!url || !extension || !/^https?:$/.test(url.protocol) || isAtVideoHost(address)) return undefined;
  return { address: address.trim(), type: `video/${extension.toLowerCase()}` };
}
