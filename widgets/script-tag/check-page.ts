import { knownProperties } from 'virtual:known-properties';
import { mistakesGuide } from '../shared/element/check-names.ts';

type ReportNames = typeof import('../shared/element/report-names.ts');
/** Imports the file that says what is wrong in a page, which may itself fail to come. */
export type ImportReports = () => Promise<ReportNames>;

const ignore = () => undefined;

/** Reports a tag that no widget has, unless the page itself has defined it by then. */
export function reportTag({ localName }: Element, tags: readonly string[], importReports: ImportReports): void {
  if (!customElements.get(localName))
    importReports().then((reports) => reports.reportTag(localName, tags, mistakesGuide), ignore);
}

/** Reports custom properties that a page sets for a widget, and that none reads; only Chromium lists them. */
export function checkProperties(element: Element, importReports: ImportReports): void {
  const set = [...(element.computedStyleMap?.().keys() ?? [])];
  const unknown = set.filter((name) => name.startsWith('--vitrine-') && !knownProperties.includes(name));
  if (unknown.length > 0)
    importReports().then((reports) => reports.reportProperties(unknown, knownProperties, mistakesGuide), ignore);
}
