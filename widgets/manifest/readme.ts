import type { CatalogueEntry } from '../catalogue.ts';
import type { LocalizedText } from '../shared/locale/locale.ts';
import { formatDefault, formatType } from './describe-attribute.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => (text ? `\`${text}\`` : '');

function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, headings.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const describe = (text: LocalizedText | undefined) => [text?.en ?? '', text?.fr ?? ''];

/** A widget's whole README: its contract as tables, in both languages. */
export function formatReadme({ file, contract, docs }: CatalogueEntry): string {
  const { attributes = '', children = '' } = docs.example ?? {};
  return `${[
    `# <${contract.tag}>`,
    docs.summary.en,
    docs.summary.fr,
    '```html',
    `<script type="module" src="https://www.vitrine.example/widgets/v1/${file}.js"></script>`,
    `<${[contract.tag, 'locale="fr"', ...(attributes ? [attributes] : [])].join(' ')}>${children}</${contract.tag}>`,
    '```',
    'Generated from the contract by `npm run describe`; the build fails if they differ.',
    '## Attributes',
    formatTable(
      ['Name', 'Type', 'Default', 'English', 'Français'],
      Object.entries(contract.attributes).map(([attribute, spec]) => [
        code(attribute),
        code(formatType(spec)),
        code(formatDefault(spec)),
        ...describe(docs.attributes[attribute]),
      ]),
    ),
    'Each attribute is also a property, in camel case.',
    '## Events',
    formatTable(
      ['Name', 'Detail', 'English', 'Français'],
      Object.keys(docs.events).map((event) => [
        code(event),
        code(docs.events[event]?.detail ?? ''),
        ...describe(docs.events[event]),
      ]),
    ),
    'All events bubble and are composed.',
    ...(docs.slots
      ? [
          '## Slots',
          formatTable(
            ['Name', 'English', 'Français'],
            Object.entries(docs.slots).map(([slot, text]) => [code(slot), ...describe(text)]),
          ),
        ]
      : []),
    '## Parts',
    formatTable(
      ['Name', 'English', 'Français'],
      Object.entries(docs.parts).map(([part, text]) => [code(part), ...describe(text)]),
    ),
    '## Custom properties',
    formatTable(
      ['Name', 'Default', 'English', 'Français'],
      Object.entries(docs.properties).map(([property, text]) => [
        code(property),
        code(text.default),
        ...describe(text),
      ]),
    ),
  ].join('\n\n')}\n`
    .replace('```html\n\n', '```html\n')
    .replace('</script>\n\n<', '</script>\n<')
    .replace('>\n\n```', '>\n```');
}
