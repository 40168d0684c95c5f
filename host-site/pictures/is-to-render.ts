import { type PictureFacts, photograph } from './sizes.ts';

/** Whether a scene with this digest is to be rendered: new, changed or again. A photograph in its place stays unless asked for. */
export const isToRender = (
  facts: PictureFacts | undefined,
  digest: string,
  { isAsked, isAgain }: { isAsked: boolean; isAgain: boolean },
): boolean => (facts?.scene === photograph ? isAsked : isAgain || facts?.scene !== digest);
