import * as z from 'zod/mini';
import { articleRooms, articleSeasons } from '../../../widgets/shared/brand/article-topics.ts';
import { toError } from '../problems/schema-problems.ts';
import { day, parseJson, publishOrder, publishTimes } from '../source-text/parse-json.ts';
import type { SourceFile, SourceProblem } from '../source-text/source-file.ts';
import { type ArticleFacts, articleKinds } from './article.ts';

/** Names in other files that an article may refer to. */
export interface KnownNames {
  slugs: readonly string[];
  hasDrawing(name: string): boolean;
  hasPicture(name: string): boolean;
}

const listOf = <Names extends readonly string[]>(names: Names) => {
  const error = toError({ code: 'listOf', names: names.join(', ') });
  return z.array(z.enum(names, error), { error });
};

const named = (code: 'unknownDrawing' | 'unknownPicture', has: (name: string) => boolean) =>
  z.string().check(z.refine(has, { error: ({ input }) => toError({ code, name: String(input) }) }));

/** Parses an article.json, or lists all its problems by file and line. */
export function readFacts(file: SourceFile, slug: string, known: KnownNames): ArticleFacts | SourceProblem[] {
  const areOthers = (related: string[]) =>
    related.length <= 3 && new Set([...related, slug]).size === related.length + 1;
  const schema = z
    .strictObject({
      kind: z.enum(articleKinds),
      seasons: listOf(articleSeasons),
      rooms: listOf(articleRooms),
      published: day('2026-03-01'),
      updated: day('2026-03-01'),
      drawing: named('unknownDrawing', known.hasDrawing),
      picture: z.exactOptional(named('unknownPicture', known.hasPicture)),
      related: listOf(known.slugs).check(z.refine(areOthers, toError({ code: 'relatedArticles' }))),
      ...publishTimes,
    })
    .check(
      z.refine(({ published, updated }) => updated >= published, {
        path: ['updated'],
        error: toError({ code: 'updatedBeforePublished' }),
      }),
      publishOrder,
    );
  return parseJson(file, schema);
}
