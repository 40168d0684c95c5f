import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Parses a module with TypeScript's compiler; `code` replaces the file's own text. */
export function parseModule(path: string, code = readFileSync(path, 'utf8')): ts.SourceFile {
  const kind = /\.[cm]?[jt]s$/.test(path) ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
}

/** Every node below a node, in the order of the source. */
export function* listNodes(node: ts.Node): Generator<ts.Node> {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) {
    yield child;
    yield* listNodes(child);
  }
}

/** The names of a chain such as `test.describe.only`: `['test', 'describe', 'only']`; empty for anything else. */
export function readChain(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return extendChain(node.expression, node.name.text);
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return extendChain(node.expression, node.argumentExpression.text);
  return [];
}

function extendChain(start: ts.Node, name: string): string[] {
  const chain = readChain(start);
  return chain.length > 0 ? [...chain, name] : [];
}
