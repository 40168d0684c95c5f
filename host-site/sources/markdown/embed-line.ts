import type { Problem } from '../problems/problem.ts';

/** Elements that `:::` can embed. */
const embedNames = ['finder', 'newsletter', 'share', 'video', 'contest', 'gift-balance'] as const;
/** Name of an element that Markdown can embed. */
export type EmbedName = (typeof embedNames)[number];

/** An embedded element in Markdown: a line `::: name argument`. The name is not validated. */
export interface Embed {
  name: string;
  argument: string;
}

/** Renders the markup for such a line. Throws for an unknown name. */
export type RenderEmbed = (embed: Embed) => string;

const line = /^::: *(\S+)(?: +(.*?))? *$/;

/** Whether `:::` knows a name. */
export function isEmbedName(name: string): name is EmbedName {
  return embedNames.some((known) => known === name);
}

/** Parses such a line; undefined for any other. */
export function parseEmbed(text: string): Embed | undefined {
  const [, name, argument = ''] = line.exec(text) ?? [];
  return name ? { name, argument } : undefined;
}

/** All such lines of a Markdown text, each with its offset. */
export function findEmbeds(body: string): (Embed & { index: number })[] {
  return [...body.matchAll(/^:::.*$/gm)].flatMap(({ 0: text, index }) => {
    const embed = parseEmbed(text);
    return embed ? [{ ...embed, index }] : [];
  });
}

/** The problem of a name that `:::` does not know. */
export const reportUnknownEmbed = (name: string): Problem => ({
  code: 'unknownBlock',
  name,
  known: embedNames.join(', '),
});

/** Whether the argument of `::: video` is the name of a video of our own, and not an address. */
export const isVideoName = (argument: string): boolean => /^[a-z0-9-]+$/.test(argument);

/** Names of our own videos in a Markdown text, in order. */
export function findVideoNames(body: string): string[] {
  return findEmbeds(body).flatMap(({ name, argument }) =>
    name === 'video' && isVideoName(argument) ? [argument] : [],
  );
}
