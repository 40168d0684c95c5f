import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { findRetailerFile } from '../../retailers/find-retailer.mjs';
import { describeProblem } from '../problems/problem.ts';
import { formatSourceProblem } from '../source-text/source-file.ts';
import { checkRetailer } from './check-retailer.ts';

// First step of the build: stops it when the retailer's declaration is incomplete. In development, the sample may have
// any origin.

const { NODE_ENV, PUBLIC_ORIGIN, SHOW_DRAFTS } = process.env;
const path = findRetailerFile();
const origin = NODE_ENV === 'production' && !SHOW_DRAFTS ? PUBLIC_ORIGIN : '';
const problems = checkRetailer({ path: relative('', path), text: readFileSync(path, 'utf8') }, origin);
for (const found of problems) {
  console.error(formatSourceProblem(found));
  if (found.problem.code === 'sampleRetailer') console.error(`  ${describeProblem(found.problem, 'fr')}`);
}
if (problems.length > 0) process.exitCode = 1;
