import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'docs/decisions';
const decisions = readdirSync(folder)
  .filter((file) => /^\d{4}-/.test(file))
  .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));

it('docs/decisions/README.md lists the title of each decision in order, and the one that replaced it', () => {
  const expected = decisions.map(({ file, text }) => {
    const [title = '', , status = ''] = text.split('\n');
    const [, successor] = /replaced by \[(\d{4})\]/.exec(status) ?? [];
    return `- [${title.replace('# ', '')}](${file})${successor ? ` (replaced by ${successor})` : ''}`;
  });
  expect(expected.length).toBeGreaterThan(100);
  const listed = readFileSync(`${folder}/README.md`, 'utf8').match(/^- .*$/gm);
  expect(listed).toEqual(expected);
});

it('each decision has its number, a date, and Context, Options, Choice and Consequence in this order', () => {
  const wrong = decisions.filter(({ file, text }) => {
    const sections = [...text.matchAll(/^## (\w+)/gm)].map(([, name]) => name ?? '');
    const own = ['Context', 'Options', 'Choice', 'Consequence'].map((name) => sections.indexOf(name));
    const isOrdered = own.every((at, index) => at >= 0 && at > (own[index - 1] ?? -1));
    return !text.startsWith(`# ${file.slice(0, 4)} · `) || !/^\d{4}-\d\d-\d\d/m.test(text) || !isOrdered;
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
