import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatIntegrity } from '../../../widgets/manifest/release-manifest.ts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import messagesEn from '../../content/widgets.en.json' with { type: 'json' };
import messagesFr from '../../content/widgets.fr.json' with { type: 'json' };
import { formatDate } from '../facts/format-value.ts';
import { formatTable } from './format-table.ts';

/** The release that the channel of the script tag has. */
export interface ChannelRelease {
  version: string;
  /** YYYY-MM-DD; empty before it is published. */
  since: string;
  /** Its scripts by path, with the values for `integrity`. */
  scripts: readonly { path: string; integrity: string }[];
}

const texts = { en: messagesEn.channel, fr: messagesFr.channel };

/** The day on which a changelog says that a version was published, YYYY-MM-DD; empty before. Throws for an unknown version. */
export function readReleaseDay(changelog: string, version: string): string {
  const [, said] = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] – (.*)$`, 'm').exec(changelog) ?? [];
  if (!said) throw new Error(`CHANGELOG.md has no version ${version}`);
  return /^\d{4}-\d{2}-\d{2}/.exec(said)?.[0] ?? '';
}

/** Reads the release that was built: its version, its day in the changelog, and the digests of its scripts. */
export function readChannel(root: string): ChannelRelease {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const paths = ['v1/vitrine.js', 'v1/vitrine.checked.js', 'v1/widgets.all.js', `v/${version}/vitrine.js`];
  const toFile = (path: string) => join(root, 'dist/widgets', path);
  return {
    version,
    since: readReleaseDay(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version),
    scripts: paths
      .filter((path) => existsSync(toFile(path)))
      .map((path) => ({ path: `/widgets/${path}`, integrity: formatIntegrity(readFileSync(toFile(path))) })),
  };
}

/** Markdown of the channel's release: its version, since when, and the digests of its scripts. */
export function describeChannel({ version, since, scripts }: ChannelRelease, locale: Locale): string {
  const { published, unpublished, script, integrity } = texts[locale];
  const said = since ? published.replace('{{date}}', formatDate(since, locale)) : unpublished;
  const rows = scripts.map((file) => [`\`${file.path}\``, `\`${file.integrity}\``]);
  return `${said.replace('{{version}}', version)}\n\n${formatTable([script, integrity], rows)}`;
}
