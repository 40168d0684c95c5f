import { defineConfig } from 'vitest/config';
import { icons } from './widgets/build/icons.ts';
import { messages } from './widgets/build/messages.ts';
import { styles } from './widgets/build/styles.ts';

export default defineConfig({
  plugins: [messages(), styles(), icons()],
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One worker fewer than processors would leave half of a machine that has two idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{widgets,host-site,demo,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/budgets/**', 'tests/e2e/**', 'tests/engines/**'],
        },
      },
      { extends: true, test: { name: 'budgets', include: ['tests/budgets/**/*.test.ts'] } },
      { extends: true, test: { name: 'engines', include: ['tests/engines/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
