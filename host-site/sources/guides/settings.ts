import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import settingsEn from '../../content/settings.en.json' with { type: 'json' };
import settingsFr from '../../content/settings.fr.json' with { type: 'json' };

/** A setting of the server, from .env.example. */
export interface Setting {
  name: string;
  /** Empty when it has none. */
  default: string;
  /** Example value of a setting without a default. */
  example: string;
}

const messages = { en: settingsEn, fr: settingsFr };
const line = /^(# )?([A-Z][A-Z_]+)=(.*)$/gm;

/** The settings of .env.example in order; the value of a commented one is its example, not its default. */
export function readSettings(example: string): Setting[] {
  return [...example.matchAll(line)].map(([, isOut, name = '', value = '']) => ({
    name,
    default: isOut ? '' : value,
    example: isOut ? value : '',
  }));
}

/**
 * The settings as a Markdown list, each with its default or example and its meaning. Throws for one without a
 * description.
 */
export function describeSettings(example: string, locale: Locale): string {
  const { defaultLabel, exampleLabel, settings } = messages[locale];
  const meanings: Readonly<Record<string, string>> = settings;
  return readSettings(example)
    .map((setting) => {
      const meaning = meanings[setting.name];
      if (!meaning) throw new Error(`host-site/content/settings.${locale}.json has no ${setting.name}`);
      const label = setting.default ? defaultLabel : exampleLabel;
      const value = setting.default || setting.example;
      return `- \`${setting.name}\`${value && `, ${label} \`${value}\``}. ${meaning}`;
    })
    .join('\n');
}
