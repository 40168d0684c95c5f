import { brandKeys, brands } from '../brand/brands.ts';
import { splitWords } from './fold-text.ts';

const list = (text: string) => new Set(splitWords(text));

/** Words that ask for what is near the visitor. */
const nearWords = list(`
  me mine my nearby near nearest closest here around location position
  moi ici proximite proche proches pres proximity chez alentours environs
`);

/** Words for a store, and for a kind of place that every town has. */
const shopWords = list(`
  store stores shop shops shopping outlet outlets location locations locator mall malls plaza downtown uptown midtown
  magasin magasins succursale succursales boutique boutiques commerce commerces galerie galeries
`);

/** Words between and around those: they are passed over. */
const fillers = list(`
  a an and any are at by can close core find for from get go going i im in into is it live looking need next of on our
  please show the there to want we what whats where wheres which with within your you all hours hour open now today
  tonight tomorrow sunday monday tuesday wednesday thursday friday saturday directions direction address phone number
  postal code zip city town village municipality township county region area district neighbourhood neighborhood
  province territory canada ca centre center central
  à au aux avec autour bonjour cherche chercher c d dans de des du en et est habite il j je l la le les ma mes mon nos
  notre ou par plus pour quel quelle qu que reste sont suis sur trouve trouver trouvez un une vais vers vis voir votre
  vos y heures heure horaire horaires ouvert ouverte ouverts ouvertes maintenant aujourdhui hui demain dimanche lundi
  mardi mercredi jeudi vendredi samedi adresse tel telephone numero ville cite municipalite paroisse canton secteur
  quartier arrondissement comte achat achats commercial commerciaux km coin
`);

/** Words of a brand's name stand for its stores. */
const brandWords = new Set(
  brandKeys.flatMap((key) => [key, brands[key].name.en, brands[key].name.fr].flatMap(splitWords)),
);

/** What comes before the name of a street in French. */
const streetStarts = list(`
  rue boulevard boul bd chemin ch avenue av ave route rte rang montee cote allee impasse ruelle autoroute aut promenade
  croissant place quai
`);

/** Those of them that start no name of a place. */
const sureStarts = list('rue boulevard boul bd chemin avenue av ave impasse ruelle autoroute');

/** What comes after the name of a street in English, after a number only where it may be another word. */
const streetEnds = list(`
  street str avenue ave av road rd drive dr boulevard blvd crescent cres lane ln highway hwy parkway pkwy terrace trail
  circle sideroad concession st way court crt ct line gate square sq place pl close crossing grove hill mews path walk
  rue
`);
const surelyStreet = list('street str avenue ave road rd drive boulevard blvd crescent cres lane highway hwy parkway');

/** Words of an address beside its street. */
const unitWords = list(`
  unit suite ste apt apartment app appartement local bureau floor etage po box cp case postale rr bldg building room
  station succ
`);

/** Points of the compass after a street. */
const compass = list('n s e w o ne nw se sw no so north south east west nord sud est ouest');

/** The kind of a folded word, as far as it says anything without a list of places. */
export const isNearWord = (word: string): boolean => nearWords.has(word);
/** A word for a store, or a brand's name. */
export const isShopWord = (word: string): boolean => shopWords.has(word) || brandWords.has(word);
/** Whether a search may pass over the word. */
export const isFiller = (word: string): boolean => fillers.has(word) || nearWords.has(word) || isShopWord(word);
/** A word that may begin a street's name: `rue`, `boul`. */
export const isStreetStart = (word: string): boolean => streetStarts.has(word);
/** Such a word that begins nothing else. */
export const isSureStart = (word: string): boolean => sureStarts.has(word);
/** A word that may end a street's name: `street`, `ave`. */
export const isStreetEnd = (word: string): boolean => streetEnds.has(word);
/** Such a word that ends nothing else. */
export const isSurelyStreet = (word: string): boolean => surelyStreet.has(word);
/** A word before the number of a unit: `suite`, `bureau`. */
export const isUnitWord = (word: string): boolean => unitWords.has(word);
/** A point of the compass, whole or as one letter, in either language. */
export const isCompassPoint = (word: string): boolean => compass.has(word);
/** Which side of a region is meant: `northern`, « sud ». */
export const isDirection = (word: string): boolean => compass.has(word) || /^(?:north|south|east|west)ern$/.test(word);
