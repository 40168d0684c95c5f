import type { CatalogueEntry } from '../catalogue.ts';
import { toPropertyName } from '../shared/element/contract.ts';
import { formatDefault, formatPropertyType, formatType } from './describe-attribute.ts';

const detail = { en: 'Detail: ', fr: 'Détail : ' };

/**
 * The custom elements manifest (schema 2.1.0, https://github.com/webcomponents/custom-elements-manifest) as an object,
 * with descriptions in one language.
 */
export function describeCustomElements(catalogue: readonly CatalogueEntry[], locale: 'en' | 'fr'): object {
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
            description: docs.summary[locale],
            superclass: { name: 'HTMLElement' },
            attributes: attributes.map(([attribute, spec]) => ({
              name: attribute,
              type: { text: formatType(spec) },
              default: formatDefault(spec),
              description: docs.attributes[attribute]?.[locale],
              fieldName: toPropertyName(attribute),
            })),
            members: attributes.map(([attribute, spec]) => ({
              kind: 'field',
              name: toPropertyName(attribute),
              type: { text: formatPropertyType(spec) },
              default: formatDefault(spec),
              description: docs.attributes[attribute]?.[locale],
              attribute,
              reflects: spec.type !== 'json',
            })),
            events: Object.keys(docs.events).map((event) => ({
              name: event,
              type: { text: 'CustomEvent' },
              description: `${docs.events[event]?.[locale]} ${detail[locale]}${docs.events[event]?.detail}.`,
            })),
            slots: Object.entries(docs.slots ?? {}).map(([slot, text]) => ({
              name: slot,
              description: text[locale],
            })),
            cssParts: Object.entries(docs.parts).map(([part, text]) => ({ name: part, description: text[locale] })),
            cssProperties: Object.entries(docs.properties).map(([property, text]) => ({
              name: property,
              default: text.default,
              description: text[locale],
            })),
          },
        ],
        exports: [{ kind: 'custom-element-definition', name: contract.tag, declaration: { name: className } }],
      };
    }),
  };
}
