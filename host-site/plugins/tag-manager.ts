import type { LocalizedText } from '../../widgets/shared/locale/locale.ts';
import type { HostAttribute, HostWidget } from './host-widgets.ts';

/** Tag Manager shows the same text to everyone. */
const inBoth = ({ en, fr }: LocalizedText) => (en === fr ? en : `${en} / ${fr}`);

/** Names of attributes that every widget has. */
function listCommon(widgets: readonly HostWidget[]): string[] {
  const [first, ...others] = widgets.map(({ attributes }) => attributes.map(({ name }) => name));
  return (first ?? []).filter((name) => others.every((names) => names.includes(name)));
}

/** Names of fields have letters, digits and underscores alone. */
const toFieldName = (...parts: string[]) => parts.join('__').replaceAll('-', '_');

const only = (widget: string) => ({
  enablingConditions: [{ paramName: 'widget', paramValue: widget, type: 'EQUALS' }],
});

function toField(name: string, { attribute, label, help }: HostAttribute): object {
  const common = { name, displayName: inBoth(label), simpleValueType: true, help: inBoth(help) };
  if (attribute.type === 'boolean') {
    const { displayName, ...others } = common;
    return { type: 'CHECKBOX', ...others, checkboxText: displayName };
  }
  if (attribute.type === 'string' && attribute.values) {
    const items = attribute.values.filter(Boolean).map((value) => ({ value, displayValue: value }));
    const isEmptyDefault = attribute.default === '';
    return {
      type: 'SELECT',
      ...common,
      macrosInSelect: true,
      selectItems: items,
      ...(isEmptyDefault ? { notSetText: '–' } : { defaultValue: attribute.default }),
    };
  }
  const checks =
    attribute.type === 'number' ? { valueValidators: [{ type: 'REGEX', args: ['^\\d*(\\.\\d+)?$'] }] } : {};
  return { type: 'TEXT', ...common, ...checks };
}

function describeFields(widgets: readonly HostWidget[]): object[] {
  const common = listCommon(widgets);
  const [first] = widgets;
  const positions = ['beforeend', 'afterbegin', 'beforebegin', 'afterend'];
  return [
    {
      type: 'SELECT',
      name: 'widget',
      displayName: 'Widget / Composant',
      macrosInSelect: false,
      selectItems: widgets.map(({ name, title }) => ({ value: name, displayValue: inBoth(title) })),
      simpleValueType: true,
      valueValidators: [{ type: 'NON_EMPTY' }],
    },
    {
      type: 'TEXT',
      name: 'selector',
      displayName: 'CSS selector of the target element / Sélecteur CSS de l’élément visé',
      simpleValueType: true,
      help: 'Default: the end of the page. / Par défaut : la fin de la page.',
      valueHint: '#newsletter',
    },
    {
      type: 'SELECT',
      name: 'position',
      displayName: 'Position relative to that element / Position par rapport à cet élément',
      macrosInSelect: false,
      selectItems: positions.map((value) => ({ value, displayValue: value })),
      simpleValueType: true,
      defaultValue: 'beforeend',
    },
    ...(first?.attributes ?? [])
      .filter(({ name }) => common.includes(name))
      .map((attribute) => toField(toFieldName(attribute.name), attribute)),
    ...widgets.flatMap(({ name, title, attributes }) => {
      const own = attributes.filter((attribute) => !common.includes(attribute.name));
      if (own.length === 0) return [];
      const subParams = own.map((attribute) => toField(toFieldName(name, attribute.name), attribute));
      const group = { type: 'GROUP', name: toFieldName('group', name), displayName: inBoth(title) };
      return [{ ...group, groupStyle: 'ZIPPY_OPEN', subParams, ...only(name) }];
    }),
  ];
}

/** The template's file: its skeleton with what follows from the widgets and from the origin of their script. */
export function formatTagTemplate(skeleton: string, widgets: readonly HostWidget[], origin: string): string {
  const values: Record<string, unknown> = {
    fields: describeFields(widgets),
    common: listCommon(widgets),
    attributes: Object.fromEntries(widgets.map(({ name, attributes }) => [name, attributes.map((one) => one.name)])),
    script: `${origin}/widgets/v1/place.js`,
  };
  return skeleton.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    if (!(key in values)) throw new Error(`The template has no value for ${key}`);
    return JSON.stringify(values[key], null, 2);
  });
}
