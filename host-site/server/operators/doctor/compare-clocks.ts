import type { LocalizedText } from '../../../../widgets/shared/locale/locale.ts';
import { type Finding, fail, pass, warn } from './check.ts';

/** Deadlines, rate limits and links from emails are off by as much; tokens and certificates tolerate less than this. */
const tolerance = 30_000;
/** As for the retention job, which then deletes nothing. */
const limit = 3_600_000;

const remedy = {
  en: 'Synchronize both clocks, for example with chrony or systemd-timesyncd (`timedatectl` shows the state).',
  fr: 'Synchronisez les deux horloges, par exemple avec chrony ou systemd-timesyncd (`timedatectl` en montre l’état).',
};

/**
 * Compares this machine's clock, in milliseconds before and after a question, with what another one answered. Between the
 * two, the other clock is right.
 */
export function compareClocks(begun: number, ended: number, other: number, name: LocalizedText): Finding {
  const difference = other < begun ? begun - other : Math.max(0, other - ended);
  const seconds = Math.round(difference / 1000);
  if (difference <= tolerance)
    return pass({
      en: `This clock and ${name.en} agree.`,
      fr: `Cette horloge et ${name.fr} concordent.`,
    });
  const [en, fr] = other < begun ? ['ahead of', 'avance'] : ['behind', 'retarde'];
  const message = {
    en: `This clock is ${seconds} s ${en} ${name.en}.`,
    fr: `Cette horloge ${fr} de ${seconds} s sur ${name.fr}.`,
  };
  return difference > limit ? fail(message, remedy) : warn(message, remedy);
}
