import type { Plugin } from 'rollup';
import ts from 'typescript';

const compilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
};

/** Removes types file by file: the whole project's compiler takes seconds to start, on a busy machine a minute. */
export const removeTypes = (): Plugin => ({
  name: 'remove-types',
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    return { code: ts.transpileModule(code, { compilerOptions, fileName: id }).outputText, map: null };
  },
});
