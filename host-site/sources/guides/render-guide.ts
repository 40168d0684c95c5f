import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../../widgets/catalogue.ts';
import { putOwnBrands } from '../../../widgets/manifest/put-own-brands.ts';
import { putOwnOrigin } from '../../../widgets/manifest/put-own-origin.ts';
import {
  brandPropertyDocs,
  fieldPropertyDocs,
  formPropertyDocs,
  gapPropertyDocs,
  successPropertyDocs,
} from '../../../widgets/shared/element/contract-docs.ts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { sandboxDays, sandboxRows } from '../../../widgets/shared/submissions/sandbox-values.ts';
import messagesEn from '../../content/widgets.en.json' with { type: 'json' };
import messagesFr from '../../content/widgets.fr.json' with { type: 'json' };
import { fillFacts } from '../facts/fill-facts.ts';
import { formatDate, formatNumber } from '../facts/format-value.ts';
import type { Prose } from '../markdown/prose.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { describeChannel, readChannel } from './channel.ts';
import { formatTable } from './format-table.ts';
import type { WidgetSizes } from './measure-widgets.ts';
import { readGuide } from './read-guide.ts';
import { describeReasons } from './reason-table.ts';
import { describeSandbox } from './sandbox-table.ts';
import { describeSanitizers, sanitizersTestedOn } from './sanitizer-table.ts';
import { describeSettings } from './settings.ts';
import { testedOn } from './wcag-evidence.ts';
import { describeCriteria } from './wcag-table.ts';

const headings = { en: messagesEn.tables, fr: messagesFr.tables };
const inSamples = { en: messagesEn.samples, fr: messagesFr.samples };

/** Markdown of the brands' tokens with their defaults. */
function describeTokens(locale: Locale): string {
  const { property: name, value, use } = headings[locale];
  return formatTable(
    [name, value, use],
    Object.entries({
      ...brandPropertyDocs,
      ...fieldPropertyDocs,
      ...formPropertyDocs,
      ...successPropertyDocs,
      ...gapPropertyDocs,
    }).map(([property, text]) => [`\`${property}\``, `\`${text.default}\``, text[locale]]),
  );
}

/** A file of an app in demo/package, translated to the page's language and indented for its block. */
function quoteSample(root: string, path: string, locale: Locale): string {
  const { newsletter, comment } = inSamples[locale];
  return putOwnOrigin(putOwnBrands(readFileSync(join(root, 'demo/package', path), 'utf8')))
    .trimEnd()
    .replace(inSamples.en.newsletter, newsletter)
    .replace(inSamples.en.comment, comment)
    .replace('/en/newsletter', `/${locale}/newsletter`);
}

/** Markdown of each widget's size when alone on a page, as measured by the build. */
function describeSizes(sizes: WidgetSizes, locale: Locale): string {
  const { element, bytes } = headings[locale];
  return formatTable(
    [element, bytes],
    catalogue.map(({ name, contract }) => [`\`<${contract.tag}>\``, formatNumber(sizes[name]?.[locale] ?? 0, locale)]),
  );
}

/** A rendered page of the documentation, and the Markdown that it was rendered from. */
export interface Guide extends Prose {
  body: string;
}

/**
 * Renders a page of content/widgets; replaces `{{settings}}`, `{{channel}}`, `{{reason-codes}}`, `{{sandbox-values}}`, `{{tokens}}`, `{{sizes}}`, `{{sanitizers}}`, `{{criteria}}` and
 * files of demo/package with their state in this build, and other tokens with facts on `today`, YYYY-MM-DD. Throws when something is missing.
 */
export function renderGuide(root: string, name: string, locale: Locale, today: string, sizes: WidgetSizes): Guide {
  const { body, ...front } = readGuide(root, name, locale);
  const filled = fillFacts(body, locale, today, {
    settings: describeSettings(readFileSync(join(root, '.env.example'), 'utf8'), locale),
    'reason-codes': describeReasons(locale),
    'sandbox-values': describeSandbox(locale),
    'sandbox-days': String(sandboxDays),
    'sandbox-rows': formatNumber(sandboxRows, locale),
    ...(name === 'changelog' ? { channel: describeChannel(readChannel(root), locale) } : {}),
    tokens: describeTokens(locale),
    sizes: describeSizes(sizes, locale),
    sanitizers: describeSanitizers(locale),
    'sanitizers-tried': formatDate(sanitizersTestedOn, locale),
    criteria: describeCriteria(locale),
    'criteria-tested': formatDate(testedOn, locale),
    'react-app': quoteSample(root, 'react/src/app.tsx', locale),
    'vue-configuration': quoteSample(root, 'vue/vite.config.ts', locale),
    'vue-app': quoteSample(root, 'vue/src/app.vue', locale),
  });
  return { ...front, body: filled, isShared: false, alt: '', ...renderMarkdown(filled) };
}
