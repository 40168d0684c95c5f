import { type Attribute, commonAttributes } from '../../widgets/shared/element/contract.ts';
import type { LocalizedText } from '../../widgets/shared/locale/locale.ts';
import type { Translation } from './gettext.ts';
import type { HostAttribute, HostWidget } from './host-widgets.ts';
import ownMessages from './wordpress-french.json' with { type: 'json' };

/** Not where the visitors' answers go: that is for those who may write scripts, and the settings page says it. */
const listEditable = (attributes: readonly HostAttribute[]) =>
  attributes.filter(({ attribute }) => attribute.type !== 'origin');

/** `widgets.json` of the plugin: what its PHP knows about the widgets. English messages are the keys of the translations. */
export function describeForPhp(widgets: readonly HostWidget[], origin: string): object {
  return {
    origin,
    brands: commonAttributes.brand.values,
    widgets: Object.fromEntries(
      widgets.map(({ name, tag, title, coversPage, fallback, attributes }) => [
        name,
        {
          tag,
          title: title.en,
          coversPage,
          fallback,
          attributes: Object.fromEntries(
            listEditable(attributes).map(({ name: attribute, attribute: type, label, help }) => [
              attribute,
              { ...type, label: label.en, help: help.en },
            ]),
          ),
        },
      ]),
    ),
  };
}

/** An attribute in the terms of block.json. One without a setting is absent, so that the widget's default applies. */
function toBlockAttribute(attribute: Attribute): object {
  if (attribute.type === 'boolean' || attribute.type === 'number') return { type: attribute.type };
  const values = 'values' in attribute ? attribute.values?.filter(Boolean) : undefined;
  return { type: 'string', ...(values && { enum: values }) };
}

/** `block.json` of a widget. */
export function describeBlock({ name, title, summary, coversPage, attributes }: HostWidget, version: string): object {
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `vitrine/${name}`,
    version,
    title: title.en,
    category: 'vitrine',
    icon: 'layout',
    description: summary.en,
    textdomain: 'vitrine',
    attributes: Object.fromEntries(
      listEditable(attributes).map(({ name: attribute, attribute: type }) => [attribute, toBlockAttribute(type)]),
    ),
    supports: { html: false, ...(!coversPage && { align: ['wide', 'full'], spacing: { margin: true } }) },
    editorScript: 'vitrine-editor',
  };
}

/** All messages of the plugin with their French: its own, and those of the contracts. */
export function listTranslations(widgets: readonly HostWidget[]): Translation[] {
  const found = new Map<string, Translation>();
  const add = (text: LocalizedText, context?: string) =>
    found.set(`${context} ${text.en}`, { ...(context && { context }), text: text.en, translated: text.fr });
  for (const [en, fr] of Object.entries(ownMessages)) add({ en, fr });
  for (const { title, summary, attributes } of widgets) {
    add(title);
    add(title, 'block title');
    add(summary, 'block description');
    for (const { label, help } of attributes) {
      add(label);
      add(help);
    }
  }
  return [...found.values()];
}
