import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './watched-page.ts';

/**
 * Fails the test for each finding of axe, by its rule and its targets, and lets the test go on; `where` names the state
 * of the page. An audit of its own leaves out what a test must leave out.
 */
export async function expectNoFindings(page: Page, where = '', audit = new AxeBuilder({ page })): Promise<void> {
  const { violations } = await audit.analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(findings, where).toEqual([]);
}
