/** How a widget is told of Google's maps and places (SF-06); without a key or a client it never asks Google for anything. */
export const googleAttributes = {
  'google-maps-key': { type: 'string', default: '' },
  'google-maps-client': { type: 'string', default: '' },
  'google-maps-channel': { type: 'string', default: '' },
  'google-maps-version': { type: 'string', default: 'quarterly' },
  'google-maps-region': { type: 'string', default: 'CA' },
  'google-maps-map-id': { type: 'string', default: '' },
} as const;

type GoogleProperties = Readonly<
  Record<
    | 'googleMapsKey'
    | 'googleMapsClient'
    | 'googleMapsChannel'
    | 'googleMapsVersion'
    | 'googleMapsRegion'
    | 'googleMapsMapId',
    string
  >
>;

/** What Google's script is to be asked for; nothing without a key or a client. */
export function readGoogleSettings(attributes: GoogleProperties, language: string) {
  const { googleMapsKey: key, googleMapsClient: client, googleMapsMapId: mapId } = attributes;
  if (!key && !client) return undefined;
  return {
    // A key is what a client became.
    ...(key ? { key } : { client }),
    ...(attributes.googleMapsChannel ? { channel: attributes.googleMapsChannel } : {}),
    ...(mapId ? { mapId, mapIds: [mapId] } : {}),
    v: attributes.googleMapsVersion,
    region: attributes.googleMapsRegion,
    language,
  };
}

export const googleAttributeDocs = {
  'google-maps-key': {
    en: 'Key of Google’s Maps JavaScript API: the map and the suggestions of places are Google’s then. Nothing of Google loads before; where consent is needed, set it once it is given.',
    fr: 'Clé de l’API JavaScript de Google Maps : la carte et les suggestions de lieux sont alors celles de Google. Rien de Google ne se charge avant; là où il faut un consentement, posez-la une fois qu’il est donné.',
  },
  'google-maps-client': {
    en: 'Client id of an old premium plan, in place of a key.',
    fr: 'Identifiant de client d’un ancien forfait, à la place d’une clé.',
  },
  'google-maps-channel': {
    en: 'Channel by which Google’s reports tell uses apart.',
    fr: 'Canal par lequel les rapports de Google distinguent les usages.',
  },
  'google-maps-version': {
    en: 'Version of Google’s script: `weekly`, `quarterly` or a number.',
    fr: 'Version du script de Google : `weekly`, `quarterly` ou un numéro.',
  },
  'google-maps-region': {
    en: 'Region by which Google reads places and draws borders.',
    fr: 'Région selon laquelle Google lit les lieux et trace les frontières.',
  },
  'google-maps-map-id': {
    en: 'A map style of your own at Google.',
    fr: 'Un style de carte à vous chez Google.',
  },
};
