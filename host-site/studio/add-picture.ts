import { addPhotograph } from '../pictures/add-photograph.ts';
import type { PhotographDetails } from '../pictures/sizes.ts';

/** A share from 0 to 1; the middle for anything else. */
function readShare(search: URLSearchParams, key: string): number {
  const value = Number(search.get(key) ?? 0.5);
  return value >= 0 && value <= 1 ? value : 0.5;
}

/** Rights and alternative texts; undefined where any of them is missing. */
function readDetails(search: URLSearchParams): PhotographDetails | undefined {
  const [rights, until, en, fr] = ['rights', 'until', 'alt_en', 'alt_fr'].map((key) => search.get(key)?.trim() ?? '');
  if (!rights || !en || !fr) return undefined;
  return { rights, ...(until && { until }), alt: { en, fr } };
}

/**
 * Adds an uploaded photograph. `search` has its `name`, which part of it is kept (`x`, `y`), its `rights`, `until`, `alt_en`
 * and `alt_fr`, and `replaces=yes` where it may take the place of a picture.
 */
export function addPicture(root: string, search: URLSearchParams, file: Buffer): ReturnType<typeof addPhotograph> {
  const details = readDetails(search);
  const request = {
    name: search.get('name') ?? '',
    x: readShare(search, 'x'),
    y: readShare(search, 'y'),
    replaces: search.get('replaces') === 'yes',
  };
  return addPhotograph(root, details ? { ...request, details } : request, file);
}
