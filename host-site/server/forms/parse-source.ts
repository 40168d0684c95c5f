import {
  type CampaignSource,
  cleanSourceValue,
  formatSource,
  sourceKeys,
} from '../../../widgets/shared/submissions/campaign-source.ts';

/** Characters; anything longer is not ours. */
const limit = 4096;

/** The parts of a source as we have stored or sent it, without those that nothing is known of. */
export function readSource(text: string | null | undefined): CampaignSource {
  const given = new URLSearchParams(text ?? '');
  const known = sourceKeys.map((key) => [key, cleanSourceValue(given.get(key) ?? '')] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== ''));
}

/**
 * The source of a submission as it is stored, from a header that anyone can write; undefined for none. Click ids are kept
 * only where the operator has listed their parameter.
 */
export function parseSource(text: string | undefined, clickIds: readonly string[]): string | undefined {
  if (!text || text.length > limit) return undefined;
  const isKept = ([key, value]: [string, string]) =>
    !key.endsWith('_click') || clickIds.includes(value.slice(0, value.indexOf(':')));
  const kept = Object.entries(readSource(text)).filter(isKept);
  return formatSource(Object.fromEntries(kept)) || undefined;
}
