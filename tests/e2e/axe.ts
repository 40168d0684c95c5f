import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './watched-page.ts';

/**
 * An audit with all of axe's rules. Only violations are described, because describing the passes takes longer than
 * finding them. A page without frames is audited in place, without a second page to merge the frames' results.
 */
export function createAudit(page: Page): AxeBuilder {
  const audit = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
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
