import { tabulateContent } from './tabulate-content.ts';

/** The content of the retailer that RETAILER names. Bundles contain what they use of it instead of this module. */
export const {
  retailerFolder,
  contentFolder,
  publicFolder,
  retailerFacts,
  retailerTextFiles,
  searchPhrases,
  proseNames,
  hasArticles,
  hasFinds,
  hasContests,
  contestPages,
  holidaySettings,
  sampleWords,
  sampleStores,
  townsFile,
} = tabulateContent();
