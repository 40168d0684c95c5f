import type { Figures } from './measure-page.ts';
import type { Job } from './measured-page.ts';

function sort(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

/** The value in the middle; not a number where there is none. */
export const median = (values: readonly number[]): number => sort(values)[values.length >> 1] ?? Number.NaN;

/** The value in the middle, with the lowest and the highest. */
function formatSpread(values: readonly number[]): string {
  const sorted = sort(values);
  return `${Math.round(median(values))} (${Math.round(sorted[0] ?? 0)}–${Math.round(sorted.at(-1) ?? 0)})`;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The rows of a job's table: medians over all rounds, and ratios to the page that the others are compared with. */
export function tabulate(
  name: string,
  job: Job,
  measured: ReadonlyMap<string, readonly Figures[]>,
): Record<string, string | number>[] {
  const read = (variant: string, what: keyof Figures) =>
    (measured.get(variant) ?? []).flatMap((figures) => figures[what] ?? []);
  const bases = Object.keys(job);
  return bases.map((variant) => {
    const { base = bases[0] as string, times, limit } = job[variant] ?? {};
    const ratio = (what: keyof Figures) => round(median(read(variant, what)) / median(read(base, what)), 2);
    const pressed = read(variant, 'press');
    return {
      job: name,
      page: variant,
      'visible ms': formatSpread(read(variant, 'visible')),
      ratio: ratio('visible'),
      ...(limit ? { limit, 'in limit': ratio('visible') <= limit ? 'yes' : 'no' } : {}),
      'warm ms': formatSpread(read(variant, 'warm')),
      'long ms': round(median(read(variant, 'long')), 0),
      'processor ms': formatSpread(read(variant, 'processor')),
      'its ratio': ratio('processor'),
      ...(times ? { growth: round(ratio('processor') / times, 2) } : {}),
      shift: round(median(read(variant, 'shift')), 3),
      MB: round(median(read(variant, 'memory')), 1),
      ...(pressed.length > 0 ? { 'press ms': formatSpread(pressed) } : {}),
    };
  });
}
