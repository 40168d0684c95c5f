import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { listPictureFiles, type PictureFacts } from '../../pictures/sizes.ts';
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
