import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { widgetNames } from '../../../sources/guides/widget-guide.ts';
import { findRoute, formatPath, toWidgetRoute } from '../../../sources/routes.ts';
import type { PageSources } from '../page-sources.ts';

/** Names of the guides' routes, in the order of the overview. */
export const guideNames = [
  'widgets-embedding',
  'widgets-hosts',
  'widgets-doctor',
  'widgets-operating',
  'widgets-stores',
  'widgets-submissions',
  'widgets-accessibility',
  'widgets-changelog',
] as const;

type ListSources = Pick<PageSources, 'translate' | 'readGuide' | 'readWidget'>;

/** A line of a list of files, in the form that llms.txt asks for (https://llmstxt.org). */
export const formatFileLine = (name: string, address: string, notes: string): string =>
  `- [${name}](${address}): ${notes}`;

/** Markdown list of the guides. */
export function listGuides({ translate }: ListSources, locale: Locale): string {
  const t = translate[locale];
  const toLine = (name: string) =>
    formatFileLine(t(`site:nav.${name}`), formatPath(findRoute(name), locale), t(`widgets:guideLinks.${name}`));
  return guideNames.map(toLine).join('\n');
}

/** Markdown list of the elements' pages. */
export function listElements({ readWidget }: ListSources, locale: Locale): string {
  const toLine = (name: string) => {
    const { title, lead } = readWidget(name, locale);
    return formatFileLine(title, formatPath(toWidgetRoute(name), locale), lead);
  };
  return widgetNames.map(toLine).join('\n');
}

/** The line of the overview. */
export function formatOverviewLine({ readGuide }: ListSources, locale: Locale): string {
  const route = findRoute('widgets');
  const { title, lead } = readGuide(route, locale);
  return formatFileLine(title, formatPath(route, locale), lead);
}
