import ts from 'typescript';
import { listNodes, parseModule } from './source-code.ts';

/** Members of a test function that keep a test from running, or make it expect a failure. */
const inactive = /\.(skip|todo|fixme|fails?|skipIf|runIf)\b/;

/** The text of a title: a string, or a template with its gaps left out. */
function readTitle(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
}

/** The function that runs, also behind `(title)(run)` and in an object of options before it. */
const hasBody = (call: ts.CallExpression): boolean =>
  [call, call.parent].some(
    (each) => ts.isCallExpression(each) && each.arguments.some((one) => ts.isFunctionLike(one) || ts.isIdentifier(one)),
  );

/** Whether a call of `test.skip` or the like holds the node. */
function isInactive(node: ts.Node): boolean {
  for (let each = node; !ts.isSourceFile(each); each = each.parent) {
    if (ts.isCallExpression(each) && inactive.test(`.${each.expression.getText().split('(')[0]}`)) return true;
  }
  return false;
}

/** Titles of a module's tests, and of their groups, that run. */
export function listTestTitles(path: string, code?: string): string[] {
  return [...listNodes(parseModule(path, code))].flatMap((node) => {
    if (!ts.isCallExpression(node)) return [];
    const title = readTitle(node.arguments[0]);
    return title && hasBody(node) && !isInactive(node) ? [title] : [];
  });
}
