import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** How Node itself finds modules and their types, instead of a bundler. */
export const inNode: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/**
 * Writes code into a module of a folder of `dist/`, and returns the messages of the type errors in it and in the
 * declarations of `dist/` that it imports. Those of TypeScript, React and Vue are not checked.
 */
export function listTypeErrors(folder: string, code: string, other: ts.CompilerOptions = {}): string[] {
  const file = join(folder, `sample-${Math.random()}.tsx`);
  writeFileSync(file, code);
  const built = resolve('dist');
  const program = ts.createProgram([file], { ...options, ...other });
  return program
    .getSourceFiles()
    .filter(({ fileName }) => resolve(fileName).startsWith(built))
    .flatMap((each) => [...program.getSyntacticDiagnostics(each), ...program.getSemanticDiagnostics(each)])
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
