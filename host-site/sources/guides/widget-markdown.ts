import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { factMessages } from '../facts/fact-messages.ts';
import { formatNumber } from '../facts/format-value.ts';
import type { Translate } from '../i18n.ts';
import { formatSnippetPath } from '../routes.ts';
import { formatTable } from './format-table.ts';
import type { MarkdownPage } from './plain-markdown.ts';
import type { Entry, WidgetGuide } from './widget-guide.ts';

/** The range of an attribute's numbers; empty where it has none. */
export function formatRange({ least, most }: Entry, locale: Locale, t: Translate): string {
  if (least === undefined) return '';
  return most === undefined
    ? t('widgets:from', { least })
    : t('widgets:range', { least, most: formatNumber(most, locale) });
}

const mark = (text: string): string => `\`${text}\``;
const listCodes = (names: readonly string[]): string => names.map(mark).join(', ');
const block = (language: string, code: string): string => `\`\`\`${language}\n${code.trim()}\n\`\`\``;

function formatEntry(entry: Entry, locale: Locale, t: Translate): string {
  const type = entry.type === 'none' ? t('widgets:noDetail') : entry.type && mark(entry.type);
  const given = entry.default && `${t('widgets:defaultValue')} ${mark(entry.default)}`;
  const facts = [mark(entry.name), type, formatRange(entry, locale, t), given].filter(Boolean);
  return `- ${facts.join(', ')}. ${entry.description}`;
}

function formatFacts(guide: WidgetGuide, locale: Locale, t: Translate): string {
  const size = t('widgets:bytes', { size: formatNumber(guide.size, locale) });
  return formatTable(
    ['tag', 'weight', 'loading'].map((name) => t(`widgets:${name}`)),
    [[mark(`<${guide.tag}>`), size, t(`widgets:loads.${guide.load}`)]],
  );
}

/** What the element sends, and what it keeps in the browser. */
function formatData({ sends, keeps }: WidgetGuide, locale: Locale, t: Translate): string[] {
  const { name, kind, purpose, kept } = factMessages[locale].browserRecords;
  return [
    `## ${t('widgets:sends')}`,
    ...(sends
      ? [
          t('widgets:sendsText', { path: sends.path }),
          formatTable(
            [t('widgets:headers'), t('widgets:fields')],
            [[listCodes(sends.headers), listCodes(sends.fields)]],
          ),
        ]
      : [t('widgets:sendsNothing')]),
    `## ${t('widgets:keeps')}`,
    keeps.length > 0
      ? formatTable(
          [name, kind, purpose, kept],
          keeps.map((record) => [mark(record.key), record.storage, record.purpose, record.kept]),
        )
      : t('widgets:keepsNothing'),
  ];
}

/** A widget's page as Markdown: all of it but the live example. */
export function toMarkdownPage(guide: WidgetGuide, locale: Locale, t: Translate): MarkdownPage {
  const contract = (['attributes', 'events', 'slots', 'parts', 'properties'] as const).flatMap((kind) =>
    guide[kind].length > 0 || kind !== 'slots'
      ? [
          `## ${t(`widgets:${kind}`)}`,
          t(`widgets:${kind}Text`),
          guide[kind].map((entry) => formatEntry(entry, locale, t)).join('\n'),
        ]
      : [],
  );
  const body = [
    formatFacts(guide, locale, t),
    `## ${t('widgets:put')}`,
    guide.summary,
    `${t('widgets:putText')} [${t('widgets:putLink')}](${formatSnippetPath(guide.name, locale)})`,
    t('widgets:scriptText'),
    block('html', guide.snippet),
    `## ${t('widgets:prerender')}`,
    t('widgets:prerenderText'),
    block('js', guide.prerender),
    guide.notes.trim(),
    ...contract,
    ...formatData(guide, locale, t),
    `[${t('widgets:playground')}](/${locale}/playground?widget=${guide.name})`,
    `[${t('widgets:all')}](/${locale}/widgets)`,
  ];
  return { title: guide.title, lead: guide.lead, body: body.filter(Boolean).join('\n\n') };
}
