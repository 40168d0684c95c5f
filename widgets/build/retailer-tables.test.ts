import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import * as tables from '../shared/brand/retailer.ts';
import { retailerTables } from './retailer-tables.ts';

const read = async (): Promise<Record<string, unknown>> => {
  const code = retailerTables().load.call({ addWatchFile: () => {} }, '/any/widgets/shared/brand/retailer.ts');
  return { ...(await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code ?? '')}`)) };
};

const given = process.env.RETAILER;
let folder = '';
afterEach(() => {
  if (given === undefined) delete process.env.RETAILER;
  else process.env.RETAILER = given;
  if (folder) rmSync(folder, { recursive: true });
  folder = '';
});

it('retailerTables gives bundles what the module in its place exports', async () => {
  expect(await read()).toEqual({ ...tables });
});

it('retailerTables gives bundles the tables of the retailer that RETAILER names', async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-retailer-'));
  const sample = JSON.parse(readFileSync('host-site/retailers/vitrine/retailer.json', 'utf8'));
  const { vitrine: brand } = sample.brands;
  const alma = { ...brand, name: { en: 'Alma', fr: 'Alma' }, domain: 'alma.ca', siteOrigin: 'https://www.alma.ca' };
  writeFileSync(join(folder, 'retailer.json'), JSON.stringify({ ...sample, key: 'alma', brands: { alma } }));
  process.env.RETAILER = folder;
  expect(await read()).toMatchObject({
    ownBrand: 'alma',
    brandKeys: ['alma'],
    productionOrigin: 'https://www.alma.ca',
    brands: { alma: { name: { en: 'Alma', fr: 'Alma' } } },
  });
});

it('retailerTables leaves an address empty whose host the declaration does not list', async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-retailer-'));
  const sample = JSON.parse(readFileSync('host-site/retailers/vitrine/retailer.json', 'utf8'));
  writeFileSync(join(folder, 'retailer.json'), JSON.stringify({ ...sample, giftHosts: ['egift.vitrine.example'] }));
  process.env.RETAILER = folder;
  const { giftLinks } = (await read()) as unknown as typeof tables;
  expect(giftLinks.vitrine.balance).toEqual({ en: '', fr: '' });
  expect(giftLinks.vitrine['egift-mail'].en).toBe('https://egift.vitrine.example/en/mail');
});
