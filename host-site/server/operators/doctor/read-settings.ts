import { readContests } from '../../../sources/contests/read-contests.ts';
import type { ServerConfig } from '../../config.ts';
import type { Cipher } from '../../database/cipher.ts';
import { isForOperators } from '../describe-failure.ts';
import { fail, pass } from './check.ts';
import { findCipher } from './create-tools.ts';
import type { Report } from './run-check.ts';

/** The settings of a deployment, and what is wrong with them. */
export interface Settings {
  report: Report;
  /** Undefined where a server would not start with them. */
  config?: ServerConfig;
  cipher?: Cipher | undefined;
}

/** Reads the settings, keys and contests as a server does at its start. */
export async function readSettings(load: () => ServerConfig): Promise<Settings> {
  try {
    const config = load();
    const cipher = await findCipher(config);
    readContests(config.contestsDir);
    const found = pass({ en: 'The settings can be used.', fr: 'Les réglages sont utilisables.' });
    return { report: { id: 'settings', ...found }, config, cipher };
  } catch (error) {
    if (!isForOperators(error)) throw error;
    const message = {
      en: `A server would not start with these settings: ${error.message}.`,
      fr: `Un serveur ne démarrerait pas avec ces réglages : ${error.message}.`,
    };
    const remedy = {
      en: 'Correct the variable; .env.example describes each of them.',
      fr: 'Corrigez la variable; .env.example les décrit toutes.',
    };
    return { report: { id: 'settings', ...fail(message, remedy, error.name) } };
  }
}
