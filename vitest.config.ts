import { defineConfig } from 'vitest/config';

const noLimits = { testTimeout: 0, hookTimeout: 0, teardownTimeout: 60_000 };

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/report.ts'],
    projects: [
      {
        test: {
          ...noLimits,
          name: 'unit',
          include: ['{contract,server,sdk,widgets,portal}/src/**/*.test.{ts,tsx}'],
          globalSetup: ['./tests/support/postgres.ts'],
        },
      },
    ],
  },
});
