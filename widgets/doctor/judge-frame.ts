import { isOfVisit } from '../shared/submissions/visit-parameters.ts';
import { judgeAttributes, judgeTag } from './judge-element.ts';
import type { Finding } from './report.ts';

/** The widget that the address of a frame names. */
const framed = /\/embed\/([\w-]+)\/?$/;

/** What is wrong with the address of a frame of ours: the widget that it names, and the attributes in its query. */
export function judgeFrame({ pathname, searchParams }: URL): readonly Finding[] {
  const [, name = ''] = framed.exec(pathname) ?? [];
  const tag = `vitrine-${name}`;
  const ofTag = judgeTag(tag);
  if (ofTag.length > 0) return ofTag;
  return judgeAttributes(tag, new Map([...searchParams].filter(([parameter]) => !isOfVisit(parameter))));
}
