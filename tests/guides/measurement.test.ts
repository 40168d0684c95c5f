import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findProfile, profileNames } from '../../host-site/sources/measurement-profiles.ts';

const code = (text: string) => `\`${text}\``;

/** A profile as a row of the guide's table. */
function writeRow(name: (typeof profileNames)[number]): string {
  const { product, variable, example, purpose, sources, trustedTypes, source } = findProfile(name);
  const allowed = Object.entries(sources).map(([directive, list]) => `${code(directive)} ${list.map(code).join(', ')}`);
  const cells = [
    code(name),
    product,
    code(`${variable}=${example}`),
    purpose ?? 'that of its tags',
    allowed.join('; '),
    trustedTypes.map(code).join(', ') || 'our `default`',
    `[${new URL(source).hostname}](${source})`,
  ];
  return `| ${cells.join(' | ')} |`;
}

it('the guide to measurement has the profiles as they are', () => {
  const guide = readFileSync('docs/measurement.md', 'utf8').split('\n');
  const start = guide.indexOf('| --- | --- | --- | --- | --- | --- | --- |') + 1;
  expect(guide.slice(start, start + profileNames.length)).toEqual(profileNames.map(writeRow));
});
