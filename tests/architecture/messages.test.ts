import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { contactFieldNames } from '../../widgets/shared/submissions/contact-rules.ts';
import { ownForms } from '../../widgets/shared/submissions/own-forms.ts';
import { forEvery } from '../support/for-every.ts';
import { listNodes, parseModule } from '../support/source-code.ts';

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

function findLiteralText(file: string, code?: string): string[] {
  const source = parseModule(file, code);
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

/** The ways in which code names a text: a string, or a property that is read. */
function listMentions(file: string, code?: string): string[] {
  return [...listNodes(parseModule(file, code))].flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return [node.text];
    return ts.isPropertyAccessExpression(node) ? [node.name.text] : [];
  });
}

/** Whether code names a text; for a form's field (`Zip_hint`, `Zip_REQUIRED`), both the field and what the text is for. */
function isUsed(key: string, used: ReadonlySet<string>): boolean {
  const [, field = '', use = ''] = /^([A-Z][a-z]\w*?)_(hint|[A-Z_]+)$/.exec(key) ?? [];
  return used.has(key) || (used.has(field) && (use === 'hint' || used.has(use)));
}

describe('widget messages', () => {
  forEvery(components, String)('LOC-06 no component contains literal text instead of a message', (file) => {
    expect(findLiteralText(file)).toEqual([]);
  });

  it('LOC-01 every message key is used in code', () => {
    // A form renders whatever its model has.
    const fields = [...contactFieldNames, ...ownForms.flatMap(({ model }) => Object.keys(model))];
    const used = new Set([...fields, ...modules.flatMap((file) => listMentions(file))]);
    const unused = resources.flatMap((file) => {
      const keys = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).map((key) =>
        key.replace(pluralSuffix, ''),
      );
      return keys.filter((key) => !isUsed(key, used)).map((key) => `${file}: ${key}`);
    });
    expect(unused).toEqual([]);
  });

  it('a field’s message counts as used if the field is, and for an error message, its error code', () => {
    const used = new Set(['Zip', 'REGION']);
    expect(['Zip_REGION', 'Zip_hint', 'Zip_INVALID', 'City_REGION'].map((key) => isUsed(key, used))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('a key that appears only in a comment or within a longer string does not count as used', () => {
    const code = "// t('close')\nconst say = [t('open'), messages.wide, `late`, 'closed now'];";
    expect(listMentions('sample.ts', code)).toEqual(['open', 'wide', 'late', 'closed now']);
  });

  it('findLiteralText finds words in JSX text, attributes and expressions', () => {
    const sample = '<p title="Your name">Your name {isLate ? "too late" : t("key")}</p>';
    expect(findLiteralText('sample.tsx', `const a = ${sample};`)).toEqual(['Your name', 'Your name', 'too late']);
  });
});
