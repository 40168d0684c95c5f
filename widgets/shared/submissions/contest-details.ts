/** Whether entries are accepted, by the server's clock. */
export const contestStates = ['before', 'open', 'closed'] as const;
/** See `contestStates`. */
export type ContestState = (typeof contestStates)[number];

/** What a widget shows of a contest, in one language: the response of GET /Contest/Details?contest=…&locale=… */
export interface ContestDetails {
  id: string;
  /** Whether an entry needs a PIN (NM-01). */
  hasPin: boolean;
  state: ContestState;
  title: string;
  /** Dates and times as formatted text, with the name of the zone: “November 9, 2026 at 9 a.m. ET”. */
  opens: string;
  closes: string;
  /** Each prize as text, with its number and value. */
  prizes: readonly string[];
  /** Who may enter, as a sentence: regions, ages. */
  eligibility: string;
  /** Address of the rules, absolute or from the root of the service. */
  rulesUrl: string;
  /** Whether the skill-testing question is required (V-09). */
  hasSkillQuestion: boolean;
  /** Number of entries that a STYLE+ member's form counts as (CE-02); 1 where members have no advantage. */
  memberChances: number;
  /**
   * If the contest's file asks for them, and once they are known: the number of entries, and seconds until an open contest
   * closes.
   */
  counts?: { entries?: number; secondsLeft?: number };
}
