import { expect, it } from 'vitest';
import { parseContest } from './contest-file.ts';
import { findContestState } from './contest-state.ts';
import { writeContestTemplate } from './write-contest-template.ts';

it.each([
  ['2026-11-23', '2026-12-14T09:00:00-05:00', '2027-01-25T23:59:00-05:00'],
  ['2027-02-15', '2027-03-08T09:00:00-05:00', '2027-04-19T23:59:00-04:00'],
])('the contest template written on %s is valid and opens at 9 a.m. Toronto time', (today, opens, closes) => {
  const [[name, content] = ['', '']] = Object.entries(writeContestTemplate('spring-draw', today));
  expect(name).toBe('spring-draw.json');
  const contest = parseContest(content, name, 'spring-draw');
  expect(contest).toMatchObject({ opens, closes });
  expect(findContestState(contest, Date.parse(today))).toBe('before');
});
