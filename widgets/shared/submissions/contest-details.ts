/** By the server's clock: whether entries are taken. */
export const contestStates = ['before', 'open', 'closed'] as const;
export type ContestState = (typeof contestStates)[number];

/** What a widget shows of a contest, in one language: the answer of GET /Contest/Details?contest=…&locale=… */
export interface ContestDetails {
  id: string;
  /** Whether an entry needs a PIN (NM-01). */
  hasPin: boolean;
  state: ContestState;
  title: string;
  /** Dates and times as a sentence shows them, with the name of the zone: “November 9, 2026 at 9 a.m. ET”. */
  opens: string;
  closes: string;
  /** Each prize in words, its number and value included. */
  prizes: readonly string[];
  /** Who may take part, in a sentence: regions, ages. */
  eligibility: string;
  /** Address of the rules, absolute or from the root of the service. */
  rulesUrl: string;
  /** Whether the skill-testing question has to be answered (V-09). */
  hasSkillQuestion: boolean;
  /** Entries that a STYLE+ member's one form counts for (CE-02); 1 where members have no advantage. */
  memberChances: number;
}
