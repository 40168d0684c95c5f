import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { listPictureFiles, type PictureFacts, photograph } from '../../pictures/sizes.ts';
import { formatTorontoDate } from '../facts/service-hours.ts';
import { locateProblem, type SourceFile, type SourceProblem } from '../source-text/source-file.ts';

/** Pictures of the list, public/pictures/pictures.json, one of whose files is not beside it: the first such of each. */
export function checkPictures(list: SourceFile): SourceProblem[] {
  const folder = dirname(list.path);
  const tree = parseTree(list.text);
  const pictures: Record<string, PictureFacts> = JSON.parse(list.text);
  return Object.entries(pictures).flatMap(([name, facts]): SourceProblem[] => {
    const file = listPictureFiles(name, facts).find((each) => !existsSync(join(folder, each)));
    if (file === undefined) return [];
    const node = tree && findNodeAtLocation(tree, [name]);
    return [locateProblem(list, node?.parent?.offset ?? 0, { code: 'pictureFileMissing', name, file }, name)];
  });
}

/** Photographs that no one has allowed, or not for today, which ends at midnight at the office. */
export function findRights(pictures: SourceFile): SourceProblem[] {
  const facts: Readonly<Record<string, PictureFacts>> = JSON.parse(pictures.text);
  const today = formatTorontoDate(new Date());
  return Object.entries(facts).flatMap(([name, { scene, photograph: details }]) => {
    const at = `"${name}":`;
    if (scene === photograph && !details) return [locateProblem(pictures, at, { code: 'rightsMissing', name })];
    const date = details?.until;
    return date && date < today ? [locateProblem(pictures, at, { code: 'rightsEnded', name, date })] : [];
  });
}
