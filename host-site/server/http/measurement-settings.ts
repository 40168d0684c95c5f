import * as z from 'zod/mini';
import {
  findProfile,
  type MeasurementProfile,
  type ProfileName,
  profileNames,
  type TrackingSettings,
} from '../../sources/measurement-profiles.ts';

const googleContainer = 'https://www.googletagmanager.com/gtm.js';

const splitList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const isProfileName = (text: string): text is ProfileName => profileNames.includes(text as ProfileName);
// The policy would take an asterisk as any host.
const isWebOrigin = (text: string) => /^https?:\/\/[\w.-]+(:\d+)?$/.test(text) && URL.parse(text)?.origin === text;
const isScript = (text: string) => /^https?:/.test(text) && URL.canParse(text);

const account = ({ id, product, example }: MeasurementProfile) =>
  z.optional(z.string().check(z.regex(id, `an account of ${product}, such as ${example}`)));
const scriptUrl = z.optional(z.string().check(z.refine(isScript, 'the http(s):// address of a script')));
const list = (isPart: (part: string) => boolean, error: string) =>
  z.optional(z.string().check(z.refine((text) => splitList(text).every(isPart), error)));

/** The settings of measurement, as in `.env.example`. */
export const measurementVariables = {
  MEASUREMENT: list(isProfileName, `a list with commas of ${profileNames.join(', ')}`),
  MEASUREMENT_ORIGINS: list(isWebOrigin, 'a list with commas of origins such as https://tags.example'),
  TAG_MANAGER_ID: account(findProfile('gtm')),
  TAG_MANAGER_URL: scriptUrl,
  PIXEL_URL: scriptUrl,
  GOOGLE_ANALYTICS_ID: account(findProfile('ga4')),
  GOOGLE_ADS_ID: account(findProfile('google-ads')),
  META_PIXEL_ID: account(findProfile('meta')),
  PINTEREST_TAG_ID: account(findProfile('pinterest')),
};

type MeasurementVariables = z.infer<z.ZodMiniObject<typeof measurementVariables>>;

const readAccount = (given: MeasurementVariables, name: ProfileName): string | undefined =>
  Reflect.get(given, findProfile(name).variable);
const listNamed = ({ MEASUREMENT }: MeasurementVariables) => splitList(MEASUREMENT ?? '').filter(isProfileName);
/** Profiles that nothing loads: without an account of their own, and without a container that may have their tag. */
const listIdle = (given: MeasurementVariables) =>
  given.TAG_MANAGER_ID ? [] : listNamed(given).filter((name) => !readAccount(given, name));

/** Settings that need others. */
export const measurementChecks = [
  z.refine<MeasurementVariables>((given) => listIdle(given).length === 0, {
    path: ['MEASUREMENT'],
    error: ({ input }) => {
      const [name = 'gtm'] = listIdle(input as MeasurementVariables);
      const own = findProfile(name).variable;
      return `${name} needs ${own}${name === 'gtm' ? '' : ', or TAG_MANAGER_ID of the container that has its tag'}`;
    },
  }),
  z.refine<MeasurementVariables>((given) => !given.MEASUREMENT_ORIGINS || Boolean(given.TAG_MANAGER_ID), {
    path: ['MEASUREMENT_ORIGINS'],
    error: 'TAG_MANAGER_ID beside it: only a container loads from further origins',
  }),
] as const;

/**
 * The settings of valid variables. An account turns its profile on, and Google's container its own; `MEASUREMENT` names
 * those whose tags the container has.
 */
export function toTrackingSettings(given: MeasurementVariables): TrackingSettings {
  const { TAG_MANAGER_ID: container, TAG_MANAGER_URL: address = googleContainer, PIXEL_URL: pixel } = given;
  const ids = Object.fromEntries(
    profileNames.flatMap((name) => {
      const id = name === 'gtm' ? undefined : readAccount(given, name);
      return id ? [[name, id]] : [];
    }),
  );
  const isGoogles = container && new URL(address).origin === new URL(googleContainer).origin;
  const named = new Set<string>([...listNamed(given), ...Object.keys(ids), ...(isGoogles ? ['gtm'] : [])]);
  const profiles = profileNames.filter((name) => named.has(name));
  const origins = splitList(given.MEASUREMENT_ORIGINS ?? '');
  return {
    ...(container && { tagManager: `${address}?id=${container}` }),
    ...(pixel && { pixel }),
    ...(profiles.length > 0 && { profiles }),
    ...(Object.keys(ids).length > 0 && { ids }),
    ...(origins.length > 0 && { origins }),
  };
}
