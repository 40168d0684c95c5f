/** What Google's script is asked for (SF-06). A page needs a key, or a client of the plans that Google sold before keys. */
export interface GoogleSettings {
  key?: string | undefined;
  client?: string | undefined;
  /** Groups the requests in Google's reports. */
  channel?: string | undefined;
  /** Name of the global function that Google's script calls once it is ready; a function of the page's stays. */
  callback?: string | undefined;
  /** Libraries that come along at once; `places` unless others are named. */
  libraries?: readonly string[] | undefined;
  /** Version or release channel of Google's script; `quarterly`. */
  v?: string | undefined;
  /** Language of the map's names, of which a page has one for as long as it lives; otherwise that of the browser. */
  language?: string | undefined;
  /** Two letters; `CA`. */
  region?: string | undefined;
  /** Styles of maps made in Google's console. */
  mapIds?: readonly string[] | undefined;
  /** `origin` where a key is bound to an origin and the page's path is nobody's business. */
  authReferrerPolicy?: string | undefined;
  /** What Google calls the product that its script is part of. */
  solutionChannel?: string | undefined;
}

/** Everything that Google's script is loaded from. */
export const scriptPath = 'https://maps.googleapis.com/maps/api/js?';
/** What the functions that Google's script calls are called, with a number, unless the settings have a name. */
export const defaultCallback = 'vitrineGoogleMaps';

/** Address of Google's script for these settings; what is not set is not sent. */
export function findScriptAddress(settings: GoogleSettings): string {
  const parameters = {
    key: settings.key,
    client: settings.client,
    channel: settings.channel,
    callback: settings.callback,
    libraries: (settings.libraries ?? ['places']).join(),
    v: settings.v || 'quarterly',
    language: settings.language,
    region: settings.region || 'CA',
    map_ids: settings.mapIds?.join(),
    auth_referrer_policy: settings.authReferrerPolicy,
    solution_channel: settings.solutionChannel,
    loading: 'async',
  };
  return (
    scriptPath +
    new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  );
}
