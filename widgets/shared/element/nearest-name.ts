/** Letters to insert, remove, replace or swap to make one text of another (optimal string alignment). */
function countEdits(one: string, other: string): number {
  const rows = [[...other, ''].map((_, at) => at)];
  for (let y = 1; y <= one.length; y++) {
    const [above = [], beforeThat = []] = [rows[y - 1], rows[y - 2]];
    const row = [y];
    for (let x = 1; x <= other.length; x++) {
      const isSame = one[y - 1] === other[x - 1];
      const isSwapped = y > 1 && x > 1 && one[y - 1] === other[x - 2] && one[y - 2] === other[x - 1];
      row[x] = Math.min(
        (row[x - 1] as number) + 1,
        (above[x] as number) + 1,
        (above[x - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (beforeThat[x - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) as number;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[-_]/g, '');

/**
 * The name that someone may have meant: of a third of its letters changed at most, or that begins or ends with what was
 * written; undefined where none is near. Hyphens and capitals do not count.
 */
export function findNearestName(written: string, names: readonly string[]): string | undefined {
  const text = plain(written);
  const [nearest] = names
    .map((name) => ({ name, edits: countEdits(text, plain(name)) }))
    .filter(({ name, edits }) => edits <= Math.max(1, Math.min(text.length, plain(name).length) / 3))
    .sort((one, other) => one.edits - other.edits);
  if (nearest) return nearest.name;
  const isPart = (name: string) => plain(name).startsWith(text) || plain(name).endsWith(text);
  return text.length > 3 ? names.find(isPart) : undefined;
}
