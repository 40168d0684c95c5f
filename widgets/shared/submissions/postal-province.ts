const provincesByLetter: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT NU',
  Y: 'YT',
};

/** Whether a normalized postal code is in a province; a mismatch is a reason to ask, never to reject. */
export function isPostalCodeOf(postalCode: string, province: string): boolean {
  const letter = postalCode[0] ?? '';
  const expected = provincesByLetter[letter] ?? (/[GHJ]/.test(letter) ? 'QC' : 'ON');
  return expected.includes(province);
}
