import { type ConfiguredCollection, createFields, type StudioMessages } from './configure-json.ts';
import { stateKey } from './merge-fields.js';
import { weekdays } from './store-entry.ts';
import { findStorePath } from './store-file.ts';

const optional = { required: false };
const datePattern = '^\\d{4}-\\d{2}-\\d{2}$';
/** Ten digits, with 1 before them or not, in any grouping. */
const phonePattern = '^\\D*1?(\\D*\\d){10}\\D*$';
const states = ['open', 'opening-soon', 'temporarily-closed', 'closed'] as const;

/** Decap's collection of stores. */
export function configureStores(root: string, messages: StudioMessages): ConfiguredCollection {
  const { field, text, bilingual } = createFields(messages);
  const day = (name: string, traits = {}) => text(name, { pattern: [datePattern, messages.dateError], ...traits });
  // The studio's own field: a text that refuses what are no hours.
  const times = (name: string) => field(name, { widget: 'hours', ...optional });
  const week = [...weekdays.slice(1), weekdays[0]];
  const path = findStorePath(root);
  const isSample = path?.endsWith('sample-stores.json');
  return {
    name: 'stores',
    label: messages.stores,
    label_singular: messages.store,
    description: path ? (isSample ? messages.storesSampleHint : messages.storesHint) : messages.storesCsvHint,
    folder: 'stores',
    extension: 'json',
    format: 'json',
    create: false,
    delete: false,
    identifier_field: 'title',
    summary: `{{title}} · {{fields.${stateKey}}}`,
    fields: [
      { name: 'title', label: messages.title, widget: 'hidden' },
      field('hours', { widget: 'object', fields: week.map(times) }),
      field('exceptions', {
        widget: 'list',
        ...optional,
        label_singular: messages.exception,
        summary: '{{fields.date}} {{fields.times}}',
        fields: [day('date'), times('times'), bilingual('label', 'label', optional)],
      }),
      text('phone', { ...optional, pattern: [phonePattern, messages.phoneHint] }),
      text('extension', { ...optional, pattern: ['^\\d{1,6}$', messages.extensionHint] }),
      bilingual('comments', 'comments', optional),
      field('status', {
        widget: 'select',
        ...optional,
        options: states.map((value) => ({ value, label: messages[`state_${value}`] })),
      }),
      day('opensOn', optional),
      day('reopensOn', optional),
    ],
  };
}
