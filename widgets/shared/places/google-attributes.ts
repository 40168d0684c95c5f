/** Attributes for Google's maps and places (SF-06); without a key or a client the widget never contacts Google. */
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

/** The options for Google's script; undefined without a key or a client. */
export function readGoogleSettings(attributes: GoogleProperties, language: string) {
  const { googleMapsKey: apiKey, googleMapsClient: client, googleMapsMapId: mapId } = attributes;
  if (!apiKey && !client) return undefined;
  return {
    apiKey,
    // A key replaces the older client id.
    client: apiKey ? '' : client,
    channel: attributes.googleMapsChannel,
    ...(mapId ? { mapId, mapIds: [mapId] } : {}),
    version: attributes.googleMapsVersion || googleAttributes['google-maps-version'].default,
    region: attributes.googleMapsRegion || googleAttributes['google-maps-region'].default,
    language,
  };
}

/** The documentation of these attributes, in both languages. */
export const googleAttributeDocs = {
  'google-maps-key': {
    en: 'Google Maps JavaScript API key. With it, the map and the place suggestions are Google’s; without it, nothing loads from Google. If you need consent, set it after the visitor consents.',
    fr: 'Clé de l’API JavaScript de Google Maps. Avec elle, la carte et les suggestions de lieux sont celles de Google; sans elle, rien de Google ne se charge. S’il vous faut un consentement, réglez-la une fois l’accord donné.',
  },
  'google-maps-client': {
    en: 'Client ID of a legacy premium plan, instead of a key.',
    fr: 'Identifiant de client d’un ancien forfait, à la place d’une clé.',
  },
  'google-maps-channel': {
    en: 'Channel that identifies this use in Google’s reports.',
    fr: 'Canal qui désigne cet usage dans les rapports de Google.',
  },
  'google-maps-version': {
    en: 'Version of Google’s script: `weekly`, `quarterly` or a number.',
    fr: 'Version du script de Google : `weekly`, `quarterly` ou un numéro.',
  },
  'google-maps-region': {
    en: 'Region that Google uses for places and borders.',
    fr: 'Région que Google utilise pour les lieux et les frontières.',
  },
  'google-maps-map-id': {
    en: 'Google map ID, for your own map style.',
    fr: 'Identifiant de carte Google, pour votre propre style de carte.',
  },
};
