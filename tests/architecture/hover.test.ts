import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MediaQuery, transform } from 'lightningcss';
import { expect, it } from 'vitest';
import { forEvery } from '../support/for-every.ts';

// Excludes demo pages that are deliberately hostile or old.
const styleSheets = ['widgets', 'host-site', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !name.includes('node_modules'))
    .map((name) => join(folder, name))
    .filter((path) => !path.startsWith('demo') || path.includes('partner')),
);

const isHover = ({ condition }: MediaQuery): boolean =>
  condition?.type === 'feature' &&
  condition.value.name === 'hover' &&
  JSON.stringify(condition.value).includes('"hover"}');

/** Counts a style sheet's selectors with `:hover` outside `@media (hover: hover)`. */
function countSticky(css: string): number {
  let depth = 0;
  let sticky = 0;
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Rule: {
        media(rule) {
          if (rule.value.query.mediaQueries.every(isHover)) depth += 1;
        },
      },
      RuleExit: {
        media(rule) {
          if (rule.value.query.mediaQueries.every(isHover)) depth -= 1;
        },
      },
      Selector(selector) {
        const isHovered = JSON.stringify(selector).includes('"kind":"hover"');
        if (isHovered && depth === 0) sticky += 1;
      },
    },
  });
  return sticky;
}

it('countSticky counts :hover selectors outside @media (hover: hover)', () => {
  expect(countSticky('a { color: red } @media print { b:hover { color: red } }')).toBe(1);
  expect(countSticky('a { &:is(:hover, :focus) { color: red } }')).toBe(1);
  expect(countSticky('@media (hover: none) { a:hover { color: red } }')).toBe(1);
  expect(countSticky('@media (hover: hover) { a:hover { color: red } @media print { a:hover { color: red } } }')).toBe(
    0,
  );
  expect(countSticky('a { content: ":hover" } /* a:hover {} */')).toBe(0);
});

// After a tap, a touch screen keeps the hover state until the next tap.
forEvery(styleSheets, String)('every style sheet has its :hover rules inside @media (hover: hover)', (path) => {
  expect(countSticky(readFileSync(path, 'utf8'))).toBe(0);
});
