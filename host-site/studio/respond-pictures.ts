import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { readPictureFacts } from '../pictures/picture-facts.ts';
import { listPublishedFiles } from '../pictures/publish-picture.ts';
import { readPhotographs } from '../pictures/read-photographs.ts';
import { pictureFolder } from '../pictures/scene-files.ts';
import { formatPictureFile, listWidths } from '../pictures/sizes.ts';
import { describeProblem } from '../sources/problems/problem.ts';
import { addPicture } from './add-picture.ts';
import type { SendFiles } from './commit-files.ts';
import { studioMessages } from './configure.ts';
import { RefusedCall } from './proxy-handler.ts';
import { json, type StudioResponse } from './studio-response.ts';

/** A chosen folder: its list in base64, and the names of its files. */
export interface PhotographFolder {
  csv: string;
  files: string[];
}

/** Adds a photograph, and hands its files to git; they stay when git cannot take them. */
export async function respondToPicture(
  { root, send }: { root: string; send: SendFiles | undefined },
  search: URLSearchParams,
  file: Buffer,
): Promise<StudioResponse> {
  const picture = await addPicture(root, search, file);
  if ('error' in picture) return json(picture, 422);
  try {
    await send?.(() => [], listPublishedFiles(picture.name, picture));
  } catch (error) {
    console.error(error);
    return json({ error: 'Push' }, 502);
  }
  return json({ name: picture.name, width: picture.width });
}

/** The smallest file of a picture, for the lists. */
export function respondWithThumbnail(root: string, name: string): StudioResponse {
  const facts = readPictureFacts(root)[name];
  const [smallest] = facts ? listWidths(facts.width, 'webp') : [];
  const file = smallest && join(root, pictureFolder, formatPictureFile(name, smallest, 'webp'));
  if (!file || !existsSync(file)) throw new RefusedCall(`no picture is called ${name}`);
  return { type: 'image/webp', body: readFileSync(file) };
}

/** What to add of a folder, each as the query of `/pictures`; or what is wrong with its list, in the editor's language. */
export function respondToList({ csv, files }: PhotographFolder, locale: Locale): StudioResponse {
  const { photographs, problems } = readPhotographs(Buffer.from(csv, 'base64'), files);
  const told = problems
    .filter(({ problem }) => problem.code !== 'ignoredColumn')
    .map(({ line, field, problem }) => {
      const place = [`${studioMessages[locale].line} ${line}`, ...(field ? [field] : [])].join(', ');
      return `${place}${locale === 'fr' ? '\u00a0' : ''}: ${describeProblem(problem, locale)}`;
    });
  return json({
    photographs: photographs.map(({ file, request }) => ({ file, query: toQuery(request) })),
    problems: told,
  });
}

const toQuery = ({ name, x, y, details }: ReturnType<typeof readPhotographs>['photographs'][number]['request']) => ({
  name,
  x: String(x),
  y: String(y),
  replaces: 'yes',
  rights: details?.rights ?? '',
  until: details?.until ?? '',
  alt_en: details?.alt.en ?? '',
  alt_fr: details?.alt.fr ?? '',
});
