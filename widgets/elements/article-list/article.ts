import { isPath } from '../../shared/element/web-address.ts';

/** An article as `/articles/<locale>.json` lists it. */
export interface ListedArticle {
  /** Path on the site, `/en/articles/mirrors`. */
  path: string;
  title: string;
  lead: string;
  /** The kind of article, and its room or season, as text. */
  kicker: string;
  seasons: readonly string[];
  rooms: readonly string[];
  picture: { src: string; width: number; height: number; sets?: { avif: string; webp: string } };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isSet = (value: unknown): boolean => isText(value) && value.split(', ').every(isPath);

function isArticle(value: unknown): value is ListedArticle {
  const { path, title, lead, kicker, seasons, rooms, picture } = (value ?? {}) as Partial<ListedArticle>;
  const isWhole = [title, lead, kicker].every(isText) && Array.isArray(seasons) && Array.isArray(rooms);
  const addresses = [path, picture?.src].every(isPath) && Object.values(picture?.sets ?? {}).every(isSet);
  return isWhole && addresses;
}

/** Reads a list of articles and skips invalid entries; undefined when the body is not a list. */
export function readArticleList(body: unknown): ListedArticle[] | undefined {
  const { version, articles } = (body ?? {}) as { version?: unknown; articles?: unknown };
  return version === 1 && Array.isArray(articles) ? articles.filter(isArticle) : undefined;
}
