/** What a visitor may allow, each on its own, in the order of the question. */
export const consentPurposes = ['analytics', 'advertising', 'maps'] as const;

/** Something that a visitor may allow. */
export type ConsentPurpose = (typeof consentPurposes)[number];

/**
 * The purposes about which a banner asks one by one, from its attribute, in the order of the question. None where it
 * names fewer than two: then the question is about everything at once.
 */
export function parsePurposes(text: string | null | undefined): readonly ConsentPurpose[] {
  const named = (text ?? '').split(/\s+/);
  const asked = consentPurposes.filter((purpose) => named.includes(purpose));
  return asked.length > 1 ? asked : [];
}
