import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './watched-page.ts';

/**
 * An audit with all of axe's rules, also WCAG 2.2's for the size of targets, which is off by default. Only violations are
 * described, because describing the passes takes longer than finding them. A page without frames is audited in place,
 * without a second page to merge the frames' results.
 */
export function createAudit(page: Page): AxeBuilder {
  const options = { resultTypes: ['violations' as const], rules: { 'target-size': { enabled: true } } };
  const audit = new AxeBuilder({ page }).options(options);
  return audit.setLegacyMode(page.frames().length === 1);
}

/**
 * Fails the test for each violation, with its rule and targets, and lets the test continue; `where` names the page's
 * state. A custom `audit` can exclude what the test must not check.
 */
export async function expectNoFindings(page: Page, where = '', audit = createAudit(page)): Promise<void> {
  const { violations } = await audit.analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(findings, where).toEqual([]);
}
