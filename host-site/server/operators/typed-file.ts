import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { getSystemErrorMessage } from 'node:util';
import { OperatorError } from './operator-error.ts';

/** Says in words why a file cannot be read. */
function describeError(path: string, error: unknown): OperatorError {
  const { code, errno } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new OperatorError(`There is no file ${path}`);
  return new OperatorError(`${path} cannot be read: ${errno ? getSystemErrorMessage(errno) : code}`);
}

/** Throws OperatorError when a file that an operator named cannot be read. */
export function checkTyped(path: string): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    throw describeError(path, error);
  }
  if (statSync(path).isDirectory()) throw new OperatorError(`${path} is a folder`);
}

/** The text of a file that an operator named. Throws OperatorError when it cannot be read, or is not UTF-8. */
export function readTyped(path: string): string {
  checkTyped(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    if (error instanceof TypeError) throw new OperatorError(`${path} is not UTF-8`);
    throw describeError(path, error);
  }
}
