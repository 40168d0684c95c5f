import { readFileSync } from 'node:fs';
import type { CatalogueEntry } from '../../catalogue.ts';
import { productionOrigin } from '../../shared/brand/brands.ts';
import { retailerTexts } from '../../shared/brand/retailer.ts';
import { formatDefault, formatType } from '../describe-attribute.ts';
import { putOwnBrands } from '../put-own-brands.ts';
import { putOwnOrigin } from '../put-own-origin.ts';
import { packageName, toComponentName } from './package-names.ts';

/** Name of the skill, and of its folder (https://agentskills.io/specification). */
export const skillName = 'vitrine-widgets';

/** The guides for whoever embeds the elements, in the order in which they are read. */
const guides = ['embedding', 'hosts', 'doctor', 'changelog'] as const;

const readGuide = (name: string): string =>
  putOwnOrigin(putOwnBrands(readFileSync(`host-site/content/widgets/${name}.en.md`, 'utf8')));
const readField = (guide: string, field: string): string => new RegExp(`^${field}: (.*)$`, 'm').exec(guide)?.[1] ?? '';

/** The first HTML block of a guide, with what its next list says of it. */
function readStart(guide: string): string {
  const [block] = /^```html\n[\s\S]*?^```$/m.exec(guide) ?? [];
  const [list] = /^- [\s\S]*?\n\n/m.exec(guide) ?? [];
  if (!block || !list) throw new Error('host-site/content/widgets/embedding.en.md does not begin with code and a list');
  return `${block}\n\n${list.trim()}`;
}

const listGuides = (): string[] =>
  guides.map((name) => {
    const guide = readGuide(name);
    return `- [${readField(guide, 'title')}](${productionOrigin}/en/widgets/${name}.md): ${readField(guide, 'lead')}`;
  });

const listTested = (catalogue: readonly CatalogueEntry[]): string =>
  catalogue
    .filter(({ contract }) => 'sandbox' in contract.attributes)
    .map(({ contract }) => `\`${contract.tag}\``)
    .join(', ');

/** `SKILL.md`: how an agent adds the elements to a page, from the contracts and from what the guides say. */
export function formatSkill(catalogue: readonly CatalogueEntry[]): string {
  const brand = retailerTexts.brand.en;
  const tags = catalogue.map(({ contract }) => contract.tag);
  const rows = catalogue.map(
    ({ name, contract, docs }) =>
      `| \`<${contract.tag}>\` | \`${packageName}/${name}\` | \`${toComponentName(name)}\` | ${docs.summary.en.split('. ')[0]?.replace(/\.$/, '')}. |`,
  );
  return `---
name: ${skillName}
description: Adds ${brand}’s custom elements to a web page or an application, sets their attributes, listens to their events and finds out why one doesn’t show. Use when a task names ${packageName}, vitrine.js or a tag that begins with vitrine-, or asks for ${brand}’s newsletter sign-up, store finder, contest entry, contact form, gift card balance or share buttons.
---

# ${brand}’s custom elements

## Add one to a page

${readStart(readGuide('embedding'))}

## Add one to an application

\`npm install ${packageName}\`, then import the elements that you use. The package’s README has code for each framework.

| Tag | Import | In \`${packageName}/react\` | |
| --- | --- | --- | --- |
${rows.join('\n')}

## Rules

1. Take names only from [references/elements.md](references/elements.md): attributes, events, slots, parts and custom properties. There are ${tags.length} tags, and no others. A misspelt attribute does nothing.
2. Write attributes in kebab case and an end tag: HTML has no self-closing custom elements. In React, use the components, with properties in camel case.
3. Put a link between the tags, for visitors without the script.
4. While you develop, add \`sandbox\` to ${listTested(catalogue)}: requests go over the network, and nothing counts. Take it away for production.
5. Style an element only by its custom properties and by \`::part()\`. Its markup, its classes and the names of its chunks change in any release.
6. Events bubble to \`window\`, and their \`detail\` has no personal information. A failure’s \`code\` says why.

## Check it

\`npx ${packageName} doctor <address>\` reads a page’s HTML, names what is wrong in it, and exits with 1 if anything is. In a browser, \`await vitrine.report()\` in the console, or \`?vitrine-doctor\` after the page’s address, says more.

## Read more

${listGuides().join('\n')}
- [All pages](${productionOrigin}/llms.txt), in English and French, in Markdown.
`;
}

const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`### ${heading}`, lines.join('\n')] : [];

/** `references/elements.md`: the contract of each element. */
export function formatSkillReference(catalogue: readonly CatalogueEntry[]): string {
  const sections = catalogue.flatMap(({ contract, docs }) => [
    `## \`<${contract.tag}>\``,
    docs.summary.en,
    ...list(
      'Attributes',
      Object.entries(contract.attributes).map(([name, attribute]) => {
        const given = attribute.type === 'json' ? '' : formatDefault(attribute);
        return `- \`${name}\`, \`${formatType(attribute)}\`${given && `, default \`${given}\``}. ${docs.attributes[name]?.en}`;
      }),
    ),
    ...list(
      'Events',
      Object.entries(docs.events).map(([name, event]) => `- \`${name}\`, detail \`${event.detail}\`. ${event.en}`),
    ),
    ...list(
      'Slots',
      Object.entries(docs.slots ?? {}).map(([name, text]) => `- \`${name}\`. ${text.en}`),
    ),
    ...list(
      'Parts',
      Object.entries(docs.parts).map(([name, text]) => `- \`${name}\`. ${text.en}`),
    ),
    ...list(
      'Custom properties',
      Object.entries(docs.properties).map(([name, text]) => `- \`${name}\`, default \`${text.default}\`. ${text.en}`),
    ),
  ]);
  return `# Elements\n\n${sections.join('\n\n')}\n`;
}
