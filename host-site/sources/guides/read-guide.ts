import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { putOwnBrands } from '../../../widgets/manifest/put-own-brands.ts';
import { putOwnOrigin } from '../../../widgets/manifest/put-own-origin.ts';
import { productionOrigin } from '../../../widgets/shared/brand/brands.ts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { readFrontMatter } from '../markdown/front-matter.ts';
import { routes } from '../routes.ts';

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

/** Our pages in examples; those for frames are the server's. */
const page = new RegExp(`(${productionOrigin.replaceAll('.', '\\.')}/(?:en|fr))/((?!embed/)[a-z][\\w/-]*)`, 'g');

/** Examples that lead to pages which the retailer has: to the home page instead of one that is not there. */
const putOwnPages = (text: string): string =>
  text.replace(page, (address, home: string, path: string) =>
    routes.some((route) => route.path === path) ? address : home,
  );

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
    body: putOwnPages(putOwnOrigin(putOwnBrands(body))),
  };
}
