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

/** Declarations of TypeScript and of packages by the options for them: reading them takes longer than all the rest. */
const packaged = new Map<string, ts.SourceFile>();

/** A host that reads each declaration of a package once. */
function createHost(settings: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(settings);
  return {
    ...host,
    getSourceFile(name, version, ...others) {
      if (!name.includes('/node_modules/')) return host.getSourceFile(name, version, ...others);
      const key = JSON.stringify([name, version, settings]);
      const file = packaged.get(key) ?? host.getSourceFile(name, version, ...others);
      if (file) packaged.set(key, file);
      return file;
    },
  };
}

/**
 * Writes code into a module of a folder of `dist/`, and returns the messages of the type errors in it and in the
 * declarations of `dist/` that it imports. Those of TypeScript, React and Vue are not checked.
 */
export function listTypeErrors(folder: string, code: string, other: ts.CompilerOptions = {}): string[] {
  const file = join(folder, `sample-${Math.random()}.tsx`);
  writeFileSync(file, code);
  const built = resolve('dist');
  const settings = { ...options, ...other };
  const program = ts.createProgram([file], settings, createHost(settings));
  return program
    .getSourceFiles()
    .filter(({ fileName }) => resolve(fileName).startsWith(built))
    .flatMap((each) => [...program.getSyntacticDiagnostics(each), ...program.getSemanticDiagnostics(each)])
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
