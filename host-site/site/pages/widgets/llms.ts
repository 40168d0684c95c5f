import { type Locale, locales } from '../../../../widgets/shared/locale/locale.ts';
import { toPlainMarkdown } from '../../../sources/guides/plain-markdown.ts';
import { findRoute } from '../../../sources/routes.ts';
import type { PageSources } from '../page-sources.ts';
import { formatFileLine, formatOverviewLine, listElements, listGuides } from './guide-lists.ts';

/** Files of a release for tools, by the key of their description. */
const toolFiles: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    elements: 'custom-elements.json',
    editors: 'vscode.html-custom-data.json',
    types: 'vitrine.d.ts',
    release: 'manifest.json',
  },
  fr: { elements: 'custom-elements.fr.json' },
};

/** A language's lists: the guides, the elements, and files for tools. */
function formatLists(sources: PageSources, locale: Locale): string[] {
  const t = sources.translate[locale];
  const files = Object.entries(toolFiles[locale]).map(([key, file]) =>
    formatFileLine(file, `${sources.site.origin}/widgets/v1/${file}`, t(`widgets:llms.files.${key}`)),
  );
  return [
    `## ${t('widgets:llms.guides')}`,
    `${formatOverviewLine(sources, locale)}\n${listGuides(sources, locale)}`,
    `## ${t('widgets:llms.elements')}`,
    listElements(sources, locale),
    `## ${t('widgets:llms.tools')}`,
    files.join('\n'),
  ];
}

/** `llms.txt`: the documentation's Markdown for agents, in both languages (https://llmstxt.org). */
export function formatLlms(sources: PageSources): string {
  const { translate, readGuide, site } = sources;
  const overview = readGuide(findRoute('widgets'), 'en');
  const text = [
    `# ${translate.en('widgets:llms.title')}`,
    `> ${overview.description}`,
    ...locales.map((locale) => translate[locale]('widgets:llms.text')),
    ...locales.flatMap((locale) => formatLists(sources, locale)),
  ];
  return `${toPlainMarkdown(text.join('\n\n'), site.origin)}\n`;
}
