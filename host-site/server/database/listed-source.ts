import { sourceKeys } from '../../../widgets/shared/submissions/campaign-source.ts';
import { readSource } from '../forms/parse-source.ts';

/** Columns of what brought a submission, in lists for operators. */
export const sourceColumns: readonly string[] = sourceKeys;

/** Their values, null for those that are not known; the campaign is the one that the page named on the element, else that of the last visit. */
export function listSource(source: unknown): Record<string, string | null> {
  const parts = readSource(typeof source === 'string' ? source : '');
  const campaign = parts.campaign ?? parts.last_campaign;
  return { ...Object.fromEntries(sourceKeys.map((key) => [key, parts[key] ?? null])), campaign: campaign ?? null };
}
