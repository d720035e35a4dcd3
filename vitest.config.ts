import { defineConfig } from 'vitest/config';

const shared = { testTimeout: 0, hookTimeout: 0 };

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/report.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{contract,server,sdk,widgets,portal}/src/**/*.test.{ts,tsx}'],
          globalSetup: ['./tests/support/postgres.ts'],
        },
      },
      {
        // The product as a whole, started and ended by each test.
        test: { ...shared, name: 'start', include: ['tests/start/**/*.test.ts'], fileParallelism: false },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['tests/{e2e,hostile-pages}/**/*.test.ts'],
          globalSetup: ['./tests/support/running-product.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
