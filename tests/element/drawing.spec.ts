import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { bundleFixture, type Renderer } from './bundle-fixture.ts';
import type { Tree, TreeElement } from './drawing-fixture.tsx';

const origin = 'http://drawing.test';
const either = (...values: unknown[]) => fc.constantFrom(...values, null);

const attributes = fc.record(
  {
    className: either('a', 'b c'),
    hidden: either(true, false),
    'aria-hidden': either(true, false, 'true'),
    'data-x': either(1, true, false, ''),
    tabIndex: either(0, -1),
    role: either('note', 'none'),
    part: either('x', 'y'),
    title: either('some', ''),
    onClick: either(true),
  },
  { requiredKeys: [] },
);
const fields = fc.record(
  { value: either('typed', ''), checked: either(true, false), type: either('text', 'checkbox'), name: either('n') },
  { requiredKeys: [] },
);
const text = fc.constantFrom<Tree>('words', '', ' ', 0, 7, true, false, null);

const options = fc
  .shuffledSubarray(['a', 'b', 'c'])
  .map((values) =>
    values.map((value): TreeElement => ({ type: 'option', key: value, props: { value }, children: [value] })),
  );

/** Siblings with keys, in any order, which the next tree takes up in another. */
const keyed = (child: fc.Arbitrary<Tree>) =>
  fc
    .tuple(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']), fc.array(child, { minLength: 6, maxLength: 6 }))
    .map(([keys, children]) =>
      keys.map(
        (key, at): TreeElement => ({
          type: key < 'd' ? 'li' : 'Watcher',
          key,
          props: { name: key },
          children: [children[at] ?? null],
        }),
      ),
    );

const { tree } = fc.letrec<{ tree: Tree; children: Tree[] }>((tie) => ({
  children: fc.array(tie('tree'), { maxLength: 4 }),
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    fc.record({ type: fc.constantFrom('p', 'div', 'svg', 'a'), props: attributes, children: tie('children') }),
    fc.record({ type: fc.constantFrom('input', 'textarea'), props: fields, children: fc.constant<Tree[]>([]) }),
    fc.record({ type: fc.constant('select'), props: fc.record({ value: either('a', 'b') }), children: options }),
    fc.record({
      type: fc.constantFrom('Watcher', 'Counter', 'Fragment', 'Fence'),
      props: fc.record({ name: fc.constantFrom('one', 'second') }),
      children: tie('children'),
    }),
    fc.record({
      type: fc.constant('Thrower'),
      props: fc.record({ name: fc.constantFrom('no', 'no', 'never', 'draw', 'effect') }),
      children: tie('children'),
    }),
    keyed(tie('tree')),
    tie('children'),
  ),
}));
/** What one place shows, one after the other. */
const stories = fc.array(tree, { minLength: 2, maxLength: 5 });

async function play(page: Page, renderer: Renderer, told: readonly Tree[][]): Promise<string[][]> {
  return page.evaluate(({ name, json }) => window.players?.[name]?.(JSON.parse(json)) ?? [], {
    name: renderer,
    json: JSON.stringify(told),
  });
}

test('what visitors get of Preact draws, keeps and calls what whole Preact does, whatever the tree', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const scripts = {
    preact: await bundleFixture('preact', 'drawing'),
    whole: await bundleFixture('whole', 'drawing'),
  };
  await page.route(`${origin}/**`, (route) => {
    const name = /(\w+)\.js$/.exec(route.request().url())?.[1];
    if (name) return route.fulfill({ contentType: 'text/javascript', body: scripts[name as keyof typeof scripts] });
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script type="module" src="/preact.js"></script><script type="module" src="/whole.js"></script>',
    });
  });
  await page.goto(`${origin}/`);
  const told = fc.sample(stories, 200);
  const [slim, whole] = [await play(page, 'preact', told), await play(page, 'whole', told)];
  for (const [index, story] of told.entries()) expect(slim[index], JSON.stringify(story)).toEqual(whole[index]);
});
