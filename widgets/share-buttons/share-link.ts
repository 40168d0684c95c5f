/** What is shared (SH-02); what is left out is an empty parameter of the link. */
export interface ShareParameters {
  url?: string | null | undefined;
  title?: string | undefined;
  description?: string | null | undefined;
  quote?: string | undefined;
  /** Separated by commas, with or without `#`. */
  hashtags?: string | undefined;
  /** Without `@`. */
  twitterUser?: string | undefined;
  /** Address of a picture. */
  media?: string | null | undefined;
  /** Whether it is shared from an iPhone or iPad, whose messages application reads another separator (SH-05). */
  isApple?: boolean | undefined;
}

/** A network of SH-01. */
export interface Network {
  /**
   * Its link: `@u` url, `@t` title, `@d` description, `@q` quote, `@m` media, and for the two networks with rules of
   * their own `@f` the first hashtag (SH-04), `@w` hashtags and user where there are any (SH-03).
   */
  link: string;
  /** Path of its icon on a field of 72 by 72. */
  icon: string;
  /** As it writes it itself, the same in both languages; none for what is no company. */
  name?: string;
}

/** Networks by key. A map, because `constructor` and its like are no networks. */
export type Networks = ReadonlyMap<string, Network>;

// Half of a surrogate pair, which encodeURIComponent refuses, becomes the sign for what cannot be read.
const encode = (text: string | null | undefined) => encodeURIComponent((text || '').replace(/\p{Cs}/gu, '\uFFFD'));

/**
 * The link that shares on one of the networks, by its key in any case.
 * Throws 'Network does not exist' with the key as its cause (SH-07).
 */
export function createShareLink(
  networks: Networks,
  key: string,
  { url, title, description, quote, hashtags, twitterUser, media, isApple }: ShareParameters,
): string {
  const network = networks.get(key.toLowerCase());
  if (!network) throw new Error('Network does not exist', { cause: key });
  const tags = (hashtags ?? '')
    .split(',')
    .map((tag) => encode(tag.replace(/^[\s#]+/, '').trim()))
    .filter(Boolean);
  const values: Record<string, string> = {
    u: encode(url),
    t: encode(title),
    d: encode(description),
    q: encode(quote),
    m: encode(media),
    f: tags[0] ? `%23${tags[0]}` : '',
    w: (tags[0] ? `&hashtags=${tags}` : '') + (twitterUser ? `&via=${encode(twitterUser)}` : ''),
  };
  // One pass: a value that looks like a placeholder is left alone.
  const link = network.link.replace(/@(\w)/g, (_, letter: string) => values[letter] as string);
  return isApple ? link.replace('sms:?', 'sms:&') : link;
}
