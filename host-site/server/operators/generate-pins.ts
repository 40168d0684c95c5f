import { randomInt } from 'node:crypto';
import type { Contest } from '../../sources/contests/contest-file.ts';
import { createReadableCode } from '../forms/readable-code.ts';
import { checkPins, countByPrize } from './check-pins.ts';
import { formatLine } from './csv.ts';
import { OperatorError } from './operator-error.ts';

/** Length of a PIN; the 206 trillion possibilities cannot be guessed. */
const length = 10;
const most = 1_000_000;

/** Parses `1 x Shopping spree of $500; 20 x $25 gift card` into one prize for each winning PIN. */
function listPrizes(text: string): string[] {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  return parts.flatMap((part) => {
    const [, count, prize] = /^\s*(\d{1,7})\s*[x×]\s*(\S.*?)\s*$/i.exec(part) ?? [];
    if (!count || !prize) throw new OperatorError(`--prizes: expected such as 1 x Grand prize; 20 x $25 gift card`);
    return Array<string>(Number(count)).fill(prize);
  });
}

/**
 * A CSV file of new random PINs for loadPins, in an order that does not reveal the winning ones. Throws OperatorError when
 * they cannot be made, or give more than the file of the contest says, if there is one.
 */
export function generatePins(count: number, prizes: string, contest?: Contest): string {
  if (!(Number.isInteger(count) && count >= 1 && count <= most)) {
    throw new OperatorError(`count: expected a whole number from 1 to ${most}`);
  }
  const won = listPrizes(prizes);
  if (won.length > count) throw new OperatorError(`--prizes: ${won.length} prizes for ${count} PINs`);
  if (contest) checkPins(contest, new Map([...countByPrize(won), ['', count - won.length]]));
  const pins = new Set<string>();
  while (pins.size < count) pins.add(createReadableCode(length));
  const rows = [...pins].map((pin, index) => [pin, won[index] ?? '']);
  for (let last = rows.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [rows[last], rows[other]] = [rows[other] as string[], rows[last] as string[]];
  }
  return [['pin', 'prize'], ...rows].map((row) => formatLine(row)).join('');
}
