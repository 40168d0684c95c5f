/** A content file, with its path relative to the root. */
export interface SourceFile {
  path: string;
  text: string;
}

/** `path:line: message`, for the first occurrence of `at` in the file; line 1 when there is none. */
export function formatProblem({ path, text }: SourceFile, at: string | number, message: string): string {
  const offset = typeof at === 'number' ? at : text.indexOf(at);
  const line = text.slice(0, Math.max(offset, 0)).split('\n').length;
  return `${path}:${line}: ${message}`;
}
