/** An article as `/articles/<locale>.json` lists it. */
export interface ListedArticle {
  /** Path on the site, `/en/articles/mirrors`. */
  path: string;
  title: string;
  lead: string;
  /** What it is, and its room or season, in words. */
  kicker: string;
  seasons: readonly string[];
  rooms: readonly string[];
  picture: { src: string; width: number; height: number; sets?: { avif: string; webp: string } };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isArticle(value: unknown): value is ListedArticle {
  const { path, title, lead, kicker, seasons, rooms, picture } = (value ?? {}) as Partial<ListedArticle>;
  return [path, title, lead, kicker, picture?.src].every(isText) && Array.isArray(seasons) && Array.isArray(rooms);
}

/** The articles of a list; undefined when it is no list. What is no article in it is left out. */
export function readArticleList(body: unknown): ListedArticle[] | undefined {
  const { version, articles } = (body ?? {}) as { version?: unknown; articles?: unknown };
  return version === 1 && Array.isArray(articles) ? articles.filter(isArticle) : undefined;
}
