import { defineConfig } from 'vitest/config';
import { icons } from './widgets/build/icons.ts';
import { messages } from './widgets/build/messages.ts';
import { styles } from './widgets/build/styles.ts';
import { widgetList } from './widgets/build/widget-list.ts';

// Every test belongs to exactly one project: what none of these globs names is a unit test.
const server = ['host-site/server/**/*.test.ts', 'tests/server/**/*.test.ts'];
// A server that shows the built pages' forms again.
const builtForms = ['host-site/server/forms/plain-forms/{question,show-*}.test.ts'];
const site = ['tests/{site,manifest,package,guides,hosts,deploy}/**/*.test.ts', ...builtForms];
const budgets = ['tests/{budgets,map}/**/*.test.ts'];
const engines = ['tests/engines/**/*.test.ts'];
const orca = ['tests/orca/*.full.ts'];

export default defineConfig({
  plugins: [messages(), styles(), icons(), widgetList()],
  test: {
    // Only ends what hangs: machines differ by a factor of ten.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // The default of one worker fewer than processors leaves half of a machine with two processors idle.
    maxWorkers: '100%',
    tags: [{ name: 'full', description: 'In the full run only: rounds, every fault, or many processes.' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{widgets,host-site,demo,tests}/**/*.test.{ts,tsx}'],
          exclude: [...server, ...site, ...budgets, ...engines, ...orca],
          // Modules are loaded once for all the files that a worker runs, which takes a process less for each.
          isolate: false,
        },
      },
      // Most of these wait: for processes, locks and retries.
      { extends: true, test: { name: 'server', include: server, exclude: builtForms, maxWorkers: 3, isolate: false } },
      // One worker parses all pages once for all the files; beside the other lanes, a second has no processor left.
      { extends: true, test: { name: 'site', include: site, isolate: false, maxWorkers: 1 } },
      { extends: true, test: { name: 'budgets', include: budgets } },
      {
        extends: true,
        test: { name: 'engines', include: engines, globalSetup: 'tests/engines/start-servers.ts' },
      },
      {
        extends: true,
        // One desktop after the other: a form waits 15 seconds, and Orca says what comes in between.
        test: {
          name: 'orca',
          include: orca,
          globalSetup: 'tests/engines/start-servers.ts',
          maxWorkers: 1,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'visits',
          include: ['tests/visits/*.full.ts'],
          globalSetup: 'tests/engines/start-servers.ts',
          testTimeout: 600_000,
        },
      },
      { extends: true, test: { name: 'failover', include: ['tests/deploy/*.full.ts'] } },
      { extends: true, test: { name: 'edge', include: ['tests/edge/*.full.ts'] } },
      { extends: true, test: { name: 'spreadsheet', include: ['tests/spreadsheet/*.full.ts'] } },
    ],
  },
});
