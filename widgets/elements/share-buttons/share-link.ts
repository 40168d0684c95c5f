/** What is shared (SH-02); a missing value becomes an empty parameter of the link. */
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
  /** Whether it is shared from an iPhone or iPad, whose Messages app needs a different separator (SH-05). */
  isApple?: boolean | undefined;
  /** Host of the Mastodon server to share on, such as `mastodon.social`, which is the default. */
  mastodonInstance?: string | undefined;
  /** Name of the campaign that the shared address is marked with. */
  campaign?: string | undefined;
}

/** A network of SH-01. */
export interface Network {
  /**
   * Its link: `@u` url, `@t` title, `@d` description, `@q` quote, `@m` media, `@i` Mastodon's server. Two networks have rules of their own:
   * `@f` the first hashtag (SH-04), `@w` hashtags and user, if any (SH-03).
   */
  link: string;
  /** Path of its icon in a 72 by 72 view box. */
  icon: string;
  /** The network's own spelling of its name, the same in both languages; none for what is not a company. */
  name?: string;
}

/** The server on which Mastodon's links share unless another is named; anyone with an account elsewhere finds it there. */
export const defaultInstance = 'mastodon.social';

/** The host that someone has written, with or without `https://` or an account's name before it; undefined for none. */
export function readInstance(text: string): string | undefined {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https:\/\/|^.*@/g, '')
    .replace(/\/.*/, '');
  return /^([a-z\d-]+\.)+[a-z\d-]{2,}$/.test(host) ? host : undefined;
}

/** Networks by key. A Map, so that `constructor` and the like are not networks. */
export type Networks = ReadonlyMap<string, Network>;

/**
 * The address with a campaign's parameters, so that the visits a shared link brings are counted: `source` is the
 * network. Without a campaign, or if it is no absolute address, it stays as it is.
 */
export function addCampaign<T extends string | null | undefined>(address: T, campaign: string, source: string) {
  if (!campaign || !address) return address;
  try {
    const url = new URL(address);
    const parameters = { utm_source: source, utm_medium: 'share', utm_campaign: campaign };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  } catch {
    return address;
  }
}

// encodeURIComponent throws on half of a surrogate pair; it becomes the replacement character.
const encode = (text: string | null | undefined) => encodeURIComponent((text || '').replace(/\p{Cs}/gu, '\uFFFD'));

/**
 * Creates the link that shares on a network, by its key in any case. Throws 'Network does not exist' with the key as
 * its cause (SH-07).
 */
export function createShareLink(
  networks: Networks,
  key: string,
  {
    url,
    title,
    description,
    quote,
    hashtags,
    twitterUser,
    media,
    isApple,
    mastodonInstance = '',
    campaign = '',
  }: ShareParameters,
): string {
  const network = networks.get(key.toLowerCase());
  if (!network) throw new Error('Network does not exist', { cause: key });
  const tags = (hashtags ?? '')
    .split(',')
    .map((tag) => encode(tag.replace(/^[\s#]+/, '').trim()))
    .filter(Boolean);
  const values: Record<string, string> = {
    u: encode(addCampaign(url, campaign, key)),
    t: encode(title),
    d: encode(description),
    q: encode(quote),
    m: encode(media),
    i: readInstance(mastodonInstance) ?? defaultInstance,
    f: tags[0] ? `%23${tags[0]}` : '',
    w: (tags[0] ? `&hashtags=${tags}` : '') + (twitterUser ? `&via=${encode(twitterUser)}` : ''),
  };
  // A single pass: a value that looks like a placeholder is not replaced.
  const link = network.link.replace(/@(\w)/g, (_, letter: string) => values[letter] as string);
  return isApple ? link.replace('sms:?', 'sms:&') : link;
}
