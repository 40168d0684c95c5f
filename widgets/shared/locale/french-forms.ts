/** Whether *de* and *que* lose their *e*: before a vowel, *y* before a consonant as in *Yves*, and *hy* as in *Hydro*. */
const startsWithVowel = (name: string) => /^([aeiouàâäéèêëîïôöùûüœæ]|h?y[^aeiouy\s])/i.test(name);

/** Puts *de* before a name: *de Laval*, *d’Ottawa*, *du Bic*, *des Escoumins*. */
export const putDe = (name: string): string =>
  startsWithVowel(name)
    ? `d’${name}`
    : `de ${name}`.replace(/^de le(s?) /i, (_, plural: string) => (plural ? 'des ' : 'du '));

/** Puts *que* before a name: *que Laval*, *qu’Ottawa*. */
const putQue = (name: string): string => (startsWithVowel(name) ? `qu’${name}` : `que ${name}`);

/** Words that French puts before a name, as formats of messages: `{{brand, de}}`. */
export const frenchForms: Readonly<Record<string, (name: string) => string>> = { de: putDe, que: putQue };
