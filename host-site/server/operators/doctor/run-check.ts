import { findFailureCode } from '../../failure-code.ts';
import { withTimeout } from '../../with-timeout.ts';
import { type Check, type Finding, fail } from './check.ts';

/** A finding with the id of its check. */
export interface Report extends Finding {
  id: string;
}

const defaultLimit = 30_000;

const remedy = {
  en: 'Look the code up. If it says nothing, the log of the server or of the other service may.',
  fr: 'Cherchez ce que signifie le code. S’il ne dit rien, le journal du serveur ou de l’autre service en dit peut-être plus.',
};

/** Runs a check. Never rejects: a check that does has failed, with the code of its error. */
export async function runCheck<Tools>(
  { id, run, timeLimit = defaultLimit }: Check<Tools>,
  tools: Tools,
): Promise<Report> {
  try {
    return { id, ...(await withTimeout(timeLimit, run(tools))) };
  } catch (error) {
    const code = findFailureCode(error);
    const message = {
      en: `This could not be found out (${code}).`,
      fr: `Impossible de le savoir (${code}).`,
    };
    return { id, ...fail(message, remedy, code) };
  }
}
