import { articleRooms, articleSeasons } from '../../widgets/shared/brand/article-topics.ts';
import { isDate, readJson } from '../source-text/read-json.ts';
import type { SourceFile } from '../source-text/source-file.ts';
import { type ArticleFacts, articleKinds } from './article.ts';

const keys = ['kind', 'seasons', 'rooms', 'published', 'updated', 'drawing', 'related'];
const optional = ['picture'];

/** What other files allow an article to name. */
export interface KnownNames {
  slugs: readonly string[];
  hasDrawing(name: string): boolean;
  hasPicture(name: string): boolean;
}

/** An article.json as facts, or all that is wrong with it by file and line. */
export function readFacts(file: SourceFile, slug: string, known: KnownNames): ArticleFacts | string[] {
  const { values: facts, problems, demand } = readJson(file, keys, optional);
  if (problems.length > 0) return problems;
  const among = (key: string, allowed: readonly string[]) => {
    const values = facts[key];
    const isList = Array.isArray(values) && values.every((value) => allowed.includes(value));
    demand(isList, key, `${key} is a list of: ${allowed.join(', ')}`);
  };
  demand(
    articleKinds.some((kind) => kind === facts.kind),
    'kind',
    `kind is one of: ${articleKinds.join(', ')}`,
  );
  among('seasons', articleSeasons);
  among('rooms', articleRooms);
  for (const key of ['published', 'updated']) demand(isDate(facts[key]), key, `${key} is no date like 2026-03-01`);
  demand(String(facts.updated) >= String(facts.published), 'updated', 'updated is before published');
  demand(known.hasDrawing(String(facts.drawing)), 'drawing', `there is no drawing ${facts.drawing}`);
  const hasPicture = !('picture' in facts) || known.hasPicture(String(facts.picture));
  demand(hasPicture, 'picture', `there is no picture ${facts.picture}`);
  among('related', known.slugs);
  const related = Array.isArray(facts.related) ? facts.related : [];
  const isApart = new Set(related).size === 3 && related.length === 3 && !related.includes(slug);
  demand(isApart, 'related', 'related names three other articles');
  return problems.length > 0 ? problems : (facts as unknown as ArticleFacts);
}
