import { findNodeAtLocation, parseTree } from 'jsonc-parser';

type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEqual = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other);
const isSimple = (value: Json) => typeof value !== 'object' || value === null;

/** Greatest width of a line, that of the formatter. */
const lineWidth = 120;

/** A list without objects that stays on one line: `[1, 2]`, or `[["09:30", "21:00"]]`, but not two lists in one. */
const isShort = (value: readonly Json[]): boolean =>
  value.every(isSimple) || (value.length === 1 && Array.isArray(value[0]) && isShort(value[0]));

/** JSON as the formatter writes it: lists of simple values on one line where they fit. */
export function formatJson(value: Json, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => formatJson(item)).join(', ')}]`;
    if (value.length === 0 || (isShort(value) && indent.length + line.length < lineWidth - 24)) return line;
    return `[\n${value.map((item) => inner + formatJson(item, inner)).join(',\n')}\n${indent}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([key, each]) => `${inner}${JSON.stringify(key)}: ${formatJson(each, inner)}`,
  );
  return lines.length > 0 ? `{\n${lines.join(',\n')}\n${indent}}` : '{}';
}

type Path = (string | number)[];

/** A part of a value that differs; `isNew` for a key that the object at `path` gets at its end. */
interface Change {
  path: Path;
  value: Json;
  isNew?: true;
}

/** The smallest parts of a value that differ from another with the same shape, but for new keys at the end. */
function listChanges(before: Json, after: Json, path: Path = []): Change[] {
  if (isEqual(before, after)) return [];
  const keysOf = (value: Json) => (isObject(value) ? Object.keys(value) : []);
  const known = keysOf(before);
  if (isObject(before) && isObject(after) && known.length > 0 && isEqual(known, keysOf(after).slice(0, known.length))) {
    const added = Object.entries(after).slice(known.length);
    return [
      ...known.flatMap((key) => listChanges(before[key], after[key], [...path, key])),
      ...added.map(([key, value]): Change => ({ path: [...path, key], value, isNew: true })),
    ];
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, at) => listChanges(item, after[at], [...path, at]));
  }
  return [{ path, value: after }];
}

/**
 * A JSON text with another value, in which everything that did not change keeps its form: the editor must not rewrite
 * lines that no one touched. Returns the same text when nothing changed.
 */
export function editJson(text: string, after: Json): string {
  const tree = parseTree(text);
  if (!tree) return `${formatJson(after)}\n`;
  const changes = listChanges(JSON.parse(text), after).map(({ path, value, isNew }) => {
    const object = isNew && findNodeAtLocation(tree, path.slice(0, -1))?.children;
    const { offset = 0, length = text.length } = (object ? object.at(-1) : findNodeAtLocation(tree, path)) ?? {};
    const line = text.slice(text.lastIndexOf('\n', offset) + 1, offset);
    const indent = /^ */.exec(line)?.[0] ?? '';
    const formatted = formatJson(value, indent);
    if (!isNew) return { offset, length, text: formatted };
    // On a line of its own, if the key before it is.
    const gap = line.trim() === '' ? `\n${indent}` : ' ';
    return { offset: offset + length, length: 0, text: `,${gap}${JSON.stringify(path.at(-1))}: ${formatted}` };
  });
  // From the end, so that earlier places stay where they are; keys that are numbers have lost their order.
  const inOrder = changes.toSorted((one, other) => one.offset - other.offset);
  return inOrder.reduceRight(
    (edited, change) => edited.slice(0, change.offset) + change.text + edited.slice(change.offset + change.length),
    text,
  );
}
