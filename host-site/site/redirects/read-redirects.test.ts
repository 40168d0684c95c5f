import { describe, expect, it, onTestFinished } from 'vitest';
import { createFolder, writeFiles } from '../../../tests/server/support/temporary-folder.ts';
import { formatFieldProblem } from '../../sources/problems/problem.ts';
import { listRedirectProblems, readRedirects, redirectsFile } from './read-redirects.ts';

const list = (...redirects: unknown[]) => listRedirectProblems(process.cwd(), { redirects }).map(formatFieldProblem);

describe('redirects', () => {
  it('of the site are valid and lead from /stores to the store locator', () => {
    expect(readRedirects(process.cwd())).toContainEqual({ address: 'stores', page: 'storelocator' });
  });

  it('may lead to fixed pages, articles and landing pages, and to nothing else', () => {
    const pages = ['faq', 'articles/mirrors', 'holiday-gifts'];
    expect(list(...pages.map((page, at) => ({ address: `x-${at}`, page })))).toEqual([]);
    expect(list({ address: 'x', page: '404' }, { address: 'y', page: 'articles/nothing' })).toEqual([
      'redirects.0.page: 404 is not the address of a page',
      'redirects.1.page: articles/nothing is not the address of a page',
    ]);
  });

  it('are rejected when their path is that of a page or is used twice', () => {
    expect(
      list(
        { address: 'faq', page: 'gift' },
        { address: 'articles/mirrors', page: 'gift' },
        { address: 'newsletter/problem', page: 'gift' },
      ),
    ).toEqual([
      'redirects.0.address: faq is the address of a page',
      'redirects.1.address: articles/mirrors is the address of a page',
      'redirects.2.address: newsletter/problem is the address of a page',
    ]);
    expect(list({ address: 'x', page: 'gift' }, { address: 'x', page: 'faq' })).toEqual([
      'redirects.1.address: x is named twice',
    ]);
  });

  it('are rejected for an invalid path, a missing page or an unknown field', () => {
    for (const address of ['/x', 'x/', 'Noel', 'noël', 'x//y', 'x y', '']) {
      expect(list({ address, page: 'faq' })).toEqual([
        'redirects.0.address: must have no language, capital or accent, such as gift-cards',
      ]);
    }
    expect(list({ address: 'x' })).toEqual(['redirects.0.page: missing']);
    expect(list({ address: 'x', page: 'faq', until: '2026-12-24' })).toHaveLength(1);
    expect(listRedirectProblems(process.cwd(), { redirects: 'none' })).toHaveLength(1);
  });

  it('in a file with invalid JSON make readRedirects throw with the file name', () => {
    const folder = createFolder();
    onTestFinished(folder.remove);
    writeFiles(folder.path, { [redirectsFile]: '{ "redirects": [{ "address": "x", "page": "faq" },] }' });
    expect(() => readRedirects(folder.path)).toThrow(`${redirectsFile}: not JSON: `);
  });
});
