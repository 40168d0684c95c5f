import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../host-site/server/config.ts';
import { describeLists } from '../../host-site/server/database/exports.ts';
import { namedFields } from '../../host-site/sources/guides/submission-facts.ts';
import { catalogue } from '../../widgets/catalogue.ts';
import { contactFormDocs } from '../../widgets/elements/contact-form/contact-form.contract.ts';
import { packageName } from '../../widgets/manifest/package/package-names.ts';
import {
  complaintCategories,
  genders,
  inquiryTypes,
  loyaltyCategories,
  reasons,
} from '../../widgets/shared/submissions/contact-choices.ts';
import { categoryFields, listControls } from '../../widgets/shared/submissions/contact-fields.ts';
import { contactFieldNames, contactModel, findField } from '../../widgets/shared/submissions/contact-rules.ts';
import { forEvery } from '../support/for-every.ts';
import { listSettingNames } from '../support/setting-names.ts';
import { codeBlocks, guideTexts, listInlineCode } from './guide-texts.ts';

// Everything that the documentation tells readers to paste or type exists.

const contracts = new Map(catalogue.map(({ contract, docs }) => [contract.tag as string, { contract, docs }]));
const events = new Set(catalogue.flatMap(({ docs }) => Object.keys(docs.events)));
const parts = new Set(catalogue.flatMap(({ docs }) => Object.keys(docs.parts)));
const properties = new Set(catalogue.flatMap(({ docs }) => Object.keys(docs.properties)));
/** Other events that pages dispatch or listen to; keys of browser records look similar. */
const otherNames = new Set([
  'vitrine-overlay-requested',
  'vitrine-overlay-released',
  'vitrine-overlay-',
  'vitrine-frame-loaded',
  ...Object.keys(JSON.parse(readFileSync('host-site/content/browser-records.json', 'utf8'))),
]);
const settings = listSettingNames();
const ofHtml = new Set(['id', 'class', 'hidden']);
const of = (...languages: string[]) => codeBlocks.filter(({ language }) => languages.includes(language));
const nameText = ({ name, locale }: { name: string; locale: string }) => `${name} (${locale})`;
const nameBlock = (block: { name: string; locale: string; code: string }) => `${nameText(block)}: ${block.code}`;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe('code in the documentation', () => {
  it('is in the languages that these tests check, and has blocks in each of them', () => {
    const languages = codeBlocks.map(({ language }) => language);
    expect([...new Set(languages)].sort()).toEqual(['html', 'js', 'json', 'sh', 'sql', 'text', 'ts', 'tsx', 'vue']);
  });

  forEvery(of('json'), nameBlock)('has JSON that can be parsed', ({ code }) => {
    expect(() => JSON.parse(code)).not.toThrow();
  });

  forEvery(of('html'), nameBlock)('has HTML with only elements, attributes and values of the contracts', ({ code }) => {
    const elements = parse(code).querySelectorAll('*');
    const ours = elements.filter(({ rawTagName }) => rawTagName.startsWith('vitrine-'));
    const wrong = ours.flatMap(({ rawTagName, attributes }) => {
      const known = contracts.get(rawTagName)?.contract.attributes;
      if (!known) return [rawTagName];
      return Object.entries(attributes).flatMap(([name, value]) => {
        if (ofHtml.has(name)) return [];
        const attribute = known[name];
        const values = attribute && 'values' in attribute ? attribute.values : undefined;
        return attribute && (!values || values.includes(value)) ? [] : [`${rawTagName} ${name}="${value}"`];
      });
    });
    expect(wrong).toEqual([]);
    expect(code).toContain('vitrine');
  });

  forEvery(of('html', 'js', 'text'), nameBlock)(
    'has only CSS parts, custom properties, tags and events that exist',
    ({ code }) => {
      for (const [, part = ''] of code.matchAll(/::part\(([\w-]+)\)/g)) expect(parts).toContain(part);
      for (const [property] of code.matchAll(/--vitrine-[\w-]+/g)) expect(properties).toContain(property);
      for (const [name] of code.matchAll(/(?<!-)\bvitrine-[a-z-]+/g)) {
        expect(contracts.has(name) || events.has(name) || otherNames.has(name), name).toBe(true);
      }
    },
  );

  forEvery(guideTexts, nameText)(
    'has inline code with only elements, events, attributes and settings that exist',
    (text) => {
      for (const code of listInlineCode(text)) {
        const name = /^<?(vitrine-[a-z-]+)>?$/.exec(code)?.[1];
        if (name) expect(contracts.has(name) || events.has(name) || otherNames.has(name), name).toBe(true);
        if (/^[A-Z]+_[A-Z_]+$/.test(code)) expect(settings).toContain(code);
        const [, attribute, value] = /^([a-z-]+)="([^"]*)"$/.exec(code) ?? [];
        // Of HTML's own, beside those of the contracts.
        if (attribute && !['lang', 'is'].includes(attribute)) {
          const all = catalogue.map(({ contract }) => contract.attributes[attribute]);
          expect(
            all.some((each) => each && (!('values' in each) || each.values?.includes(value ?? ''))),
            code,
          ).toBe(true);
        }
      }
    },
  );

  forEvery(of('ts', 'tsx', 'vue'), nameBlock)(
    'has a placeholder for a file of the test apps as each ts, tsx and vue block',
    ({ code }) => {
      expect(code).toMatch(/^\{\{[a-z-]+\}\}\n$/);
    },
  );

  forEvery(of('js'), nameBlock)('has js blocks without syntax errors', ({ code }) => {
    const { diagnostics } = ts.transpileModule(code, { reportDiagnostics: true, fileName: 'snippet.mjs' });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  });

  forEvery(of('sh'), nameBlock)('has sh blocks that run only existing npm scripts and built files', ({ code }) => {
    for (const line of code.trim().split('\n')) {
      const [, script] = /^npm run ([\w:]+)/.exec(line) ?? [];
      const [, entry] = /node (dist\/\S+\.js)/.exec(line) ?? [];
      const [, installed] = /^npm install (\S+)$/.exec(line) ?? [];
      const [, command] = /^npx @vitrine\/widgets (\w+) https:/.exec(line) ?? [];
      if (command)
        expect(readFileSync('widgets/manifest/package/doctor-command.ts', 'utf8')).toContain(
          `command !== '${command}'`,
        );
      else if (installed) expect(installed).toBe(packageName);
      else if (script) expect(Object.keys(scripts)).toContain(script);
      else expect(existsSync(entry ?? ''), line).toBe(true);
    }
  });

  forEvery(of('sh'), nameBlock)('runs operators’ commands only with subcommands and options that exist', ({ code }) => {
    for (const [line, command = '', verb = ''] of code.matchAll(
      /npm run (backup|contests|restore|submissions)(?: --silent)? -- ((?!-)[\w-]+)?.*/g,
    )) {
      const source = readFileSync(`host-site/server/operators/commands/${command}.ts`, 'utf8');
      const lists = command === 'submissions' ? describeLists().map(([list]) => `\n  ${list} `) : [];
      const usage = source + lists.join('');
      if (verb) expect(usage).toContain(`\n  ${verb} `);
      for (const [option] of line.replace(' --silent', '').matchAll(/--[a-z][a-z-]*/g)) expect(usage).toContain(option);
    }
  });

  it('has content security policies that allow the frames of all video hosts', async () => {
    const { videoFrameOrigins } = await import('../../widgets/shared/brand/video-hosts.ts');
    const policies = of('text').filter(({ code }) => code.includes('connect-src https://www.vitrine.example'));
    expect(policies).toHaveLength(2);
    for (const { code } of policies) expect(code).toContain(`frame-src ${videoFrameOrigins.join(' ')}`);
  });

  it('lists exactly the fields and choices that can be prefilled in the contact form’s guide', () => {
    const { Category: _, ...fields } = contactModel;
    const names = [...Object.keys(fields), ...Object.values(categoryFields)];
    const values = [inquiryTypes, reasons, complaintCategories, loyaltyCategories, genders].flat();
    for (const text of guideTexts.filter(({ name }) => name === 'contact-form')) {
      const source = text.source.replace('{{contact.textFields}}', namedFields['contact.textFields']);
      const table = source.slice(source.indexOf('`prefill`')).split('\n## ')[0];
      const told = [...`${table}`.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
      expect([...new Set(told)].sort()).toEqual([...new Set(['prefill', 'QC', ...names, ...values])].sort());
    }
  });

  it('lists exactly the fields that the page’s address may fill in the contact form’s contract', () => {
    const names = contactFieldNames.filter((field) => findField(field).isInAddress).flatMap(listControls);
    for (const text of Object.values(contactFormDocs.attributes['prefill-from-address']))
      expect([...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(names);
  });

  it('has the same CSP sources for Google in both languages', () => {
    const policies = of('text').filter(({ code }) => code.includes('worker-src blob:'));
    expect(policies).toHaveLength(2);
    const [listed, others] = policies.map(({ code }) =>
      ['script-src', 'img-src', 'connect-src', 'frame-src', 'font-src', 'worker-src'].map(
        (name) => new RegExp(`${name} (?=https|blob)[^;\\n]+`).exec(code)?.[0],
      ),
    );
    expect(listed).not.toContain(undefined);
    expect(others).toEqual(listed);
  });

  it('readConfig accepts the operating guide’s port and host', () => {
    const { port, host } = readConfig({ PORT: '80', HOST: '0.0.0.0', NODE_ENV: 'production' }, '/');
    expect([port, host]).toEqual([80, '0.0.0.0']);
  });
});
