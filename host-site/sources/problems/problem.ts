import messagesJson from './problem-messages.json' with { type: 'json' };

/** What a check of the content may find, with the values that its messages may name. */
export const problemValues = {
  missing: [],
  wrongType: ['expected'],
  invalid: [],
  notObject: [],
  notList: [],
  fileMissing: [],
  jsonSyntax: ['reason'],
  plainText: [],
  unknownStyleSheet: ['names'],
  neutralColour: [],
  notUtf8: [],
  notSvg: [],
  unknownField: ['name'],
  unknownFieldAmong: ['name', 'known'],
  ignoredField: ['name'],
  ignoredColumn: ['name'],
  tooManyCharacters: ['limit'],
  tooLong: ['count', 'limit'],
  tooSmall: ['least'],
  tooBig: ['most'],
  number: [],
  wholeNumber: ['least', 'most'],
  wholeDollars: [],
  year: [],
  boolean: [],
  oneOf: ['names'],
  listOf: ['names'],
  bothLanguages: [],
  namedTwice: ['name'],
  date: ['example'],
  dateUnknown: [],
  instant: ['example'],
  time: ['example'],
  twoTimes: ['example'],
  timeZone: ['example'],
  timeZoneUnknown: [],
  updatedBeforePublished: [],
  lastDayBeforeFirst: [],
  shownUntilNotAfterFrom: [],
  endNotAfterStart: [],
  phone: [],
  email: [],
  httpsAddress: [],
  httpsAddressOrPath: [],
  slug: [],
  slugTaken: ['path'],
  articleExists: ['slug'],
  frontMatterMissing: [],
  frontMatterLine: ['line'],
  spelling: ['text'],
  unknownPage: ['address'],
  tokenNotAllowed: ['token'],
  unknownFact: ['path'],
  headingOrHtml: [],
  secondQuote: [],
  unknownBlock: ['name', 'known'],
  templateText: ['text'],
  actionForm: [],
  unknownPicture: ['name'],
  unknownDrawing: ['name'],
  pictureName: [],
  pictureLine: [],
  pictureBetweenLines: [],
  captionMissing: [],
  altMissing: [],
  captionRepeatsAlt: [],
  pictureRepeated: ['name'],
  pictureIsLead: ['name'],
  pictureNotInFrench: ['name', 'file'],
  pictureNotInEnglish: ['name', 'file'],
  pictureReplaced: ['name', 'other', 'file'],
  relatedArticles: [],
  prizePlaceholders: ['count', 'value'],
  onePrizePlaceholder: ['value'],
  noPrize: [],
  noProvince: [],
  noBrand: [],
  chancesWithoutProgram: [],
  pinsWithoutHasPin: [],
  tooFewPins: [],
  ageMissing: [],
  idNotFileName: ['name'],
  idTaken: [],
  categoryAll: [],
  handle: ['example'],
  unknownRule: ['rule'],
  unknownProvince: ['province'],
  provinceMissing: ['province', 'rule'],
  closedByLaw: ['law', 'date'],
  limitedByLaw: ['law', 'hours', 'date'],
  hours: [],
  hoursOverlap: [],
  lateHours: ['interval'],
  postalCode: [],
  storeNumber: [],
  eventEndsBeforeStart: [],
  southOfCanada: [],
  northOfCanada: [],
  westOfCanada: [],
  eastOfCanada: [],
  ownBrandMissing: [],
  repeatsRow: ['value', 'row'],
  openingDateMissing: [],
  weekWithoutHours: [],
  positionOutsideProvince: ['province'],
  positionInOtherZone: ['derived', 'given'],
  zoneOutsideProvince: ['zone', 'province'],
  postalCodeOutsideProvince: ['postalCode', 'province'],
  departmentsWithoutName: ['keys'],
  addressIsPage: ['address'],
  targetUnknown: ['page'],
  shortAddress: ['example'],
  brandCode: ['example'],
  digits: [],
  hostName: ['example'],
  originOnly: ['example'],
  outsideDomain: ['domain'],
  giftHostMissing: ['host'],
  sampleRetailer: ['name', 'origin'],
  hexColour: ['example'],
  cssLength: ['example'],
  lowContrast: ['ground', 'ratio', 'least'],
  fontMissing: ['source'],
  unknownText: ['nearest'],
  unknownTextFile: ['names'],
  dotsForGroups: [],
  placeholderLost: ['name'],
  consentVersionMissing: [],
  unknownPlaceholder: ['name', 'names'],
  otherLanguageMissing: ['file'],
  ownText: [],
  placeholder: ['text'],
  reservedForExamples: ['text'],
  ofTheSample: [],
  unconfirmed: ['path'],
  ofTheKit: ['file'],
  noFeed: [],
  unknownPhrasePage: ['nearest'],
  phrases: ['example'],
  namesAndValues: [],
  factPaths: ['example'],
  unknownConfirmed: ['path', 'nearest'],
  fontName: ['example'],
  fontList: ['example'],
  fontWeight: ['example'],
  pictureFileMissing: ['name', 'file'],
} as const satisfies Record<string, readonly string[]>;

/** What is wrong, without words. */
export type ProblemCode = keyof typeof problemValues;

/** A problem of the content: its code and the values of its messages, such as `{ code: 'tooLong', count: 90, limit: 80 }`. */
export type Problem = {
  [Code in ProblemCode]: { code: Code } & Readonly<Record<(typeof problemValues)[Code][number], string | number>>;
}[ProblemCode];

/** Who reads a problem: someone at a terminal, where the file and line are beside it, or an editor in the studio. */
export type ProblemChannel = 'build' | 'en' | 'fr';

/** The messages by code, with the values in braces. A code without a message for someone does not compile. */
export const problemMessages: Readonly<Record<ProblemCode, Readonly<Record<ProblemChannel, string>>>> = messagesJson;

/** A problem in words. */
export function describeProblem(problem: Problem, channel: ProblemChannel = 'build'): string {
  const values: Readonly<Record<string, string | number>> = problem;
  return problemMessages[problem.code][channel].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** A problem of a value in a file, by its path there: `prizes.0.words.fr`, empty for the whole. */
export interface FieldProblem {
  field: string;
  problem: Problem;
}

/** `prizes.0.words.fr: missing` */
export function formatFieldProblem({ field, problem }: FieldProblem): string {
  return `${field || '(whole)'}: ${describeProblem(problem)}`;
}
