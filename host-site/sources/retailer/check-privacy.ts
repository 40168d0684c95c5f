import { locateProblem, type SourceFile, type SourceProblem } from '../source-text/source-file.ts';

/** What a policy could not keep up with by hand: the tools that a server has on, and what pages keep in a browser. */
const lists = ['{{measurementTools}}', '{{browserRecords}}'];

/** The lists that a privacy policy lacks: without them, it would be silent about what the site does. */
export function checkPrivacy(file: SourceFile): SourceProblem[] {
  const lines = file.text.split('\n').map((line) => line.trim());
  return lists
    .filter((name) => !lines.includes(name))
    .map((name) => locateProblem(file, 0, { code: 'privacyListMissing', name }));
}
