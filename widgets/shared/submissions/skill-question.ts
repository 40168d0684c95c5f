import { keepDigits } from './digits.ts';

/** V-09: the numbers of the skill-testing question, 20 x 5 + 25 - 50. */
export const skillQuestion = { first: 20, second: 5, third: 25, fourth: 50 } as const;

/** V-09: whether an answer is right; surrounding spaces are ignored. */
export function isSkillAnswer(value: string): boolean {
  const { first, second, third, fourth } = skillQuestion;
  const text = value.trim();
  return text === keepDigits(text) && Number(text) === first * second + third - fourth;
}
