import { readFileSync } from 'node:fs';
import type { CatalogueEntry } from '../../catalogue.ts';
import { packageName, toComponentName } from './package-names.ts';

/** A code block with a file of an app in demo/package. */
const quote = (path: string, language: string): string =>
  `\`\`\`${language}\n${readFileSync(`demo/package/${path}`, 'utf8')}\`\`\``;

const introduction = `# ${packageName}

Custom elements for a bilingual retailer, in English and Canadian French.

\`\`\`sh
npm install ${packageName}
\`\`\`

It has no dependencies. React, Solid and Vue are optional peers, for their components and types.

\`\`\`js
import '${packageName}/newsletter-form'; // defines the element
import { define } from '${packageName}';
await define('store-finder', 'share-buttons'); // the same by name, loaded on demand
\`\`\`

Importing any entry on a server is safe and defines nothing.

Where the page is not on a production domain, forms post to the page's own origin; name another with \`api="https://www.vitrine.example"\`.`;

/** How applications use the package, as files of those in demo/package. */
const formatApplications = (): string => `## React 18 and 19

${quote('react/src/app.tsx', 'tsx')}

The components load their definitions, take attributes in camel case and events as \`on…\`, and are typed; their children show until the definition has loaded. If loading fails, \`window\` gets \`vitrine:preloaderror\`, and the children stay.

On a server they render the element, its attributes and its children. Put the HTML of \`renderWidget\` into an element that React does not update; import that widget’s definition where the app starts.

${quote('react/src/server.tsx', 'tsx')}

React 19 also accepts the tags themselves, typed by the same import: attributes in kebab case, events as \`onvitrine-newsletter-submitted\`. If a tag gets an object, import its definition before its first render.

## Vue 3

${quote('vue/vite.config.ts', 'ts')}

${quote('vue/src/app.vue', 'vue')}

Write attributes in kebab case; pass an object as a property, \`:details.prop="details"\`. The configuration’s import also types the tags in templates, their attributes and events.

## Solid

${quote('solid/src/app.tsx', 'tsx')}

The import of \`${packageName}/solid\` types the tags in JSX. Write attributes in kebab case, also those that take objects: Solid sets them as properties. Listen with \`on:\`.

## Angular

${quote('angular/src/app.ts', 'ts')}

## webpack, Vite and plain scripts

${quote('webpack/src/main.ts', 'ts')}

## Plain HTML

${quote('html/index.html', 'html')}`;

/** How pages are rendered ahead, by framework. */
const formatRenderedAhead = (): string => `## Rendered ahead

\`renderWidget\` writes an element with its content, so that it shows before its script has come; the script takes it over with what was typed. It needs Node and nothing else, not even React.

${quote('html/render-ahead.mjs', 'js')}

In a framework, place the markup as HTML that the framework does not update. After a navigation in the browser the element renders itself; Chromium then warns that a template was not parsed, which changes nothing.

### Next

A server component renders the form; \`${packageName}/react\` can be used in it directly, without a file of your own that says \`'use client'\`.

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

Attributes, events, parts and custom properties are in \`custom-elements.json\`; for editors, in \`html-custom-data.json\` (VS Code) and \`web-types.json\` (JetBrains).`;
}

const versions = `## Versions

Releases follow semantic versioning, and the package has the version of the script tag's release. The public interface is the entries above and everything that \`custom-elements.json\` lists. Markup, classes and styles inside an element, and chunk file names, can change in any release.

- A **patch** mends. A **minor** release adds, and may deprecate: the changelog names what is deprecated and what replaces it. It keeps working until the next major release, for at least six months.
- A **major** release removes what was deprecated, or changes the meaning of something. The changelog then has a section “Migrating”, with each old form beside its new one.

Keep the package and a page's \`renderWidget\` markup on the same version: \`base\` can name a pinned release, \`https://www.vitrine.example/widgets/v/<version>/\`.
`;

/** The package's README, from the catalogue and from the apps that the tests install the package into. */
export function formatPackageReadme(catalogue: readonly CatalogueEntry[]): string {
  return [introduction, formatApplications(), formatRenderedAhead(), formatElements(catalogue), versions].join('\n\n');
}
