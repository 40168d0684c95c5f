import * as z from 'zod/mini';
import { articleRooms, articleSeasons } from '../../../widgets/shared/brand/article-topics.ts';
import { day, parseJson, publishOrder, publishTimes } from '../source-text/parse-json.ts';
import type { SourceFile } from '../source-text/source-file.ts';
import { type ArticleFacts, articleKinds } from './article.ts';

/** Names in other files that an article may refer to. */
export interface KnownNames {
  slugs: readonly string[];
  hasDrawing(name: string): boolean;
  hasPicture(name: string): boolean;
}

const oneOf = <Names extends readonly string[]>(key: string, names: Names) =>
  z.enum(names, `${key} is one of: ${names.join(', ')}`);

const listOf = <Names extends readonly string[]>(key: string, names: Names) => {
  const error = `${key} is a list of: ${names.join(', ')}`;
  return z.array(z.enum(names, error), { error });
};

const named = (kind: string, has: (name: string) => boolean) =>
  z.string().check(z.refine(has, { error: ({ input }) => `there is no ${kind} ${input}` }));

/** Parses an article.json, or lists all its problems by file and line. */
export function readFacts(file: SourceFile, slug: string, known: KnownNames): ArticleFacts | string[] {
  const isApart = (related: string[]) => related.length === 3 && new Set([...related, slug]).size === 4;
  const schema = z
    .strictObject({
      kind: oneOf('kind', articleKinds),
      seasons: listOf('seasons', articleSeasons),
      rooms: listOf('rooms', articleRooms),
      published: day('published must be a date such as 2026-03-01'),
      updated: day('updated must be a date such as 2026-03-01'),
      drawing: named('drawing', known.hasDrawing),
      picture: z.exactOptional(named('picture', known.hasPicture)),
      related: listOf('related', known.slugs).check(z.refine(isApart, 'related names three other articles')),
      ...publishTimes,
    })
    .check(
      z.refine(({ published, updated }) => updated >= published, {
        path: ['updated'],
        error: 'updated is before published',
      }),
      publishOrder,
    );
  return parseJson(file, schema);
}
