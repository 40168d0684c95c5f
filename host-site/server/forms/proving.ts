import { limitRate, type Outcome } from './outcome.ts';
import type { ProofPurpose, Proofs } from './proof-of-work.ts';

/** The answer to a question that a form without JavaScript was shown with. */
export interface QuestionAnswer {
  token: string;
  answer: string;
}

/** How a kind of request proves work. */
export interface Proving {
  /** Whether the proof is accepted; undefined when there is none. */
  accepts: ((purpose: ProofPurpose) => Promise<boolean>) | undefined;
  /** What asks for a proof, or for another one. */
  ask(purpose: ProofPurpose, isAnother: boolean): Promise<Pick<Outcome, 'challenge' | 'question'>>;
}

/** Asks for a proof of work; undefined when there is a valid one. */
export async function demandProof(purpose: ProofPurpose, { accepts, ask }: Proving): Promise<Outcome | undefined> {
  if (await accepts?.(purpose)) return undefined;
  // An earlier version of our forms says when to try again.
  return { ...limitRate(60), ...(await ask(purpose, !!accepts)) };
}

/** A widget solves a challenge and sends the solution in a header. */
export function proveByHeader(proofs: Proofs, text: string | undefined): Proving {
  return {
    accepts: text === undefined ? undefined : (purpose) => proofs.accepts(purpose, text),
    ask: async (purpose) => ({ challenge: await proofs.ask(purpose) }),
  };
}

/** A form without JavaScript comes back with a question. */
export function proveByAnswer(proofs: Proofs, answered: QuestionAnswer | undefined): Proving {
  return {
    accepts: answered && ((purpose) => proofs.acceptsAnswer(purpose, answered.token, answered.answer)),
    ask: async (purpose, isAnother) => ({ question: { ...proofs.askQuestion(purpose), isAnother } }),
  };
}
