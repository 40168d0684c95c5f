/** A file that somebody wrote, with its path from the repository's root. */
export interface SourceFile {
  path: string;
  text: string;
}

/** `path:line: message`, for the place in the file's text where `at` is found first; line 1 where it is not. */
export function formatProblem({ path, text }: SourceFile, at: string | number, message: string): string {
  const offset = typeof at === 'number' ? at : text.indexOf(at);
  const line = text.slice(0, Math.max(offset, 0)).split('\n').length;
  return `${path}:${line}: ${message}`;
}
