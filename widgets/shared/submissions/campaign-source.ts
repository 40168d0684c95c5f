/** What a visit came by: its link's `utm_` values, an advertiser's click, and the site with the link. */
const touchParts = ['source', 'medium', 'campaign', 'term', 'content', 'click', 'referrer'] as const;
/** One of them. */
export type TouchPart = (typeof touchParts)[number];
/** What one visit came by; `click` is the parameter's name and value, such as `gclid:abc`. */
export type Touch = Readonly<Partial<Record<TouchPart, string>>>;

/** The first visit in a tab that came by something, and the last. */
export const touchTimes = ['first', 'last'] as const;
type TouchTime = (typeof touchTimes)[number];
/** The visits of a tab. */
export type Touches = Readonly<Partial<Record<TouchTime, Touch>>>;

/** Names of what a submission says of its source: the element's campaign, the page around its frame, and the visits. */
export type SourceKey = 'campaign' | 'frame' | `${TouchTime}_${TouchPart}`;

/** All of them, in the order of the lists for operators; the most telling first, as only so much is sent. */
export const sourceKeys: readonly SourceKey[] = [
  'campaign',
  'frame',
  ...(['last', 'first'] as const).flatMap((time) => touchParts.map((part) => `${time}_${part}` as const)),
];

/** What brought a submission. */
export type CampaignSource = Readonly<Partial<Record<SourceKey, string>>>;

/** Characters of one value, and of all as they are sent: a header must not grow until a proxy refuses it. */
const valueLimit = 120;
const sourceLimit = 2000;

/** A value as it is kept: without control characters, and of a limited length. */
export const cleanSourceValue = (text: string): string =>
  text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, valueLimit)
    .replace(/[\ud800-\udbff]$/, '');

/** The source of a submission, form-urlencoded for a header; empty where nothing is known. What exceeds the limit is left out. */
export function formatSource(source: CampaignSource): string {
  let text = '';
  for (const key of sourceKeys) {
    const value = cleanSourceValue(source[key] ?? '');
    const longer = value ? `${text}${text && '&'}${new URLSearchParams({ [key]: value })}` : text;
    if (longer.length <= sourceLimit) text = longer;
  }
  return text;
}

/** The campaign that an element's attribute names; empty for none. That of the lightbox is a rule, written like a query. */
export const readCampaign = (attribute: unknown): string =>
  typeof attribute === 'string' && !attribute.includes('=') ? attribute : '';

/** The names and values of the visits of a tab, as a submission has them. */
export const flattenTouches = (touches: Touches): CampaignSource =>
  Object.fromEntries(
    touchTimes.flatMap((time) => touchParts.map((part) => [`${time}_${part}`, touches[time]?.[part] ?? ''])),
  );
