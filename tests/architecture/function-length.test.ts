import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const maximum = 60;

/** Not yet taken apart: its class reaches the widget through the closure, and a class of its own costs 40 bytes. */
const longer = ['defineWidget'];

interface LongFunction {
  path: string;
  name: string;
  lines: number;
}

function findLongFunctions(path: string, text: string): LongFunction[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: LongFunction[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineOf(node.end) - lineOf(node.getStart()) + 1;
      const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
      if (lines > maximum) found.push({ path, name: named?.getText() ?? 'anonymous', lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = ['widgets', 'host-site'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

describe('function length', () => {
  it(`no function in widgets/ or host-site/ is longer than ${maximum} lines, except the listed ones`, () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((path) => findLongFunctions(path, readFileSync(path, 'utf8')));
    expect(found.filter(({ name }) => !longer.includes(name))).toEqual([]);
  });

  it('every listed exception still exceeds the maximum', () => {
    const names = files.flatMap((path) => findLongFunctions(path, readFileSync(path, 'utf8'))).map(({ name }) => name);
    expect(longer.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('findLongFunctions finds functions and arrow functions of 61 lines, but none of 60', () => {
    const body = '\n'.repeat(maximum);
    expect(findLongFunctions('a.ts', `function a() {${body}}`)).toEqual([{ path: 'a.ts', name: 'a', lines: 61 }]);
    expect(findLongFunctions('a.ts', `const b = () => {${body}};`)).toEqual([{ path: 'a.ts', name: 'b', lines: 61 }]);
    expect(findLongFunctions('a.ts', `function a() {${body.slice(1)}}`)).toEqual([]);
  });
});
