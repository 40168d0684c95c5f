import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { parseAst } from 'rollup/parseAst';
import ts from 'typescript';
import { builtins, findMember, interfaces, listLacking } from './browser-floor.ts';

// What scripts use of a browser that one of the guide's list lacks.

const expressions = bcd.javascript?.regular_expressions as Identifier;

/** Interfaces of objects that scripts find under these names. */
const interfacesOf: Record<string, string> = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  crypto: 'Crypto',
  screen: 'Screen',
};

/** What stands in a regular expression, and since when; the flags are properties of `RegExp`. */
const expressionParts: [part: RegExp, compat: CompatStatement | undefined][] = [
  [/\(\?<[=!]/, expressions.lookbehind_assertion?.__compat],
  [/\(\?<\w/, expressions.named_capturing_group?.__compat],
  [/\(\?[a-z]*-?[a-z]+:/, expressions.modifier?.__compat],
  [/\\[pP]\{/, expressions.unicode_character_class_escape?.__compat],
];
const flagNames: Record<string, string> = { d: 'hasIndices', v: 'unicodeSets', s: 'dotAll', y: 'sticky', u: 'unicode' };

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined;

/** What the node uses of a browser, with its entry in the table. */
function* listUses(node: Node): Generator<[what: string, compat: CompatStatement | undefined]> {
  if (node.type === 'Literal' && node.regex) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    for (const [part, compat] of expressionParts) if (part.test(pattern)) yield [`/${pattern}/`, compat];
    for (const flag of flags) {
      const name = flagNames[flag];
      if (name) yield [`/${pattern}/${flag}`, builtins.RegExp?.[name]?.__compat];
    }
  }
  if (node.type === 'NewExpression') {
    const name = nameOf(node.callee) ?? '';
    yield [`new ${name}`, (interfaces[name] ?? builtins[name])?.__compat];
  }
  if (node.type === 'MemberExpression' && !node.computed) {
    const name = nameOf(node.property) ?? '';
    const of = nameOf(node.object) ?? '';
    yield [`${of}.${name}`, findMember(interfacesOf[of] ?? of, name, interfacesOf[of] === undefined)];
  }
}

/**
 * What of a built script one of the guide's browsers lacks, `URL.canParse: safari 17`: regular expressions, constructors,
 * and members of globals. Whose member another one is, a script does not tell: see `listNewerMembers`.
 */
export function listNewerFeatures(code: string): string[] {
  const found = new Set<string>();
  const visit = (node: Node): void => {
    for (const [what, compat] of listUses(node)) {
      const lacking = listLacking(compat);
      if (lacking.length > 0) found.add(`${what}: ${lacking.join(', ')}`);
    }
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child);
  };
  visit(parseAst(code) as unknown as Node);
  return [...found].sort();
}

/** Name of the interface or object that declares a member, and whether it is that of the constructor. */
function findOwner(declaration: ts.Declaration): { owner: string; isStatic: boolean } {
  const { parent } = declaration;
  if (parent && ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text.replace(/(?<=.)Constructor$/, '');
    return { owner, isStatic: owner !== parent.name.text };
  }
  // `declare var URL: { canParse(…): boolean }`
  const variable = parent?.parent;
  return variable && ts.isVariableDeclaration(variable)
    ? { owner: variable.name.getText(), isStatic: true }
    : { owner: '', isStatic: false };
}

/**
 * Members of the browser's objects in our sources that one of the guide's browsers lacks, `Element.moveBefore: safari
 * false`, found by their types.
 * @param paths of TypeScript files
 */
export function listNewerMembers(paths: readonly string[]): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(paths, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const [declaration] = checker.getSymbolAtLocation(node.name)?.declarations ?? [];
      if (declaration && /\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) {
        const { owner, isStatic } = findOwner(declaration);
        const lacking = listLacking(findMember(owner, node.name.text, isStatic));
        if (lacking.length > 0) found.add(`${owner}.${node.name.text}: ${lacking.join(', ')}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const path of paths) visit(program.getSourceFile(path) as ts.SourceFile);
  return [...found].sort();
}
