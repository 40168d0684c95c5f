import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { forEvery } from '../support/for-every.ts';
import { parseModule } from '../support/source-code.ts';

/** Our modules; earlier releases and the apps that show how others write theirs are not. */
const modules = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/^(tests\/releases|demo\/package)\/|\.(test|spec)\.tsx?$/.test(file));

/** Names that a module exports where it declares them, without a docstring. */
function findUndocumented(file: string, code?: string): string[] {
  return parseModule(file, code).statements.flatMap((statement) => {
    if (!isExported(statement) || hasDocstring(statement)) return [];
    if (!ts.isVariableStatement(statement)) return [nameDeclaration(statement)];
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  });
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

const hasDocstring = (statement: ts.Statement): boolean =>
  ts.getJSDocCommentsAndTags(statement).some((doc) => ts.isJSDoc(doc) && ts.getTextOfJSDocComment(doc.comment));

function nameDeclaration(statement: ts.Statement): string {
  const { name } = statement as ts.DeclarationStatement;
  return name?.getText() ?? 'default';
}

forEvery(modules, String)('every exported symbol has a docstring', (file) => {
  expect(findUndocumented(file)).toEqual([]);
});

it('findUndocumented finds each kind of export without a docstring, and does not accept a plain comment as one', () => {
  const code = `
    export const one = 1, two = 2;
    // A comment.
    export function three() {}
    export interface Four {}
    export default class {}
    /** Five. */
    export const five = 5;
    const six = 6;`;
  expect(findUndocumented('sample.ts', code)).toEqual(['one', 'two', 'three', 'Four', 'default']);
});
