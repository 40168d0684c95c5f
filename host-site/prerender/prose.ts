import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { fillFacts } from '../content/fill-facts.ts';
import { readFrontMatter } from './front-matter.ts';
import { type RenderedMarkdown, renderMarkdown } from './markdown.ts';

/** A page of content/pages, rendered. */
export interface Prose extends RenderedMarkdown {
  title: string;
  description: string;
  lead: string;
  /** YYYY-MM-DD */
  updated: string;
  /** What its picture shows; empty where it has none. */
  alt: string;
  /** Whether a share row stands at its end. */
  isShared: boolean;
}

/**
 * Reads content/pages/<name>.<locale>.md and writes its facts out as they stand on `today`, YYYY-MM-DD, and those `given`
 * by their tokens. The file's name is the route's path when it has one. Throws when the file, a field or a fact is
 * missing.
 */
export function readProse(
  root: string,
  name: string,
  locale: Locale,
  today: string,
  given: Readonly<Record<string, string>>,
): Prose {
  const file = join(root, 'host-site/content/pages', `${name}.${locale}.md`);
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
