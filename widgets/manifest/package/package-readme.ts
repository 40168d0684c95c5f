import { readFileSync } from 'node:fs';
import type { CatalogueEntry } from '../../catalogue.ts';
import { packageName, toComponentName } from './package-names.ts';

/** A code block with a file of an app in demo/package. */
const quote = (path: string, language: string): string =>
  `\`\`\`${language}\n${readFileSync(`demo/package/${path}`, 'utf8')}\`\`\``;

/** The package's README, from the catalogue and from the apps that the tests install the package into. */
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
await define('store-finder', 'share-buttons'); // the same by name, loaded on demand
\`\`\`

Importing any entry on a server is safe and defines nothing.

Where the page is not on a production domain, forms post to the page's own origin; name another with \`api="https://www.vitrine.example"\`.

## React 18 and 19

${quote('react/src/app.tsx', 'tsx')}

The components load their definitions, take attributes in camel case and events as \`on…\`, and are typed; their children show until the definition has loaded. If loading fails, \`window\` gets \`vitrine:preloaderror\`, and the children stay.

On a server they render the element, its attributes and its children. Put the HTML of \`renderWidget\` into an element that React does not update; import that widget’s definition where the app starts.

${quote('react/src/server.tsx', 'tsx')}

React 19 also accepts the tags themselves, typed by the same import: attributes in kebab case, events as \`onvitrine-newsletter-submitted\`. If a tag gets an object, import its definition before its first render.

## Vue 3

${quote('vue/vite.config.ts', 'ts')}

${quote('vue/src/app.vue', 'vue')}

Write attributes in kebab case; pass an object as a property, \`:details.prop="details"\`. The configuration’s import also types the tags in templates, their attributes and events.

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
