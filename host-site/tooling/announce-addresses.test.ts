import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readAddresses } from './addresses.mjs';
import { announceAddresses } from './announce-addresses.mjs';

const announce = (folder: string, hasDemoContest: boolean) =>
  announceAddresses(readAddresses({}), JSON.parse(readFileSync(`${folder}/retailer.json`, 'utf8')), hasDemoContest);

it('npm start announces the sites of the sample’s siblings, its contest and its gift cards', () => {
  const said = announce('host-site/retailers/vitrine', true);
  for (const part of ['Winners        http://127.0.0.1:8081/', 'Marshalls', '8083/contest', '8083/gifts'])
    expect(said).toContain(part);
});

it('npm start announces no brand, contest or gift card that the retailer does not have', () => {
  const said = announce('tests/retailers/rivage', false);
  expect(said).toContain('\n  Rivage\n');
  expect(said).toContain('8083/opening/fr');
  expect(said).not.toMatch(/Winners|Marshalls|808[12]|contest|gifts/);
});
