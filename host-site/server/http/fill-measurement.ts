import { type Locale, toLocale } from '../../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../../sources/escape-html.ts';
import { describeNoTools, listTools } from '../../sources/facts/measurement-tools.ts';
import { listPurposes, type TrackingSettings } from '../../sources/measurement-profiles.ts';
import type { FileIndex, StaticFile } from './static-files/file-index.ts';
import { toRenderedFile } from './static-files/rendered-file.ts';

const banner = '<vitrine-consent-banner ';

/** An index whose pages are filled in when someone asks for them, each once. */
class FilledIndex extends Map<string, StaticFile> {
  readonly #fill: (html: string, locale: Locale) => string;
  readonly #filled = new Map<string, StaticFile>();

  constructor(files: FileIndex, fill: (html: string, locale: Locale) => string) {
    super(files);
    this.#fill = fill;
  }

  override get(name: string): StaticFile | undefined {
    const file = super.get(name);
    const locale = toLocale(/^([a-z]{2})\b.*\.html$/.exec(name)?.[1]);
    if (!file || !locale) return file;
    const known = this.#filled.get(name);
    if (known) return known;
    const html = new TextDecoder().decode(file.plain);
    const filled = this.#fill(html, locale);
    const shown = filled === html ? file : toRenderedFile(filled);
    this.#filled.set(name, shown);
    return shown;
  }
}

/**
 * The pages of the site as these settings need them: the consent banner asks by purpose where there are several, and knows
 * the click ids; the privacy policy lists the tools that are on, `maps` among them. The files are those of the build where neither is needed.
 */
export function fillMeasurement(
  readSite: () => FileIndex,
  tracking: TrackingSettings,
  maps: readonly string[],
  clickIds: readonly string[] = [],
): () => FileIndex {
  const purposes = listPurposes(tracking, maps.length > 0);
  const asked = purposes.length > 1 ? `purposes="${purposes.join(' ')}" ` : '';
  const clicks = clickIds.length > 0 ? `click-ids="${clickIds.join(' ')}" ` : '';
  const filledBanner = banner + asked + clicks;
  if (filledBanner === banner && listTools(tracking, maps, 'en').length === 0) return readSite;
  const fill = (html: string, locale: Locale) => {
    const tools = listTools(tracking, maps, locale).map((tool) => `<li>${escapeHtml(tool)}</li>`);
    const none = `<li>${escapeHtml(describeNoTools(locale).slice('- '.length))}</li>`;
    return html.replace(banner, filledBanner).replace(none, tools.join('\n'));
  };
  let source: FileIndex | undefined;
  let filled: FileIndex = new Map();
  return () => {
    const files = readSite();
    if (files !== source) filled = new FilledIndex(files, fill);
    source = files;
    return filled;
  };
}
