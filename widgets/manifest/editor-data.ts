import type { CatalogueEntry } from '../catalogue.ts';
import { productionOrigin } from '../shared/brand/brands.ts';
import { formatDefault, formatType } from './describe-attribute.ts';

/** VS Code's custom HTML data (version 1.1, https://github.com/microsoft/vscode-custom-data). */
export function describeForVsCode(catalogue: readonly CatalogueEntry[]): object {
  return {
    version: 1.1,
    tags: catalogue.map(({ name, contract, docs }) => ({
      name: contract.tag,
      description: { kind: 'markdown', value: docs.summary.en },
      references: [{ name: 'Documentation', url: `${productionOrigin}/en/widgets/${name}` }],
      attributes: Object.entries(contract.attributes).map(([name, attribute]) => ({
        name,
        description: { kind: 'markdown', value: docs.attributes[name]?.en },
        ...(attribute.type === 'boolean' && { valueSet: 'v' }),
        ...('values' in attribute && { values: attribute.values?.filter(Boolean).map((value) => ({ name: value })) }),
      })),
    })),
  };
}

/** JetBrains' web-types (https://github.com/JetBrains/web-types). */
export function describeForJetBrains(catalogue: readonly CatalogueEntry[], version: string): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'vitrine',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: catalogue.map(({ contract, docs }) => ({
          name: contract.tag,
          description: docs.summary.en,
          attributes: Object.entries(contract.attributes).map(([name, attribute]) => ({
            name,
            description: docs.attributes[name]?.en,
            default: formatDefault(attribute),
            required: false,
            value: { type: formatType(attribute), kind: attribute.type === 'boolean' ? 'no-value' : 'plain' },
          })),
          slots: Object.entries(docs.slots ?? {}).map(([name, text]) => ({ name, description: text.en })),
          js: {
            events: Object.keys(docs.events).map((name) => ({ name, description: docs.events[name]?.en })),
          },
          css: {
            parts: Object.entries(docs.parts).map(([name, text]) => ({ name, description: text.en })),
            properties: Object.entries(docs.properties).map(([name, text]) => ({ name, description: text.en })),
          },
        })),
      },
    },
  };
}
