import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { contentFolder } from '../../retailers/retailer-content.ts';
import { fillFacts } from '../facts/fill-facts.ts';
import { readFrontMatter } from './front-matter.ts';
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts';

/** A rendered page of content/pages. */
export interface Prose extends RenderedMarkdown {
  title: string;
  description: string;
  lead: string;
  /** YYYY-MM-DD */
  updated: string;
  /** Alternative text of its picture; empty when it has none. */
  alt: string;
  /** Whether it ends with share buttons. */
  isShared: boolean;
}

/**
 * Renders content/pages/<name>.<locale>.md with its facts as of `today`, YYYY-MM-DD, and the `given` values by token.
 * The name is the route's path, if it has one. Throws when the file, a field or a fact is missing.
 */
export function readProse(
  root: string,
  name: string,
  locale: Locale,
  today: string,
  given: Readonly<Record<string, string>>,
): Prose {
  const file = join(root, `${contentFolder}/pages`, `${name}.${locale}.md`);
  const { fields, body } = readFrontMatter(fillFacts(readFileSync(file, 'utf8'), locale, today, given));
  const read = (field: string): string => {
    const value = fields[field];
    if (!value) throw new Error(`${file} has no ${field}`);
    return value;
  };
  return {
    title: read('title'),
    description: read('description'),
    lead: read('lead'),
    updated: read('updated'),
    alt: fields.alt ?? '',
    isShared: fields.share === 'true',
    ...renderMarkdown(body),
  };
}
