import { type ConsentPurpose, consentPurposes } from '../../widgets/shared/brand/consent-purposes.ts';

/** A maker of tags that the site may load after consent, with what its scripts need of a page's policy. */
export interface MeasurementProfile {
  /** The product, as its maker writes it. */
  product: string;
  /** Undefined for a container, whose tags have purposes of their own. */
  purpose?: Exclude<ConsentPurpose, 'maps'>;
  /** The environment variable with the account, and the form of it. */
  variable: string;
  id: RegExp;
  example: string;
  /** Address of the script that our pages load, before the account; a container's is set by itself. */
  script?: string;
  /** The maker's own statement of what follows; where it has none, what its script was seen to do. */
  source: string;
  /** Sources by directive of the content security policy. */
  sources: Readonly<Record<string, readonly string[]>>;
  /** The Trusted Types policies that its scripts create, with keywords. */
  trustedTypes: readonly string[];
}

const googleGuide = 'https://developers.google.com/tag-platform/security/guides/csp';
const tagManager = 'https://www.googletagmanager.com';
/**
 * Each of Google's scripts creates a policy of this name. Without the keyword the second script on a page gets none, and
 * what it adds is refused.
 */
const googleTrustedTypes = ['goog#html', "'allow-duplicates'"];
const ads = [
  'https://www.googleadservices.com',
  'https://pagead2.googlesyndication.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
];
// Conversions are also sent to the Google of the visitor's country, which Google's guide lists one by one.
const googleOfCountry = 'https://www.google.ca';

/** The profiles that MEASUREMENT can name. The policy, `/tracking.json`, the documentation and the tests derive from it. */
export const measurementProfiles = {
  gtm: {
    product: 'Google Tag Manager',
    variable: 'TAG_MANAGER_ID',
    id: /^[\w-]{1,40}$/,
    example: 'GTM-ABC123',
    source: `${googleGuide}#enable_the_container_tag_to_use_csp`,
    sources: {
      'script-src': [tagManager],
      'img-src': [tagManager],
      'connect-src': [tagManager, 'https://www.google.com'],
      'frame-src': [tagManager],
    },
    trustedTypes: googleTrustedTypes,
  },
  ga4: {
    product: 'Google Analytics 4',
    purpose: 'analytics',
    variable: 'GOOGLE_ANALYTICS_ID',
    id: /^G-[A-Z0-9]{4,20}$/,
    example: 'G-ABC123DEF4',
    script: `${tagManager}/gtag/js?id=`,
    source: `${googleGuide}#google_analytics_4_google_analytics`,
    sources: {
      'script-src': [tagManager],
      'img-src': [tagManager, 'https://*.google-analytics.com'],
      'connect-src': [tagManager, 'https://*.google-analytics.com', 'https://*.google.com'],
    },
    trustedTypes: googleTrustedTypes,
  },
  'google-ads': {
    product: 'Google Ads',
    purpose: 'advertising',
    variable: 'GOOGLE_ADS_ID',
    id: /^AW-\d{6,15}$/,
    example: 'AW-123456789',
    script: `${tagManager}/gtag/js?id=`,
    source: `${googleGuide}#google_ads`,
    sources: {
      'script-src': [tagManager, ...ads],
      'img-src': [tagManager, ...ads, 'https://google.com', googleOfCountry],
      'connect-src': [tagManager, ...ads, 'https://google.com', googleOfCountry, 'https://ad.doubleclick.net'],
      'frame-src': [tagManager],
    },
    trustedTypes: googleTrustedTypes,
  },
  meta: {
    product: 'Meta Pixel',
    purpose: 'advertising',
    variable: 'META_PIXEL_ID',
    id: /^\d{6,20}$/,
    example: '123456789012345',
    script: 'https://connect.facebook.net/en_US/fbevents.js',
    source: 'https://developers.facebook.com/docs/meta-pixel/advanced',
    sources: {
      'script-src': ['https://connect.facebook.net'],
      'img-src': ['https://www.facebook.com'],
      'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
    },
    trustedTypes: ['connect.facebook.net/fbevents', 'facebook.com/signals/iwl'],
  },
  pinterest: {
    product: 'Pinterest tag',
    purpose: 'advertising',
    variable: 'PINTEREST_TAG_ID',
    id: /^\d{6,20}$/,
    example: '2612345678901',
    script: 'https://s.pinimg.com/ct/core.js',
    source: 'https://help.pinterest.com/en/business/article/install-the-pinterest-tag',
    sources: {
      'script-src': ['https://s.pinimg.com', 'https://ct.pinterest.com'],
      'img-src': ['https://ct.pinterest.com'],
      'connect-src': ['https://ct.pinterest.com'],
      'frame-src': ['https://ct.pinterest.com'],
    },
    // It sets the addresses of its further scripts as strings, which the page's default policy accepts.
    trustedTypes: [],
  },
} as const satisfies Record<string, MeasurementProfile>;

/** A name that MEASUREMENT takes. */
export type ProfileName = keyof typeof measurementProfiles;

/** The names of all profiles, in the table's order. */
export const profileNames = Object.keys(measurementProfiles) as ProfileName[];

/** A profile by its name, with the fields that not all of them have. */
export const findProfile = (name: ProfileName): MeasurementProfile => measurementProfiles[name];

/** What the pages load of others after consent, from the server's settings. */
export interface TrackingSettings {
  /** Address of the tag manager's script. */
  tagManager?: string;
  /** Address of the gift page's advertising pixel. */
  pixel?: string;
  /** Profiles that the policy allows, in the table's order. */
  profiles?: readonly ProfileName[];
  /** Accounts of the profiles that our pages load themselves; of the others, the container has the tags. */
  ids?: Readonly<Partial<Record<ProfileName, string>>>;
  /** Origins that no profile has, for further tags of the container. */
  origins?: readonly string[];
}

/** The sources of a directive that the settings allow, without repetition. */
export function listSources(tracking: TrackingSettings, directive: string): string[] {
  const { tagManager: container, pixel, profiles = [], origins = [] } = tracking;
  const takesOrigins = ['script-src', 'img-src', 'connect-src', 'frame-src'].includes(directive);
  const addresses = directive === 'frame-src' ? [] : [container, pixel];
  return [
    ...new Set([
      ...addresses.flatMap((address) => (address ? [new URL(address).origin] : [])),
      ...profiles.flatMap((name) => findProfile(name).sources[directive] ?? []),
      ...(takesOrigins ? origins : []),
    ]),
  ];
}

/** The directives in which the settings may allow sources. */
export const measurementDirectives = ['script-src', 'img-src', 'connect-src', 'frame-src'] as const;

/** Whether pages load anything of others for measurement. */
export const isMeasuring = ({ tagManager: container, pixel, ids = {} }: TrackingSettings): boolean =>
  Boolean(container || pixel || Object.keys(ids).length > 0);

/**
 * The Trusted Types policies of a page with these settings: ours for the first scripts, `default` for what those scripts
 * add by strings, and the makers' own.
 */
export function listTrustedTypes(tracking: TrackingSettings): string[] {
  if (!isMeasuring(tracking)) return [];
  const makers = (tracking.profiles ?? []).flatMap((name) => findProfile(name).trustedTypes);
  return [...new Set(['vitrine-tracking', 'default', ...makers])];
}

/** The purposes for which visitors are asked, in the order of the question. */
export function listPurposes(tracking: TrackingSettings, hasMaps: boolean): ConsentPurpose[] {
  const profiles = isMeasuring(tracking) ? (tracking.profiles ?? []) : [];
  const used: (ConsentPurpose | undefined)[] = profiles.map((name) => findProfile(name).purpose);
  if (tracking.pixel) used.push('advertising');
  if (hasMaps) used.push('maps');
  return consentPurposes.filter((purpose) => used.includes(purpose));
}

/** A tag that our pages load themselves. */
export interface MeasurementTag {
  profile: ProfileName;
  id: string;
  purpose: ConsentPurpose;
  /** Address of its script. */
  script: string;
}

/** What `/tracking.json` tells a page, beside Google's maps. Everything that is off is left out. */
export interface TrackingScripts {
  tagManager?: string;
  pixel?: string;
  tags?: MeasurementTag[];
  /** From where further scripts may come, as in the policy. */
  scriptSources?: string[];
}

/** The answer of `/tracking.json` to these settings. */
export function describeTracking(tracking: TrackingSettings): TrackingScripts {
  const { tagManager: container, pixel, ids = {} } = tracking;
  const tags = profileNames.flatMap((profile): MeasurementTag[] => {
    const { purpose, script = '' } = findProfile(profile);
    const id = ids[profile];
    return id && purpose ? [{ profile, id, purpose, script: script.endsWith('=') ? script + id : script }] : [];
  });
  return {
    ...(container && { tagManager: container }),
    ...(pixel && { pixel }),
    ...(tags.length > 0 && { tags }),
    ...(isMeasuring(tracking) && { scriptSources: listSources(tracking, 'script-src') }),
  };
}
