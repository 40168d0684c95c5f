import { findNodeAtLocation, parseTree } from 'jsonc-parser';

type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEqual = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other);
const isSimple = (value: Json) => typeof value !== 'object' || value === null;

/** Greatest width of a line, that of the formatter. */
const lineWidth = 120;

/** JSON as the formatter writes it: lists of simple values on one line where they fit. */
export function formatJson(value: Json, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => formatJson(item)).join(', ')}]`;
    if (value.length === 0 || (value.every(isSimple) && indent.length + line.length < lineWidth - 24)) return line;
    return `[\n${value.map((item) => inner + formatJson(item, inner)).join(',\n')}\n${indent}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([key, each]) => `${inner}${JSON.stringify(key)}: ${formatJson(each, inner)}`,
  );
  return lines.length > 0 ? `{\n${lines.join(',\n')}\n${indent}}` : '{}';
}

type Path = (string | number)[];

/** The smallest parts of a value that differ from another with the same shape. */
function listChanges(before: Json, after: Json, path: Path = []): { path: Path; value: Json }[] {
  if (isEqual(before, after)) return [];
  const keysOf = (value: Json) => (isObject(value) ? Object.keys(value) : []);
  if (isObject(before) && isObject(after) && isEqual(keysOf(before), keysOf(after))) {
    return keysOf(before).flatMap((key) => listChanges(before[key], after[key], [...path, key]));
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
  const changes = listChanges(JSON.parse(text), after).map(({ path, value }) => {
    const { offset = 0, length = text.length } = findNodeAtLocation(tree, path) ?? {};
    const line = text.slice(text.lastIndexOf('\n', offset) + 1, offset);
    const indent = /^ */.exec(line)?.[0] ?? '';
    return { offset, length, text: formatJson(value, indent) };
  });
  // From the end, so that earlier places stay where they are.
  return changes.reduceRight(
    (edited, change) => edited.slice(0, change.offset) + change.text + edited.slice(change.offset + change.length),
    text,
  );
}
