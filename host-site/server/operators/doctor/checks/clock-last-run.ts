import { type ClockDoubt, findClockDoubt } from '../../../database/retention-guard.ts';
import { type Check, fail, pass } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

function describe({ kind, at }: ClockDoubt) {
  const time = new Date(at).toISOString();
  return {
    database: {
      en: `The database’s clock says ${time}.`,
      fr: `L’horloge de la base de données dit ${time}.`,
    },
    newest: {
      en: `Nothing was stored or deleted after ${time}, more than a week ago by this clock.`,
      fr: `Rien n’a été enregistré ni supprimé après ${time}, il y a plus d’une semaine selon cette horloge.`,
    },
    refused: {
      en: `This clock was in doubt at ${time}, so nothing is deleted until someone says that it is right.`,
      fr: `Cette horloge a été mise en doute à ${time} : rien n’est supprimé tant que personne ne dit qu’elle est juste.`,
    },
  }[kind];
}

/** The clock is not far from what was stored last, as the retention job demands before it deletes. */
export const clockLastRun: Check<DatabaseTools> = {
  id: 'clock-last-run',
  async run({ database, now }) {
    const doubt = await findClockDoubt(database, new Date(now()));
    if (!doubt)
      return pass({
        en: 'The clock fits what was stored and deleted last.',
        fr: 'L’horloge concorde avec ce qui a été enregistré et supprimé en dernier.',
      });
    return fail(describe(doubt), {
      en: 'Compare the clock with the present; if it is right, `privacy retention --although-unusual` says so.',
      fr: 'Comparez l’horloge à l’heure qu’il est; si elle est juste, `privacy retention --although-unusual` le confirme.',
    });
  },
};
