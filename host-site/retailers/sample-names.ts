/** Begins the legal name of the sample, which no one may publish a site under. */
export const sampleLegalName = /^Vitrine Canada\b/i;
