import { isPin, normalizePin, pinLength } from '../../../widgets/shared/submissions/pin.ts';
import type { Contest } from '../../sources/contests/contest-file.ts';
import { CsvError, type CsvRow, readCsv } from '../../sources/csv/read-csv.ts';
import { countPins, findPins, insertPins, type Pin } from '../database/contest-pins.ts';
import type { Database } from '../database/database.ts';
import { checkPins, countByPrize } from './check-pins.ts';
import { unguardCell } from './csv.ts';
import { OperatorError } from './operator-error.ts';

const batchSize = 1000;
const prizeLimit = 200;

interface NumberedPin extends Pin {
  line: number;
}

interface Reading {
  pins: NumberedPin[];
  problems: { line: number; message: string }[];
}

function readRows(csv: string): CsvRow[] {
  try {
    return [...readCsv(csv)];
  } catch (error) {
    if (error instanceof CsvError) throw new OperatorError(error.message);
    throw error;
  }
}

/** Valid PINs of a file, and problems by line. Reports name lines and never a PIN. */
function readPins(csv: string): Reading {
  const [heading, ...rows] = readRows(csv);
  if (heading?.cells.map((cell) => cell.trim().toLowerCase()).join() !== 'pin,prize') {
    throw new OperatorError('The first line has to be the heading pin,prize');
  }
  const lineOf = new Map<string, number>();
  const reading: Reading = { pins: [], problems: [] };
  for (const { line, cells } of rows) {
    const pin = normalizePin(cells[0] ?? '');
    const prize = unguardCell((cells[1] ?? '').trim());
    const earlier = lineOf.get(pin);
    const message =
      (cells.length > 2 && 'more than two columns') ||
      (!isPin(pin) && `no PIN of ${pinLength.least} to ${pinLength.most} letters and digits`) ||
      ((prize.length > prizeLimit || /\p{Cc}/u.test(prize)) &&
        `a prize is one line of ${prizeLimit} characters at most`) ||
      (earlier !== undefined && `the same PIN as on line ${earlier}`);
    if (message) reading.problems.push({ line, message });
    else {
      lineOf.set(pin, line);
      reading.pins.push({ line, pin, prize });
    }
  }
  return reading;
}

function* splitBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}

/** Throws OperatorError when those of these PINs that a contest does not have yet give more than its file says. */
async function checkNew(database: Database, contest: Contest, pins: readonly Pin[]): Promise<void> {
  const added: string[] = [];
  for (const batch of splitBatches(pins)) {
    const names = batch.map(({ pin }) => pin);
    const known = await findPins(database, contest.id, names);
    for (const { pin, prize } of batch) if (!known.has(pin)) added.push(prize);
  }
  checkPins(contest, countByPrize(added), await countPins(database, contest.id));
}

/**
 * Adds the PINs of a CSV file to a contest, and reports each skipped line. Each batch is a transaction of its own, since
 * forms wait for the only connection of the embedded database: after a failure, the earlier batches stay. Loading the
 * same file again adds what is missing, and nothing twice. Rejects with OperatorError, before any PIN is added, for a file
 * that is not such a list, or that gives more than the contest's file says, unless `isBeyondRules`.
 */
export async function loadPins(
  database: Database,
  contest: Contest,
  csv: string,
  isBeyondRules = false,
): Promise<string> {
  const { pins, problems } = readPins(csv);
  if (!isBeyondRules) await checkNew(database, contest, pins);
  let known = 0;
  let added = 0;
  for (const batch of splitBatches(pins)) {
    const loaded = await database.transaction((session) => insertPins(session, contest.id, batch));
    for (const { line, pin, prize } of batch) {
      if (!loaded.has(pin)) added += 1;
      else if (loaded.get(pin) === prize) known += 1;
      else problems.push({ line, message: 'loaded before with another prize, which stays' });
    }
  }
  const report = problems
    .sort((one, other) => one.line - other.line)
    .map(({ line, message }) => `line ${line}: ${message}\n`);
  return `${report.join('')}${added} loaded, ${known} loaded before, ${problems.length} left out.\n`;
}
