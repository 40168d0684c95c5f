import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { removeFigures } from '../markdown/figures.ts';
import { readMarkdown, type TextRules } from '../markdown/read-markdown.ts';
import type { SourceFile, SourceProblem } from '../source-text/source-file.ts';
import type { ArticleText } from './article.ts';

/** Longest texts of an article, in characters. */
export const articleLengths = { title: 80, description: 155, lead: 260, alt: 200 };
const wordsPerMinute = 200;

/**
 * Parses an article's Markdown file, or lists all its problems by file and line. Only a picture needs an alternative text:
 * a drawing has that of its scene.
 */
export function readText(
  file: SourceFile,
  locale: Locale,
  { needsAlt, ...known }: Pick<TextRules<never>, 'isPage' | 'hasPicture' | 'placeholders'> & { needsAlt: boolean },
): ArticleText | SourceProblem[] {
  const optional: 'alt'[] = needsAlt ? [] : ['alt'];
  const read = readMarkdown(file, locale, { maxLengths: articleLengths, optional, ...known });
  if (Array.isArray(read)) return read;
  const { fields, body, bodyLine } = read;
  const count = removeFigures(body)
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word)).length;
  return { ...fields, alt: fields.alt ?? '', body, bodyLine, minutes: Math.max(1, Math.round(count / wordsPerMinute)) };
}
