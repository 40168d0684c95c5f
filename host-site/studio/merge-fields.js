// Plain JavaScript, because the studio's page runs it as it is.

/** Key under which an entry carries what it was when the editor loaded it. */
export const loadedKey = '$loaded';
/** Key under which an entry carries its state, for the lists. */
export const stateKey = '$state';

/** @type {(value: unknown) => value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The value without what was left empty, and with its keys in one order: the editor sends `''`, `null`, `[]` or `{}` for
 * empty fields, which files leave out.
 * @param {unknown} value
 * @returns {unknown}
 */
function normalize(value) {
  if (Array.isArray(value)) return value.length > 0 ? value.map((item) => normalize(item) ?? null) : undefined;
  if (!isObject(value)) return value === '' || value === null ? undefined : value;
  const kept = Object.keys(value)
    .sort()
    .map((key) => /** @type {const} */ ([key, normalize(value[key])]))
    .filter(([, each]) => each !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** @type {(one: unknown, other: unknown) => boolean} */
const isSame = (one, other) => JSON.stringify(normalize(one)) === JSON.stringify(normalize(other));

/**
 * A three-way merge by field: what two people changed since `base`. A list is one field. Where both changed a field,
 * `merged` has `mine`, and `conflicts` has the field's path.
 * @param {unknown} base
 * @param {unknown} theirs
 * @param {unknown} mine
 * @param {readonly string[]} path
 * @returns {{ merged: unknown, conflicts: string[][] }}
 */
export function mergeFields(base, theirs, mine, path = []) {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { merged: mine, conflicts: [] };
  if (isSame(base, mine)) return { merged: theirs, conflicts: [] };
  if (!isObject(theirs) || !isObject(mine)) return { merged: mine, conflicts: [[...path]] };
  const before = isObject(base) ? base : {};
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const fields = keys.map((key) => ({ key, ...mergeFields(before[key], theirs[key], mine[key], [...path, key]) }));
  const kept = fields.filter(({ merged }) => merged !== undefined).map(({ key, merged }) => [key, merged]);
  return { merged: Object.fromEntries(kept), conflicts: fields.flatMap(({ conflicts }) => conflicts) };
}

/**
 * The value at a path, undefined where there is none.
 * @param {unknown} value
 * @param {readonly string[]} path
 * @returns {unknown}
 */
export function readField(value, path) {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  return isObject(value) ? readField(value[key], rest) : undefined;
}
