import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Two kinds of tests: what runs in Node (rules, services, contracts, clients, faults) and what needs a document (the web's components).
export default defineConfig({
  test: {
    // Both cores: most suites wait for a database or a timer.
    maxWorkers: 2,
    // As in the browser tests: once more where the machine may be busy with other work.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        // Node itself takes `main` of a package without exports; two copies of graphql in one process refuse each other.
        resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
        test: {
          name: 'node',
          environment: 'node',
          include: ['{domain,platform,gateway,scripts}/**/*.test.ts', 'tests/{contract,clients,faults}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
