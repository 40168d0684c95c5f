import type { FileIndex } from '../static-files/file-index.ts';

/** What the head of a page says about it; all texts are escaped as in HTML. */
export interface PageFacts {
  /** Its title, without the name of the site. */
  title: string;
  /** Its own address. */
  address: string;
  /** Address of its preview picture. */
  picture: string;
  pictureWidth: string;
  pictureHeight: string;
}

/** Reads the head of a page by its path, for example `/fr/newsletter`; undefined when there is no such page. */
export function readPageFacts(files: FileIndex, path: string): PageFacts | undefined {
  const file = files.get(`${path.slice(1)}.html`);
  if (!file) return undefined;
  const html = new TextDecoder().decode(file.plain);
  const read = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const readProperty = (name: string) => read(new RegExp(`<meta property="${name}" content="([^"]*)"`));
  return {
    title: read(/<title>([^<]*)<\/title>/).replace(/ \| [^|]*$/, ''),
    address: read(/<link rel="canonical" href="([^"]*)"/),
    picture: readProperty('og:image'),
    pictureWidth: readProperty('og:image:width'),
    pictureHeight: readProperty('og:image:height'),
  };
}
