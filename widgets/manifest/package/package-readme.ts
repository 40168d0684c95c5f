import { readFileSync } from 'node:fs';
import type { CatalogueEntry } from '../../catalogue.ts';
import { packageName, toComponentName } from './package-names.ts';

/** Lines of code that are a file of an app in demo/package. */
const quote = (path: string, language: string): string =>
  `\`\`\`${language}\n${readFileSync(`demo/package/${path}`, 'utf8')}\`\`\``;

/** The package's README, from the catalogue and from apps that the tests install the package into. */
export function formatPackageReadme(catalogue: readonly CatalogueEntry[]): string {
  const rows = catalogue.map(
    ({ name, contract, docs }) =>
      `| \`${packageName}/${name}\` | \`<${contract.tag}>\` | \`${toComponentName(name)}\` | ${docs.summary.en} |`,
  );
  return `# ${packageName}

Custom elements for a bilingual retailer, in English and Canadian French.

\`\`\`js
import '${packageName}/newsletter-form'; // defines the element
import { define } from '${packageName}';
await define('store-finder', 'share-buttons'); // the same, by name, each fetched when it is asked for
\`\`\`

Importing any entry on a server touches no page and defines nothing.

Where the page is not on a production domain, forms post to the page's own origin; name another by \`api="https://www.vitrine.example"\`.

## React 18 and 19

${quote('react/src/app.tsx', 'tsx')}

The components fetch their definitions, take attributes in camel case and events as \`on…\`, and are typed; children are what a visitor has until the definition has come. Should it not come, \`vitrine:preloaderror\` is heard on \`window\`, and the children stay.

On a server they write the element, its attributes and its children. What \`renderWidget\` writes goes into an element that React leaves alone; import that widget’s definition where the app starts.

${quote('react/src/server.tsx', 'tsx')}

React 19 takes the tags themselves too, typed by the same import: attributes in kebab case, events as \`onvitrine-newsletter-submitted\`. Import a tag’s definition before it is drawn for the first time where it gets an object.

## Vue 3

${quote('vue/vite.config.ts', 'ts')}

${quote('vue/src/app.vue', 'vue')}

Write attributes in kebab case; an object goes to the element as a property, \`:details.prop="details"\`. The configuration’s import also types the tags in templates, their attributes and events.

## Plain HTML

${quote('html/index.html', 'html')}

## Rendered ahead

With \`react\` and \`react-dom\` installed, on any server that runs Node:

${quote('html/render-ahead.mjs', 'js')}

## Elements

| Import | Tag | React | |
| --- | --- | --- | --- |
${rows.join('\n')}

Attributes, events, parts and custom properties are in \`custom-elements.json\`; for editors, in \`html-custom-data.json\` (VS Code) and \`web-types.json\` (JetBrains).
`;
}
