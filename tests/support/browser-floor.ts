import { readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data/types';
import { parseAst } from 'rollup/parseAst';
import ts from 'typescript';

// What browsers of the guide's list lack, by MDN's table of what came when.

/** Browsers of MDN's table, by the names that the guide gives them; phones have those of the same version. */
const browsersOfGuide = {
  Chrome: ['chrome', 'chrome_android'],
  Edge: ['edge'],
  Firefox: ['firefox', 'firefox_android'],
  Safari: ['safari', 'safari_ios'],
} as const;

/** The oldest browsers that the guide on embedding names, `{ safari: '16.4', … }`. Throws for a browser without one. */
export function readFloor(locale: 'en' | 'fr'): Record<string, string> {
  const guide = readFileSync(`host-site/content/widgets/embedding.${locale}.md`, 'utf8');
  const [, line = ''] = /^## (?:Browsers|Navigateurs)\n\n(.*)/m.exec(guide) ?? [];
  const entries = Object.entries(browsersOfGuide).flatMap(([name, ids]) => {
    const version = new RegExp(`${name}(?: (?:or|ou) Edge)? (\\d+(?:\\.\\d+)?)`).exec(line)?.[1];
    if (!version) throw new Error(`The guide names no version of ${name}: ${line}`);
    return ids.map((id) => [id, version] as const);
  });
  return Object.fromEntries(entries);
}

const toNumber = (version: string) => {
  const [major = '0', minor = '0'] = version.replace('≤', '').split('.');
  return Number(major) * 1000 + Number(minor);
};

/** Whether a browser of this version has it without a flag or a prefix. */
const isIn = (support: SupportStatement | undefined, version: string): boolean =>
  [support ?? []].flat().some((entry) => {
    const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = entry;
    if (typeof added !== 'string' || added === 'preview' || flags || prefix || otherName) return false;
    return (
      toNumber(added) <= toNumber(version) && !(typeof removed === 'string' && toNumber(removed) <= toNumber(version))
    );
  });

const floor = readFloor('en');

/** Browsers of the guide that lack it, with the version in which it came. */
function listLacking(compat: CompatStatement | undefined): string[] {
  if (!compat) return [];
  return Object.entries(floor)
    .filter(([browser, version]) => !isIn(compat.support[browser as keyof typeof compat.support], version))
    .map(([browser]) => {
      const [first] = [compat.support[browser as keyof typeof compat.support] ?? []].flat();
      return `${browser} ${String(first?.version_added ?? false)}`;
    });
}

const { api, javascript } = bcd;
const builtins = javascript?.builtins as Identifier;

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

/** The entry of an interface's or object's member. */
const findMember = (owner: string, name: string, isStatic: boolean): CompatStatement | undefined =>
  (api?.[owner]?.[isStatic ? `${name}_static` : name] ?? builtins[owner]?.[name])?.__compat;

/** An interface that a browser lacks, or a member of one. */
export interface Missing {
  owner: string;
  member?: string;
  /** Undefined where the table does not tell, as for JavaScript's own objects. */
  isStatic?: boolean | undefined;
}

/** Interfaces and members that Safari of the guide's version lacks. */
export function listMissingInSafari(): Missing[] {
  const lacks = (compat: CompatStatement | undefined) =>
    listLacking(compat).some((lacking) => lacking.startsWith('safari '));
  return Object.entries({ ...(api as Identifier), ...builtins } as Record<string, Identifier>).flatMap(
    ([owner, { __compat: compat, ...own }]): Missing[] => {
      if (lacks(compat)) return [{ owner }];
      const missing = Object.entries(own as Record<string, Identifier>).filter(([, entry]) => lacks(entry.__compat));
      return missing.map(([name]) => {
        const isStatic = owner in builtins ? undefined : name.endsWith('_static');
        return { owner, member: name.replace(/_static$/, ''), isStatic };
      });
    },
  );
}

/** Runs in a page, before its scripts: deletes what is missing; gives how much was there. */
export function takeAway(missing: readonly Missing[]): number {
  return missing.filter(({ owner, member, isStatic }) => {
    const object = Reflect.get(window, owner) as { prototype?: object } | undefined;
    if (!member) return object !== undefined && Reflect.deleteProperty(window, owner);
    return [isStatic ? undefined : object?.prototype, isStatic === false ? undefined : object].some(
      (holder) => holder && Object.hasOwn(holder, member) && Reflect.deleteProperty(holder, member),
    );
  }).length;
}

/** What stands in a regular expression, and since when; the flags are properties of `RegExp`. */
const expressionParts: [part: RegExp, compat: CompatStatement | undefined][] = [
  [/\(\?<[=!]/, javascript?.regular_expressions?.lookbehind_assertion?.__compat],
  [/\(\?<\w/, javascript?.regular_expressions?.named_capturing_group?.__compat],
  [/\(\?[a-z]*-?[a-z]+:/, javascript?.regular_expressions?.modifier?.__compat],
  [/\\[pP]\{/, javascript?.regular_expressions?.unicode_character_class_escape?.__compat],
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
    yield [`new ${name}`, (api?.[name] ?? builtins[name])?.__compat];
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
