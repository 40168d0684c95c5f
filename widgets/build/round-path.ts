/** Numbers after each command, and what they are: horizontal (x), vertical (y), a radius (r) or none of these (-). */
const shapes: Record<string, string> = { m: 'xy', l: 'xy', h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy', t: 'xy' };
const arc = 'rr---xy';
const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const arcNumber =
  /([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([01])[\s,]*([01])[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/g;

function readNumbers(command: string, text: string): number[] {
  // Flags of an arc may stand without anything between them and the next number.
  if (command === 'a') return [...text.matchAll(arcNumber)].flatMap((match) => match.slice(1).map(Number));
  return (text.match(number) ?? []).map(Number);
}

const joinNumbers = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-');

/**
 * An SVG path scaled up, with its coordinates rounded to integers, all of it relative. Each step is measured from where the rounded
 * path has come to, so that errors never add up.
 */
export function roundPath(path: string, scale: number): string {
  // Where the path is, where the rounded path is, and where the current subpath began in both.
  let [x, y, roundX, roundY, startX, startY, roundStartX, roundStartY] = [0, 0, 0, 0, 0, 0, 0, 0];
  let result = '';
  let last = '';
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    let command = letter.toLowerCase();
    const isAbsolute = letter !== command;
    if (command === 'z') {
      [x, y, roundX, roundY] = [startX, startY, roundStartX, roundStartY];
      result += 'z';
      last = 'z';
      continue;
    }
    const shape = command === 'a' ? arc : shapes[command];
    if (!shape) throw new Error(`Unknown path command ${letter}`);
    const numbers = readNumbers(command, text);
    for (let at = 0; at < numbers.length; at += shape.length) {
      let [endX, endY] = [x, y];
      const rounded = [...shape].map((axis, place) => {
        const value = numbers[at + place] as number;
        if (axis === '-') return value;
        const scaled = value * scale;
        if (axis === 'r') return Math.round(scaled);
        const absolute = isAbsolute ? scaled : scaled + (axis === 'x' ? x : y);
        if (axis === 'x') endX = absolute;
        else endY = absolute;
        return Math.round(absolute - (axis === 'x' ? roundX : roundY));
      });
      const move = (axis: string) => rounded[shape.lastIndexOf(axis)] ?? 0;
      [x, y] = [endX, endY];
      if (shape.includes('x')) roundX = roundX + move('x');
      if (shape.includes('y')) roundY = roundY + move('y');
      if (command === 'm') [startX, startY, roundStartX, roundStartY] = [x, y, roundX, roundY];
      // What has shrunk to nothing is left out.
      if (command !== 'm' && rounded.every((value) => value === 0)) continue;
      const numbersText = joinNumbers(rounded);
      if (command !== last || command === 'm') result += command + numbersText;
      else result += (numbersText.startsWith('-') ? '' : ' ') + numbersText;
      last = command;
      // Further pairs after a move are lines.
      if (command === 'm') command = 'l';
    }
  }
  return result;
}
