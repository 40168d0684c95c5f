import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { criteria, type Evidence, evidence, evidenceForAll } from '../../host-site/sources/guides/wcag-evidence.ts';
import { catalogue } from '../../widgets/catalogue.ts';

const all = [...evidenceForAll, ...Object.values(evidence).flat()];
const toPath = ({ file }: Evidence) => `tests/e2e/${file}.spec.ts`;
const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const formatCriteria = (each: Evidence) =>
  each.criteria.map((number) => `${number} ${criteria[number]?.en}`).join(', ');
const formatTest = (each: Evidence) => `[${each.file}](../${toPath(each)}): ${each.title}`;

/** docs/accessibility.md. */
function formatDocument(): string {
  const rows = catalogue.flatMap(({ name, contract }) =>
    (evidence[name] ?? []).map((each) => [`\`<${contract.tag}>\``, formatCriteria(each), formatTest(each)]),
  );
  return `# WCAG 2.2, criterion by criterion

Generated from host-site/sources/guides/wcag-evidence.ts by \`npx vitest run --project unit accessibility-table -u\`; the tests fail if this page differs.

Each row lists a browser test and the level A and AA criteria that it checks in part. \`npm run test:full\` runs all of them in Chromium, for every widget and in both languages, before each release; \`npm test\` runs a part. A test doesn’t prove that a whole criterion is met, and axe finds only what a program can find.

## Every widget

${[['Criteria', 'Test'], ['---', '---'], ...evidenceForAll.map((each) => [formatCriteria(each), formatTest(each)])].map(formatRow).join('\n')}

## Each widget

${[['Widget', 'Criteria', 'Test'], ['---', '---', '---'], ...rows].map(formatRow).join('\n')}

## What our tests don’t show

- Testing with people: no one who uses a screen reader, magnification or a switch has tested a release for us.
- Status messages (4.1.3) in WebKit: Orca says ours in Firefox (\`tests/orca\`) and no page’s in WebKitGTK; no test has VoiceOver.
- Target size (2.5.8) and text spacing (1.4.12): no test measures them for every widget.
- Text at 200% (1.4.4): \`tests/e2e/large-text.spec.ts\` compares the width of our pages with a phone's.
- Captions and descriptions (1.2): videos play on their host’s player, with the publisher’s captions.
- Everything around a widget: the page is responsible for its titles, headings, landmarks and language.
`;
}

describe('the WCAG 2.2 evidence table', () => {
  it('has at least one row for each widget, and rows for nothing else', () => {
    expect(Object.keys(evidence).sort()).toEqual(catalogue.map(({ name }) => name).sort());
    expect(Object.values(evidence).every((rows) => rows.length > 0)).toBe(true);
  });

  it('names only browser tests that exist', () => {
    const missing = all.filter(
      (each) => !existsSync(toPath(each)) || !readFileSync(toPath(each), 'utf8').includes(each.title),
    );
    expect(missing).toEqual([]);
  });

  it('lists exactly the criteria that its tests cite', () => {
    expect([...new Set(all.flatMap((each) => each.criteria))].sort()).toEqual(Object.keys(criteria).sort());
  });

  it('matches docs/accessibility.md', async () => {
    await expect(formatDocument()).toMatchFileSnapshot('../../docs/accessibility.md');
  });
});
