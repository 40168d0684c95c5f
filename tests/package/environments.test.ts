import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePackages } from '../support/ensure-packages.mjs';

// What an application that uses the package has its own tests run with.

const run = promisify(execFile);
const code = `
import '@vitrine/widgets/newsletter-form';
import { NewsletterForm } from '@vitrine/widgets/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

async function readForm() {
  for (let attempt = 0; attempt < 200; attempt++) {
    const form = document.querySelector('vitrine-newsletter-form')?.shadowRoot?.querySelector('form');
    if (form?.textContent) return form.textContent;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('the element renders', async () => {
  document.body.innerHTML = '<vitrine-newsletter-form locale="fr"></vitrine-newsletter-form>';
  expect(await readForm()).toMatch('Courriel');
});

test('the component renders', async () => {
  document.body.innerHTML = '<div></div>';
  createRoot(document.body.firstChild).render(createElement(NewsletterForm, { locale: 'en' }));
  expect(await readForm()).toMatch('Email');
});
`;
// Written as a whole, Vitest would take the comment for one of this file.
const inJest = `/** @${'jest-environment'} jsdom */\n${code}`;
const inVitest = `import { expect, test } from 'vitest';\n${code}`;
const babel = { presets: [['@babel/preset-env', { targets: { node: 'current' } }]] };

describe('applications that import the package have tests that pass', { tags: ['full'] }, () => {
  let packages: string;
  let app: string;
  beforeAll(() => {
    packages = join(ensurePackages('package/environments'), 'node_modules');
    app = mkdtempSync(resolve('dist/environments-'));
    const modules = join(app, 'node_modules');
    mkdirSync(modules);
    for (const name of readdirSync(packages)) symlinkSync(join(packages, name), join(modules, name));
    mkdirSync(join(modules, '@vitrine'));
    // A link would find the React of this project.
    cpSync('dist/npm', join(modules, '@vitrine/widgets'), { recursive: true });
  });
  afterAll(() => rmSync(app, { recursive: true, force: true }));

  /** Writes the files, runs the tool in their folder, and gives all that it prints. */
  async function runTests(tool: string, files: Record<string, string>, args: string[], flags: string[] = []) {
    const folder = mkdtempSync(join(app, 'app-'));
    for (const [name, text] of Object.entries({ ...files, 'package.json': '{}' }))
      writeFileSync(join(folder, name), text);
    const { stdout, stderr } = await run(process.execPath, [...flags, join(packages, tool), ...args], { cwd: folder });
    return stdout + stderr;
  }

  it.each(['jsdom', 'happy-dom'])('in Vitest with %s', async (environment) => {
    const args = ['run', `--environment=${environment}`];
    expect(await runTests('vitest/vitest.mjs', { 'form.test.mjs': inVitest }, args)).toMatch(/2 passed/);
  });

  it('in Jest, which transforms the package as its guide says', async () => {
    const [, setting = ''] =
      /`transformIgnorePatterns: (\[[^`]*\])`/.exec(readFileSync('dist/npm/README.md', 'utf8')) ?? [];
    const files = {
      'form.test.js': inJest,
      'babel.config.json': JSON.stringify(babel),
      'jest.config.cjs': `module.exports = { transformIgnorePatterns: ${setting} };`,
    };
    expect(await runTests('jest/bin/jest.js', files, [])).toMatch(/2 passed/);
  });

  it('in Jest with modules', async () => {
    const files = {
      'form.test.mjs': inJest,
      'jest.config.json': '{ "transform": {}, "testMatch": ["**/*.test.mjs"] }',
    };
    expect(await runTests('jest/bin/jest.js', files, [], ['--experimental-vm-modules'])).toMatch(/2 passed/);
  });
});
