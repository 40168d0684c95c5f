import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Problem } from '../problems/problem.ts';
import { locateProblem, type SourceFile, type SourceProblem } from '../source-text/source-file.ts';
import { findNearest } from './find-nearest.ts';

const example = 'service.opens';

/** Paths of all values of a JSON tree, and of the groups that they are in. */
function listPaths(node: Node | undefined, path = ''): string[] {
  const children: [key: string, value: Node | undefined][] =
    node?.type === 'array'
      ? (node.children ?? []).map((child, at) => [String(at), child])
      : (node?.type === 'object' ? (node.children ?? []) : []).map(({ children: [key, value] = [] }) => [
          String(key?.value),
          value,
        ]);
  const below = children.flatMap(([key, value]) => listPaths(value, path ? `${path}.${key}` : key));
  return path ? [path, ...below] : below;
}

/** What a retailer has confirmed, `{ "numbers": ["service.opens"] }`, and what is wrong in that file. */
export interface Confirmed {
  /** Paths of facts, or of groups of them; none where the file is not as it should be. */
  numbers: readonly string[];
  problems: SourceProblem[];
}

/** Reads confirmed.json, whose paths are those of content/facts.json. */
export function readConfirmed(file: SourceFile, facts: SourceFile): Confirmed {
  const tree = parseTree(file.text);
  const report = (node: Node | undefined, problem: Problem, field: string) =>
    locateProblem(file, node?.offset ?? 0, problem, field);
  const others = (tree?.type === 'object' ? (tree.children ?? []) : []).flatMap(({ children: [key] = [] }) =>
    key && key.value !== 'numbers'
      ? [report(key, { code: 'unknownFieldAmong', name: String(key.value), known: 'numbers' }, '')]
      : [],
  );
  const list = tree && findNodeAtLocation(tree, ['numbers']);
  const isList = list?.type === 'array' && (list.children ?? []).every(({ type }) => type === 'string');
  if (tree?.type !== 'object' || (list && !isList))
    return { numbers: [], problems: [...others, report(list, { code: 'factPaths', example }, 'numbers')] };
  const known = listPaths(parseTree(facts.text));
  const named = list?.children ?? [];
  const unknown = named.filter(({ value }) => !known.includes(value));
  return {
    numbers: named.map(({ value }) => String(value)),
    problems: [
      ...others,
      ...unknown.map((node) =>
        report(
          node,
          { code: 'unknownConfirmed', path: String(node.value), nearest: findNearest(String(node.value), known) },
          'numbers',
        ),
      ),
    ],
  };
}
