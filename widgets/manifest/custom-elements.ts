import type { CatalogueEntry } from '../catalogue.ts';
import { toPropertyName } from '../shared/element/contract.ts';
import { formatDefault, formatType } from './describe-attribute.ts';

/** The custom elements manifest (schema 2.1.0, https://github.com/webcomponents/custom-elements-manifest) as an object. */
export function describeCustomElements(catalogue: readonly CatalogueEntry[]): object {
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: catalogue.map(({ name, contract, docs }) => {
      const attributes = Object.entries(contract.attributes);
      const className = contract.tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      return {
        kind: 'javascript-module',
        path: `${name}.js`,
        declarations: [
          {
            kind: 'class',
            customElement: true,
            name: className,
            tagName: contract.tag,
            description: docs.summary.en,
            superclass: { name: 'HTMLElement' },
            attributes: attributes.map(([attribute, spec]) => ({
              name: attribute,
              type: { text: formatType(spec) },
              default: formatDefault(spec),
              description: docs.attributes[attribute]?.en,
              fieldName: toPropertyName(attribute),
            })),
            members: attributes.map(([attribute, spec]) => ({
              kind: 'field',
              name: toPropertyName(attribute),
              type: { text: formatType(spec) },
              default: formatDefault(spec),
              description: docs.attributes[attribute]?.en,
              attribute,
              reflects: spec.type !== 'json',
            })),
            events: Object.keys(docs.events).map((event) => ({
              name: event,
              type: { text: 'CustomEvent' },
              description: `${docs.events[event]?.en} Detail: ${docs.events[event]?.detail}.`,
            })),
            cssParts: Object.entries(docs.parts).map(([part, words]) => ({ name: part, description: words.en })),
            cssProperties: Object.entries(docs.properties).map(([property, words]) => ({
              name: property,
              default: words.default,
              description: words.en,
            })),
          },
        ],
        exports: [{ kind: 'custom-element-definition', name: contract.tag, declaration: { name: className } }],
      };
    }),
  };
}
