import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { forEvery } from '../support/for-every.ts';

const files = readdirSync('widgets', { recursive: true, encoding: 'utf8' }).map((file) => join('widgets', file));
const components = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
const modules = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const resources = files.filter((file) => /\.en\.json$/.test(file));
const pluralSuffix = /_(zero|one|two|few|many|other)$/;
/** Attributes whose value is shown to visitors or read aloud. */
const readable = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
  'label',
  'hint',
  'aria-roledescription',
]);
const hasWords = (text: string) => /\p{L}{2,}/u.test(text);

function findLiteralWords(file: string, code = readFileSync(file, 'utf8')): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && readable.has(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (value && ts.isStringLiteral(value) && hasWords(value.text)) found.push(value.text);
    }
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      const inside = (child: ts.Node): void => {
        if (ts.isStringLiteralLike(child) && /\p{L}+\s+\p{L}+/u.test(child.text)) found.push(child.text);
        if (!ts.isJsxAttribute(child)) ts.forEachChild(child, inside);
      };
      inside(node.expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('words of widgets', () => {
  forEvery(components, String)('LOC-06 no component holds a sentence of its own', (file) => {
    expect(findLiteralWords(file)).toEqual([]);
  });

  it('LOC-01 every text is used by some code', () => {
    const code = modules.map((file) => readFileSync(file, 'utf8')).join('\n');
    const unused = resources.flatMap((file) => {
      const keys = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).map((key) =>
        key.replace(pluralSuffix, ''),
      );
      return keys.filter((key) => !new RegExp(`['.]${key}\\b`).test(code)).map((key) => `${file}: ${key}`);
    });
    expect(unused).toEqual([]);
  });

  it('the check itself sees literal words in text, attributes and expressions', () => {
    const sample = '<p title="Your name">Your name {isLate ? "too late" : t("key")}</p>';
    expect(findLiteralWords('sample.tsx', `const a = ${sample};`)).toEqual(['Your name', 'Your name', 'too late']);
  });
});
