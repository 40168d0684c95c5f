import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { putOwnOrigin } from '../../../widgets/manifest/put-own-origin.ts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { readFrontMatter } from '../markdown/front-matter.ts';

/** Folder of the widget documentation, relative to the root. */
export const guideFolder = 'host-site/content/widgets';

/** A page of the documentation, before rendering. */
export interface GuideFile {
  title: string;
  description: string;
  lead: string;
  /** YYYY-MM-DD */
  updated: string;
  body: string;
}

/** Reads content/widgets/<name>.<locale>.md. Throws when the file or one of its fields is missing. */
export function readGuide(root: string, name: string, locale: Locale): GuideFile {
  const file = join(root, guideFolder, `${name}.${locale}.md`);
  const { fields, body } = readFrontMatter(readFileSync(file, 'utf8'));
  const read = (field: string): string => {
    const value = fields[field];
    if (!value) throw new Error(`${file} has no ${field}`);
    return value;
  };
  return {
    title: read('title'),
    description: read('description'),
    lead: read('lead'),
    updated: read('updated'),
    body: putOwnOrigin(body),
  };
}
