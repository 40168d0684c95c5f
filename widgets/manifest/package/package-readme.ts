import { readFileSync } from 'node:fs';
import type { CatalogueEntry } from '../../catalogue.ts';
import { productionOrigin } from '../../shared/brand/brands.ts';
import { retailerTexts } from '../../shared/brand/retailer.ts';
import { putOwnBrands } from '../put-own-brands.ts';
import { putOwnOrigin } from '../put-own-origin.ts';
import { packageName, toComponentName } from './package-names.ts';
import { skillName } from './package-skill.ts';

/** A code block with a file of an app in demo/package. */
const quote = (path: string, language: string): string =>
  `\`\`\`${language}\n${putOwnOrigin(putOwnBrands(readFileSync(`demo/package/${path}`, 'utf8')))}\`\`\``;

const introduction = `# ${packageName}

Custom elements for a bilingual retailer, in English and Canadian French.

\`\`\`sh
npm install ${packageName}
\`\`\`

It has no dependencies. React, Solid, Svelte and Vue are optional peer dependencies, for components and types.

\`\`\`js
import '${packageName}/newsletter-form'; // defines the element
import { define } from '${packageName}';
await define('store-finder', 'share-buttons'); // the same by name, loaded on demand
\`\`\`

You can import any entry on a server: it defines nothing there. In tests in Node with jsdom or happy-dom, the import defines the element; before Node 20.19, use \`await define('newsletter-form')\` instead. Jest leaves packages as they are, and has no modules: let Babel transform this one (\`transformIgnorePatterns: ['/node_modules/(?!@vitrine/)']\`), or start it with \`node --experimental-vm-modules\`.

Buttons of your own share as the share buttons do. \`createShareLink\` also works on a server:

\`\`\`js
import { createShareLink, share } from '${packageName}';
button.onclick = () => share('facebook', { url: '${productionOrigin}/en', hashtags: 'home' });
const link = createShareLink('email', { url: '${productionOrigin}/en', title: '${retailerTexts.brand.en}' });
\`\`\`

Both throw \`Network does not exist\` for an unknown network. What \`share\` isn't given, it takes from the page, and it returns false if the browser blocked the window.

On a page that isn't on a production domain, forms post to the page's own origin. Set another with \`api="${productionOrigin}"\`.`;

/** How applications use the package, as files of those in demo/package. */
const formatApplications = (): string => `## React 18 and 19

${quote('react/src/app.tsx', 'tsx')}

The components are typed and load their own definitions. They take attributes in camel case and events as \`on…\` props, and show their children until the definition loads. If loading fails, \`vitrine:preloaderror\` fires on \`window\` and the children stay.

On a server they render the element, its attributes and its children. Put the HTML from \`renderWidget\` into an element that React doesn’t update, and import that widget’s definition in the app’s entry file.

${quote('react/src/server.tsx', 'tsx')}

React 19 also accepts the tags themselves, typed by the same import: attributes in kebab case, events as \`onvitrine-newsletter-submitted\`. If you pass a tag an object, import its definition before the first render.

## Vue 3

${quote('vue/vite.config.ts', 'ts')}

${quote('vue/src/app.vue', 'vue')}

Write attributes in kebab case; pass an object as a property, \`:details.prop="details"\`. The import in the configuration also types the tags in templates, with their attributes and events.

## Solid

${quote('solid/src/app.tsx', 'tsx')}

The import of \`${packageName}/solid\` types the tags in JSX. Write attributes in kebab case, including those that take objects: Solid sets them as properties. Listen to events with \`on:\`.

## Svelte

The import of \`${packageName}/svelte\` types the tags in templates, as in [the page below](#sveltekit). Write attributes in kebab case, and events as \`onvitrine-newsletter-submitted\`; before Svelte 5, \`on:vitrine-newsletter-submitted\`. Pass an object by the property’s name, \`customNetworks={networks}\`.

## Angular

${quote('angular/src/app.ts', 'ts')}

## webpack, Vite and plain scripts

${quote('webpack/src/main.ts', 'ts')}

## Plain HTML

${quote('html/index.html', 'html')}`;

/** How pages are prerendered, by framework. */
const formatPrerendering = (): string => `## Prerendering

\`renderWidget\` writes an element with its content, so that it shows before its script loads. The script hydrates it and keeps anything the visitor has typed. It needs only Node, not React.

${quote('html/render-ahead.mjs', 'js')}

Set \`base\` to the folder with the widgets' files, for the style sheet, and \`serviceOrigin\` to our site, for forms and links. Their defaults, \`/widgets/v1/\` and the page's own origin, are right only on our own host.

In a framework, insert the markup as HTML that the framework doesn’t update. After a client-side navigation, the element renders itself; you can ignore Chromium’s warning about a template that wasn’t parsed.

### Next

A server component renders the form. You can use \`${packageName}/react\` in it directly, without a \`'use client'\` file of your own.

${quote('next/app/[locale]/page.tsx', 'tsx')}

${quote('next/app/[locale]/newsletter.tsx', 'tsx')}

### Nuxt

\`nuxt.config.ts\`, a server route and a page:

${quote('nuxt/nuxt.config.ts', 'ts')}

${quote('nuxt/server/api/newsletter.get.ts', 'ts')}

${quote('nuxt/app/pages/[locale]/index.vue', 'vue')}

### SvelteKit

\`+page.server.ts\` and \`+page.svelte\`:

${quote('sveltekit/src/routes/[locale]/+page.server.ts', 'ts')}

${quote('sveltekit/src/routes/[locale]/+page.svelte', 'svelte')}

### Astro

${quote('astro/src/pages/[locale]/index.astro', 'astro')}`;

function formatElements(catalogue: readonly CatalogueEntry[]): string {
  const rows = catalogue.map(
    ({ name, contract, docs }) =>
      `| \`${packageName}/${name}\` | \`<${contract.tag}>\` | \`${toComponentName(name)}\` | ${docs.summary.en} |`,
  );
  return `## Elements

| Import | Tag | React | |
| --- | --- | --- | --- |
${rows.join('\n')}

Attributes, events, parts and custom properties are in \`custom-elements.json\`; for editors, in \`html-custom-data.json\` (VS Code) and \`web-types.json\` (JetBrains).

## Coding agents

\`skills/${skillName}\` is a skill for coding agents, from the same contracts: copy the folder, or link it, to where your agent looks for skills. \`${productionOrigin}/llms.txt\` lists the documentation in Markdown.

## Storybook

\`stories/\` has stories for every element, for Storybook with HTML or web components: forms in test mode, an argument for each attribute. Add them in \`.storybook/main.js\`:

\`\`\`js
export default {
  framework: '@storybook/web-components-vite',
  stories: ['../src/**/*.stories.js', '../node_modules/${packageName}/stories/*.stories.js'],
};
\`\`\``;
}

const versions = `## When a widget doesn’t show

\`npx ${packageName} doctor https://www.example.com/\` reads a page’s HTML and names what’s wrong in it; [the guide](${productionOrigin}/en/widgets/doctor) has more ways to ask. A bundler that builds for development takes code from \`development/\`, with names in its stacks.

## Versions

Releases follow semantic versioning, and the package has the version of the script tag's release. The public interface is the entries above and everything that \`custom-elements.json\` lists. Markup, classes and styles inside an element, and chunk file names, can change in any release.

- A **patch** release fixes bugs. A **minor** release adds features and may deprecate others: the [changelog](${productionOrigin}/en/widgets/changelog) lists what is deprecated and its replacement. Deprecated features work until the next major release, for at least six months.
- A **major** release removes deprecated features or changes behaviour. The changelog then has a “Migrating” section with old and new code side by side.

Keep the package and a page's \`renderWidget\` markup on the same version: \`base\` can name a pinned release, \`${productionOrigin}/widgets/v/<version>/\`.
`;

/** The package's README, from the catalogue and from the apps that the tests install the package into. */
export function formatPackageReadme(catalogue: readonly CatalogueEntry[]): string {
  return [introduction, formatApplications(), formatPrerendering(), formatElements(catalogue), versions].join('\n\n');
}
