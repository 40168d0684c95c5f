import { ownBrand } from '../../../widgets/shared/brand/brands.ts';
import { offers } from '../../../widgets/shared/brand/offers.ts';
import { markPlaceholder } from '../source-text/placeholder-mark.ts';
import type { Contest } from './contest-file.ts';

const zone = 'America/Toronto';
const regions = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
const adultAtNineteen = ['BC', 'NB', 'NL', 'NS', 'NT', 'NU', 'YT'];
/** A contest opens three weeks after its file is written, and lasts six. */
const [opensAfter, closesAfter] = [21, 63];

/** The instant at a time of day in the contest's zone, so many days after a day, both `YYYY-MM-DD`; with its offset. */
function toInstant(today: string, days: number, time: string): string {
  const day = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, timeZoneName: 'longOffset' });
  const parts = format.formatToParts(new Date(`${day}T${time}Z`));
  return `${day}T${time}${parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '')}`;
}

/** A valid contest for a new file, by file name: a draw that is open to residents of Canada who are of age. */
export function writeContestTemplate(id: string, today: string): Record<string, string> {
  const contest: Contest = {
    id,
    opens: toInstant(today, opensAfter, '09:00:00'),
    closes: toInstant(today, closesAfter, '23:59:00'),
    zone,
    title: { en: markPlaceholder(`A title for ${id}`), fr: markPlaceholder(`Un titre pour ${id}`) },
    prizes: [{ count: 1, value: 500, words: { en: 'a {value} shopping spree', fr: 'une virée de {value}' } }],
    regions: [...regions],
    minimumAge: Object.fromEntries(regions.map((region) => [region, adultAtNineteen.includes(region) ? 19 : 18])),
    rulesUrl: { en: '/en/contestrules', fr: '/fr/contestrules' },
    skillQuestion: true,
    memberChances: offers.loyalty ? 2 : 1,
    period: 'contest',
    hasPin: false,
    brands: [ownBrand],
  };
  return { [`${id}.json`]: `${JSON.stringify(contest, undefined, 2)}\n` };
}
