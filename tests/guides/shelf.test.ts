import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync('docs/neighbours.md', 'utf8');
const shelf = [...guide.matchAll(/^\| `([^`]+)`(?: \(`([^`]+)`\))? \| ([\d.]+) \|/gm)];

it('the shelf of neighbours has the versions that are tested', () => {
  expect(shelf.length).toBeGreaterThan(10);
  for (const [, library = '', folder, version] of shelf) {
    const { devDependencies } = JSON.parse(
      readFileSync(folder ? `tests/${folder}/package.json` : 'package.json', 'utf8'),
    );
    expect(devDependencies[library], library).toBe(version);
  }
});
