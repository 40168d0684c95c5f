import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { translateDraws } from '../../../site/draws/draw-messages.ts';
import { createMarkup as create, type Markup } from '../../../site/search/markup.ts';
import type { Contest } from '../../../sources/contests/contest-file.ts';
import { formatDrawsPath } from '../../../sources/contests/draws-path.ts';
import type { listPublicDraws, PublicDraw } from '../../database/public-draws.ts';

/** A time to the second, in a contest's zone. */
function formatTime(time: Date, locale: Locale, { zone }: Contest): string {
  const format = { dateStyle: 'long', timeStyle: 'long', timeZone: zone } as const;
  return new Intl.DateTimeFormat(`${locale}-CA`, format).format(time);
}

const code = (text: string) => create('code', {}, text);

function describeDraw(draw: PublicDraw, number: number, contest: Contest, locale: Locale): Markup {
  const t = translateDraws[locale];
  const count = (value: number) => new Intl.NumberFormat(`${locale}-CA`).format(value);
  const { commitment, places, winners } = draw;
  const list = `${formatDrawsPath(locale, contest.id)}/${draw.id}/entries.txt`;
  const hasList = places.length > 0;
  const facts: (readonly [string, Markup])[] = [
    ...(draw.reason ? [[t('reason'), draw.reason[locale]] as const] : []),
    [t('entries'), count(draw.entries)],
    [t('chances'), count(draw.chances)],
    ...(commitment
      ? [
          [t('committedAt'), formatTime(commitment.committedAt, locale, contest)] as const,
          [t('commitment'), code(commitment.digest)] as const,
        ]
      : []),
    [t('seed'), code(draw.seed)],
    [t('listDigest'), code(draw.digest)],
    [t('algorithm'), code(draw.algorithm)],
    ...(hasList ? [[t('winners'), places.slice(0, winners).join(', ')] as const] : []),
    ...(places.length > winners ? [[t('alternates'), places.slice(winners).join(', ')] as const] : []),
  ];
  const data = {
    number,
    list,
    digest: draw.digest,
    seed: draw.seed,
    commitment: commitment?.digest,
    places,
  };
  return create(
    'section',
    { class: 'draw', ...(hasList && { 'data-draw': JSON.stringify(data) }) },
    create('h3', {}, t('draw', { number, time: formatTime(draw.drawnAt, locale, contest) })),
    create('dl', {}, ...facts.flatMap(([term, value]) => [create('dt', {}, term), create('dd', {}, value)])),
    ...(commitment ? [] : [create('p', {}, t('noCommitment'))]),
    create('p', {}, hasList ? create('a', { href: list, download: '' }, t('list')) : t('noList')),
  );
}

/** What the public sees of a contest's draws. */
export function describeDraws(
  contest: Contest,
  { draws, next }: Awaited<ReturnType<typeof listPublicDraws>>,
  locale: Locale,
): Markup[] {
  const t = translateDraws[locale];
  return [
    create('h2', { class: 'heading' }, contest.title[locale]),
    ...(draws.length === 0 ? [create('p', {}, t('none'))] : []),
    ...draws.map((draw, index) => describeDraw(draw, index + 1, contest, locale)),
    ...(next
      ? [
          create('p', {}, t('committed', { time: formatTime(next.committedAt, locale, contest) })),
          create('p', {}, code(next.digest)),
        ]
      : []),
    create('p', {}, create('a', { href: contest.rulesUrl[locale] }, t('rules'))),
  ];
}

/** The contests whose draws may be looked at. */
export const describeContests = (contests: Iterable<Contest>, locale: Locale): Markup[] => [
  create('h2', { class: 'heading' }, translateDraws[locale]('contests')),
  create(
    'ul',
    {},
    ...Array.from(contests, ({ id, title }) =>
      create('li', {}, create('a', { href: formatDrawsPath(locale, id) }, title[locale])),
    ),
  ),
];
