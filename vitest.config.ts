import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Two kinds of tests: what runs in Node (rules, services, contracts, clients, faults) and what needs a document (the web's components).
export default defineConfig({
  test: {
    // One more than there are cores: many suites wait for a process, a database or a timer.
    maxWorkers: 3,
    projects: [
      {
        // Node itself takes `main` of a package without exports; two copies of graphql in one process refuse each other.
        resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
        test: {
          name: 'node',
          environment: 'node',
          include: ['{domain,platform,gateway,scripts}/**/*.test.ts', 'tests/{contract,clients,faults}/**/*.test.ts'],
          // These bounds end what hangs. They measure nothing, so they hold on a machine that is busy with other work.
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/testing/setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
