import { isPin, normalizePin, pinLength } from '../../../widgets/shared/submissions/pin.ts';
import { CsvError, type CsvRow, readCsv } from '../../csv/read-csv.ts';
import { insertPins, type Pin } from '../database/contest-pins.ts';
import type { Database } from '../database/database.ts';
import { unguardCell } from './csv.ts';
import { OperatorError } from './operator-error.ts';

const batchSize = 1000;
const prizeLimit = 200;

interface NumberedPin extends Pin {
  line: number;
}

interface Reading {
  pins: NumberedPin[];
  problems: { line: number; words: string }[];
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
    const words =
      (cells.length > 2 && 'more than two columns') ||
      (!isPin(pin) && `no PIN of ${pinLength.least} to ${pinLength.most} letters and digits`) ||
      ((prize.length > prizeLimit || /\p{Cc}/u.test(prize)) &&
        `a prize is one line of ${prizeLimit} characters at most`) ||
      (earlier !== undefined && `the same PIN as on line ${earlier}`);
    if (words) reading.problems.push({ line, words });
    else {
      lineOf.set(pin, line);
      reading.pins.push({ line, pin, prize });
    }
  }
  return reading;
}

/**
 * Adds the PINs of a CSV file to a contest, and reports each skipped line. Each batch is a transaction of its own, since
 * forms wait for the only connection of the embedded database: after a failure, the earlier batches stay. Loading the
 * same file again adds what is missing, and nothing twice. Rejects with OperatorError, before any PIN is added, for a file
 * that is not such a list.
 */
export async function loadPins(database: Database, contest: string, csv: string): Promise<string> {
  const { pins, problems } = readPins(csv);
  let known = 0;
  let added = 0;
  for (let start = 0; start < pins.length; start += batchSize) {
    const batch = pins.slice(start, start + batchSize);
    const loaded = await database.transaction((session) => insertPins(session, contest, batch));
    for (const { line, pin, prize } of batch) {
      if (!loaded.has(pin)) added += 1;
      else if (loaded.get(pin) === prize) known += 1;
      else problems.push({ line, words: 'loaded before with another prize, which stays' });
    }
  }
  const report = problems
    .sort((one, other) => one.line - other.line)
    .map(({ line, words }) => `line ${line}: ${words}\n`);
  return `${report.join('')}${added} loaded, ${known} loaded before, ${problems.length} left out.\n`;
}
