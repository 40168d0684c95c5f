import { parse } from 'node-html-parser';
import type { CatalogueEntry } from '../../catalogue.ts';
import { productionOrigin } from '../../shared/brand/brands.ts';
import { type Attribute, toPropertyName } from '../../shared/element/contract.ts';
import { formatDefault, formatType } from '../describe-attribute.ts';
import { putOwnBrands } from '../put-own-brands.ts';
import { putOwnOrigin } from '../put-own-origin.ts';
import { packageName, toComponentName } from './package-names.ts';

/**
 * `stories/render-element.js`: renders an element from a story's arguments, as a node of the document, which Storybook
 * shows for HTML and for web components.
 */
export const renderElementModule = `export const renderElement = (tag, children) => (args) => {
  const element = document.createElement(tag);
  element.innerHTML = children;
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'object') element[name] = value ?? undefined;
    else if (value !== undefined && value !== false && value !== '') element.setAttribute(name, value === true ? '' : value);
  }
  return element;
};
`;

/** How Storybook edits an attribute. */
function toControl(attribute: Attribute): object {
  if (attribute.type === 'boolean') return { control: 'boolean' };
  if (attribute.type === 'json') return { control: 'object' };
  if (attribute.type === 'number') return { control: { type: 'number', min: attribute.min, max: attribute.max } };
  const values = attribute.type === 'string' ? attribute.values : undefined;
  return values ? { control: 'select', options: values } : { control: 'text' };
}

/** The name of an argument: that of the attribute, or of the property where only that takes a value. */
const nameArgument = (name: string, { type }: Attribute): string => (type === 'json' ? toPropertyName(name) : name);

function describeArguments({ contract, docs }: CatalogueEntry): object {
  const attributes = Object.entries(contract.attributes).map(([name, attribute]) => [
    nameArgument(name, attribute),
    {
      ...toControl(attribute),
      description: docs.attributes[name]?.en,
      table: {
        category: 'attributes',
        type: { summary: formatType(attribute) },
        defaultValue: { summary: formatDefault(attribute) ?? '' },
      },
    },
  ]);
  const events = Object.entries(docs.events).map(([name, event]) => [
    name,
    { control: false, description: event.en, table: { category: 'events', type: { summary: event.detail } } },
  ]);
  return Object.fromEntries([...attributes, ...events]);
}

/** What a story begins with: the example of the element's README, in test mode where it has one, and our service. */
function listArguments({ contract, docs }: CatalogueEntry): Record<string, string | boolean> {
  const example = parse(`<p ${docs.example?.attributes ?? ''}></p>`).querySelector('p')?.attributes;
  return {
    locale: 'en',
    api: productionOrigin,
    ...example,
    ...('sandbox' in contract.attributes ? { sandbox: true } : {}),
  };
}

/** The attribute that shows at once what covers the page. */
const findOpener = ({ contract }: CatalogueEntry): string | undefined =>
  ['open', 'active'].find((name) => name in contract.attributes);

/**
 * `stories/<name>.stories.js`: an element's stories in Storybook's Component Story Format, version 3
 * (https://storybook.js.org/docs/api/csf).
 */
export function writeStories(entry: CatalogueEntry): string {
  const { name, contract, docs } = entry;
  const children = putOwnOrigin(putOwnBrands(docs.example?.children ?? ''));
  const opener = findOpener(entry);
  const inOrder = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
  return [
    `import '${packageName}/${name}';`,
    "import { renderElement } from './render-element.js';",
    '',
    'export default {',
    `  title: 'Vitrine/${toComponentName(name).replace(/(?!^)[A-Z]/g, ' $&')}',`,
    `  component: '${contract.tag}',`,
    `  parameters: { docs: { description: { component: ${JSON.stringify(docs.summary.en)} } } },`,
    `  argTypes: ${inOrder(describeArguments(entry))},`,
    `  args: ${inOrder(listArguments(entry))},`,
    `  render: renderElement('${contract.tag}', ${JSON.stringify(children)}),`,
    '};',
    '',
    'export const English = {};',
    "export const French = { args: { locale: 'fr' } };",
    ...(opener ? [`export const Open = { args: { ${opener}: true } };`] : []),
    '',
  ].join('\n');
}
