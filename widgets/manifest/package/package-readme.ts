import type { CatalogueEntry } from '../../catalogue.ts';
import { packageName, toComponentName } from './package-names.ts';

/** The package's README, from the catalogue. */
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

\`\`\`jsx
import { NewsletterForm } from '${packageName}/react';

<NewsletterForm brand="winners" onVitrineNewsletterSubmitted={(event) => console.log(event.detail.outcome)}>
  <a href="/newsletter">Sign up for the newsletter</a>
</NewsletterForm>;
\`\`\`

Properties reach the element as properties, also before it is defined; children are what a visitor has until then. The same import types the tags themselves for JSX.

## Vue

\`\`\`js
import { isCustomElement } from '${packageName}/vue'; // for compilerOptions, and the types of the tags
\`\`\`

## On a server

\`\`\`js
import { renderWidget } from '${packageName}/server'; // needs react and react-dom

const html = renderWidget('vitrine-newsletter-form', { locale: 'fr' }, { base: 'https://www.vitrine.example/widgets/v1/' });
\`\`\`

## Elements

| Import | Tag | React | |
| --- | --- | --- | --- |
${rows.join('\n')}

Attributes, events, parts and custom properties are in \`custom-elements.json\`; for editors, in \`html-custom-data.json\` (VS Code) and \`web-types.json\` (JetBrains).
`;
}
