import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../widgets/catalogue.ts';
import { productionOrigin } from '../../widgets/shared/brand/brands.ts';
import { sample } from '../support/samples.ts';
import { inNode, listTypeErrors } from '../support/type-errors.ts';

// The packed tarball, as an app has it after `npm install`; React, Vue and their types are the project's own.
let app: string;
let installed: string;

beforeAll(() => {
  app = mkdtempSync(resolve('dist/package-'));
  installed = join(app, 'node_modules/@vitrine/widgets');
  mkdirSync(installed, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', app], { cwd: 'dist/npm' });
  const tarball = readdirSync(app).find((name) => name.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['-xzf', join(app, tarball), '--strip-components=1', '-C', installed]);
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

const names = catalogue.map(({ name }) => name);
const readManifest = () => JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
const listEntries = (): string[] => Object.keys(readManifest().exports).filter((entry) => !entry.endsWith('.json'));

/** Runs code in Node where nothing but the package is installed, and gives its output. */
function runAlone(code: string, ...flags: string[]): string {
  const empty = mkdtempSync(join(tmpdir(), 'vitrine-alone-'));
  try {
    cpSync(installed, join(empty, 'node_modules/@vitrine/widgets'), { recursive: true });
    return execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', code], {
      cwd: empty,
      encoding: 'utf8',
    });
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

/** HTML of the package's newsletter form with these properties, rendered by a major version of React on a server. */
function renderForm(major: 18 | 19, ...properties: object[]): string[] {
  const folder = join(app, `react-${major}`);
  const modules = join(folder, 'node_modules');
  const suffix = major === 18 ? '-18' : '';
  for (const name of ['react', 'react-dom'])
    cpSync(`node_modules/${name}${suffix}`, join(modules, name), { recursive: true });
  cpSync(installed, join(modules, '@vitrine/widgets'), { recursive: true });
  const code = `import { createElement, version } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { NewsletterForm } from '@vitrine/widgets/react';
    const render = (each) => renderToStaticMarkup(createElement(NewsletterForm, each));
    console.log(JSON.stringify([version, ...${JSON.stringify(properties)}.map(render)]));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [version, ...rendered] = JSON.parse(printed) as string[];
  expect(version).toMatch(new RegExp(`^${major}\\.`));
  return rendered;
}

/** A target of the package’s entries; conditions may be nested. */
type Target = string | { [condition: string]: Target };
const listTargets = (target: Target): string[] =>
  typeof target === 'string' ? [target] : Object.values(target).flatMap(listTargets);

describe('the npm package', () => {
  it('passes publint without messages', async () => {
    expect((await publint({ pkgDir: installed, strict: true, pack: false })).messages).toEqual([]);
  });

  it.each(sample(2, Object.entries({ Node: inNode, bundlers: {} })))(
    'has types for every entry that resolve in %s',
    { tags: ['full'] },
    (_, options) => {
      const entries = listEntries();
      const imports = entries.map((entry, at) => `import * as entry${at} from '@vitrine/widgets${entry.slice(1)}';`);
      const code = `${imports.join('\n')}\nexport const all = [${entries.map((_, at) => `entry${at}`)}];`;
      expect(entries.length).toBeGreaterThan(names.length);
      expect(listTypeErrors(app, code, options)).toEqual([]);
    },
  );

  it('has only entries and side effects whose files exist', () => {
    const { exports, sideEffects } = readManifest() as {
      exports: Target;
      sideEffects: string[];
    };
    const files = listTargets(exports);
    expect([...files, ...sideEffects].filter((file) => !existsSync(join(installed, file)))).toEqual([]);
    const definitions = names.flatMap((name) => [
      `./widgets/${name}.js`,
      `./development/${name}.js`,
      `./widgets/${name}.node.js`,
    ]);
    expect(sideEffects).toEqual(definitions);
  });

  it.each(['widgets', 'development'])('has in %s only imports of files of the package', (name) => {
    const folder = join(installed, name);
    const imports = readdirSync(folder)
      .filter((file) => file.endsWith('.js') && !file.endsWith('.node.js'))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/["']\.\/([\w.-]+\.js)["']/g)])
      .map(([, imported = '']) => imported);
    expect(imports.length).toBeGreaterThan(30);
    expect(imports.filter((imported) => !existsSync(join(folder, imported)))).toEqual([]);
  });

  it.each(['widgets', 'development'])('has in %s no import.meta, which tools that write CommonJS leave', (name) => {
    const folder = join(installed, name);
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('import.meta'))).toEqual([]);
  });

  it('has code for development with names in its stacks, for browsers only', () => {
    const { exports } = readManifest() as { exports: Record<string, { browser: object; node: string }> };
    expect(exports['./newsletter-form']?.browser).toEqual({
      development: './development/newsletter-form.js',
      default: './widgets/newsletter-form.js',
    });
    expect(exports['./newsletter-form']?.node).toBe('./widgets/newsletter-form.node.js');
    const read = (folder: string) => readFileSync(join(installed, folder, 'kit.js'), 'utf8');
    expect(read('development')).toContain('class WidgetElement');
    expect(read('widgets')).not.toContain('class WidgetElement');
  });

  it.each(['development', 'production'])('is in a bundle once for %s, however it is imported', async (mode) => {
    const code = `import '@vitrine/widgets/newsletter-form';
      import { define } from '@vitrine/widgets';
      import { NewsletterForm } from '@vitrine/widgets/react';
      globalThis.all = [define, NewsletterForm];`;
    writeFileSync(join(app, 'once.mjs'), code);
    const built = await build({
      root: app,
      mode,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      resolve: { conditions: ['module', 'browser', mode] },
      build: { write: false, rollupOptions: { input: join(app, 'once.mjs') } },
    });
    const { output } = (Array.isArray(built) ? built[0] : built) as { output: { moduleIds?: string[] }[] };
    const ids = output.flatMap(({ moduleIds = [] }) => moduleIds);
    expect(ids.filter((id) => id.endsWith('/newsletter-form.js')).map((id) => id.split('/').at(-2))).toEqual([
      mode === 'development' ? 'development' : 'widgets',
    ]);
  });

  it('can be imported in Node from every entry, and renders elements there', () => {
    writeFileSync(
      join(app, 'all.mjs'),
      `for (const entry of ${JSON.stringify(listEntries())}) await import('@vitrine/widgets' + entry.slice(1));
       const { define, widgetNames } = await import('@vitrine/widgets');
       await define();
       const { createElement } = await import('react');
       const { renderToString } = await import('react-dom/server');
       const { NewsletterForm } = await import('@vitrine/widgets/react');
       const { renderWidget } = await import('@vitrine/widgets/server');
       console.log(JSON.stringify([
         widgetNames,
         renderToString(createElement(NewsletterForm, { brand: 'winners', className: 'wide' }, 'Sign up')),
         renderWidget('vitrine-newsletter-form', { locale: 'fr' }).includes('Courriel'),
       ]));`,
    );
    const printed = execFileSync(process.execPath, ['all.mjs'], { cwd: app, encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual([
      names,
      '<vitrine-newsletter-form brand="winners" class="wide">Sign up</vitrine-newsletter-form>',
      true,
    ]);
  });

  it.each([18, 19] as const)(
    'has components that write global boolean attributes in React %i if they are true, and none if they are false',
    (major) => {
      const names = ['hidden', 'inert', 'autoFocus', 'itemScope'];
      const all = (value: boolean) => Object.fromEntries(names.map((name) => [name, value]));
      const [unset, set, untilFound] = renderForm(major, all(false), all(true), { hidden: 'until-found' });
      expect(unset).toBe('<vitrine-newsletter-form></vitrine-newsletter-form>');
      for (const name of names) expect(set).toMatch(new RegExp(` ${name}="(true)?"`));
      expect(untilFound).toBe('<vitrine-newsletter-form hidden="until-found"></vitrine-newsletter-form>');
    },
  );

  it('has components that write “false” in React 18 for an attribute that needs it', () => {
    expect(renderForm(18, { draggable: false, 'aria-hidden': false })).toEqual([
      '<vitrine-newsletter-form draggable="false" aria-hidden="false"></vitrine-newsletter-form>',
    ]);
  });

  it('defines elements where they are imported in Vitest with jsdom', { tags: ['full'] }, () => {
    writeFileSync(
      join(app, 'jsdom.test.mjs'),
      `import { expect, it } from 'vitest';
       ${names.map((name) => `import '@vitrine/widgets/${name}';`).join('\n')}
       it('is defined', async () => {
         const names = ${JSON.stringify(names)};
         expect(names.filter((name) => !customElements.get('vitrine-' + name))).toEqual([]);
         document.body.innerHTML = '<vitrine-newsletter-form locale="fr"></vitrine-newsletter-form>';
         await expect.poll(() => document.body.firstChild.shadowRoot.querySelector('form')?.textContent).toMatch('Courriel');
       });`,
    );
    const vitest = resolve('node_modules/vitest/vitest.mjs');
    const run = () =>
      execFileSync(process.execPath, [vitest, 'run', '--environment=jsdom', 'jsdom.test.mjs'], {
        cwd: app,
        encoding: 'utf8',
        env: { PATH: process.env.PATH },
      });
    expect(run()).toMatch(/1 passed/);
  });

  it('stays quiet when a test ends before its effects and requests', { tags: ['full'] }, () => {
    const name = 'torn-down.mjs';
    writeFileSync(
      join(app, name),
      `import { builtinEnvironments } from 'vitest/runtime';
       const [pretendToBeVisual, time] = JSON.parse(process.argv[2]);
       const names = ${JSON.stringify(names)};
       const errors = new Set();
       for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, (error) => errors.add(error.stack));
       const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { pretendToBeVisual } });
       for (const each of names) await import('@vitrine/widgets/' + each);
       document.body.innerHTML = names.map((each) => '<vitrine-' + each + '></vitrine-' + each + '>').join('');
       const shown = names.filter((each) => document.querySelector('vitrine-' + each).shadowRoot).length;
       await new Promise((resolve) => setTimeout(resolve, time));
       await teardown(globalThis);
       await new Promise((resolve) => setTimeout(resolve, 500));
       console.log(JSON.stringify([shown, ...errors]));
       process.exit();`,
    );
    for (const setting of [
      [true, 0],
      [true, 60],
      [false, 10],
    ]) {
      const printed = execFileSync(process.execPath, [name, JSON.stringify(setting)], { cwd: app, encoding: 'utf8' });
      expect(JSON.parse(printed), `${setting}`).toEqual([names.length]);
    }
  });

  it('SH-07 creates share links in Node, and throws for an unknown network', () => {
    const code = `import { createShareLink, share } from '@vitrine/widgets';
      const tries = ['email', 'Reddit', 'myspace'].map((network) => {
        try { return createShareLink(network, { url: 'https://example.ca/', title: 'Déco' }); } catch ({ message }) { return message; }
      });
      try { share('myspace'); } catch ({ message }) { tries.push(message); }
      console.log(JSON.stringify(tries));`;
    expect(JSON.parse(runAlone(code))).toEqual([
      'mailto:?subject=D%C3%A9co&body=https%3A%2F%2Fexample.ca%2F%0D%0A',
      'https://www.reddit.com/submit?url=https%3A%2F%2Fexample.ca%2F&title=D%C3%A9co',
      'Network does not exist',
      'Network does not exist',
    ]);
  });

  it('renders without other packages installed, and every entry but ./react can be imported without React', () => {
    const entries = listEntries().filter((entry) => entry !== './react');
    const printed = runAlone(
      `for (const entry of ${JSON.stringify(entries)}) await import('@vitrine/widgets' + entry.slice(1));
       const { renderWidget, widgetTags } = await import('@vitrine/widgets/server');
       console.log(widgetTags.length, renderWidget('vitrine-newsletter-form', { locale: 'fr' }).includes('Courriel'));`,
    );
    expect(printed).toBe(`${names.length} true\n`);
  });

  it('renders under the react-server condition of React server components', () => {
    const html = execFileSync(
      process.execPath,
      [
        '--conditions=react-server',
        '--input-type=module',
        '--eval',
        `const { renderWidget } = await import('@vitrine/widgets/server');
         console.log(renderWidget('vitrine-newsletter-form', { locale: 'fr' }));`,
      ],
      { cwd: app, encoding: 'utf8' },
    );
    expect(html).toContain('<div class="root" lang="fr"');
    expect(html).toContain('Courriel');
  });

  it('has the directive “use client” on the first line of react.js', () => {
    expect(readFileSync(join(installed, 'react.js'), 'utf8')).toMatch(/^'use client';\n/);
  });

  const usage = `
    import { define, version } from '@vitrine/widgets';
    import '@vitrine/widgets/newsletter-lightbox';
    import { NewsletterLightbox } from '@vitrine/widgets/react';
    import { renderWidget } from '@vitrine/widgets/server';
    import { createRef } from 'react';
    import type { VitrineNewsletterLightboxElement } from '@vitrine/widgets';
    await define('newsletter-form');
    export const html: string = renderWidget('vitrine-newsletter-form', { locale: 'fr' }) + version;
    document.createElement('vitrine-newsletter-lightbox').closedDays = 7;
    const ref = createRef<VitrineNewsletterLightboxElement>();
    export const wrapped = (
      <NewsletterLightbox ref={ref} className="x" closedDays={7} open
        onVitrineNewsletterClosed={(event) => event.detail.reason === 'escape'}>Link</NewsletterLightbox>
    );
    export const tag = <vitrine-newsletter-form brand="winners" />;
  `;
  it('has types for elements, React components and JSX tags', () => {
    expect(listTypeErrors(app, usage)).toEqual([]);
  });

  it('has types that reject unknown widget names, attribute values and events', () => {
    const problems = listTypeErrors(
      app,
      `
      import { define } from '@vitrine/widgets';
      import { NewsletterForm } from '@vitrine/widgets/react';
      define('no-such-widget');
      export const one = <NewsletterForm brand="sears" />;
      export const two = <NewsletterForm onVitrineNewsletterNothing={() => undefined} />;
    `,
    );
    expect(problems).toHaveLength(3);
    expect(problems.join(' ')).toMatch(/no-such-widget.*sears.*onVitrineNewsletterNothing/s);
  });

  it('has types for the tags in Vue’s templates', { tags: ['full'] }, () => {
    expect(
      listTypeErrors(
        app,
        `
        import type { GlobalComponents } from 'vue';
        import { isCustomElement } from '@vitrine/widgets/vue';
        export const isOurs: boolean = isCustomElement('vitrine-newsletter-form');
        type Props = InstanceType<GlobalComponents['vitrine-newsletter-form']>['$props'];
        export const right: Props = { brand: 'winners' };
        export const heard: Props = { onVitrineNewsletterSubmitted: ({ detail }) => detail.outcome };
        // @ts-expect-error there is no such brand
        export const wrong: Props = { brand: 'sears' };
      `,
      ),
    ).toEqual([]);
  });

  it('has types for the tags in Solid’s JSX', { tags: ['full'] }, () => {
    expect(
      listTypeErrors(
        app,
        `
        import '@vitrine/widgets/solid';
        export const right = <vitrine-newsletter-lightbox class="wide" closed-days={7} open locale="fr" />;
        export const heard = (
          <vitrine-newsletter-form on:vitrine-newsletter-submitted={({ detail }) => detail.outcome}>
            <a href="/">Sign up</a>
          </vitrine-newsletter-form>
        );
        // @ts-expect-error there is no such brand
        export const brand = <vitrine-newsletter-form brand="sears" />;
        // @ts-expect-error there is no such detail
        export const detail = <vitrine-newsletter-form on:vitrine-newsletter-submitted={(event) => event.detail.nothing} />;
      `,
        { jsxImportSource: 'solid-js' },
      ),
    ).toEqual([]);
  });

  it('names our documentation as its home, and nothing that the project’s package.json does not say', () => {
    const { homepage, bugs, repository } = readManifest();
    const project = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(homepage).toBe(`${productionOrigin}/en/widgets`);
    expect({ bugs, repository }).toEqual({ bugs: project.bugs, repository: project.repository });
    expect(readFileSync(join(installed, 'README.md'), 'utf8')).toContain(`(${homepage}/changelog)`);
  });
});
