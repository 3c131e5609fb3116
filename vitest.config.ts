import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** What runs in Node is loaded by Node itself, as in a hub: nothing is transformed for the tests. */
const asNodeDoes = { viteModuleRunner: false, nodeLoader: false };
/** Files that put spies into a module: only vitest's own loader can do that. */
const withSpies = ['platform/src/identity/{credentials,identity}.test.ts'];

// Three kinds of tests: the rules, which have neither input nor output; what else runs in Node (services, contracts, clients, faults); and what needs a document (the web's components).
export default defineConfig({
  test: {
    // One more than there are cores: many suites wait for a process, a database or a timer. A fourth one beside the browser's two made the whole run longer.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          include: ['domain/**/*.test.ts'],
          // Pure functions leave nothing behind: files share what was loaded, which is a quarter of the work.
          isolate: false,
          experimental: asNodeDoes,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'spies',
          environment: 'node',
          include: withSpies,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{platform,gateway,client,scripts}/**/*.test.ts', 'tests/{contract,clients,faults}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...withSpies],
          // Every file starts and ends what it works with; what was loaded is shared.
          isolate: false,
          experimental: asNodeDoes,
          // Unlike short-lived processes (shortLived.ts) these run dozens of files on one copy of Postgres' program, so that making it fast pays.
          execArgv: ['--disable-warning=ExperimentalWarning'],
          // These bounds end what hangs. They measure nothing, so they hold on a machine that is busy with other work.
          testTimeout: 180_000,
          // A hook may be the one that loads the sample for all others (tests/faults/support/sample.ts).
          hookTimeout: 900_000,
        },
      },
      {
        // The router as Node resolves it: its CommonJS form would hold a second copy of the router's contexts.
        resolve: {
          alias: [{ find: /^react-router-dom$/, replacement: fileURLToPath(import.meta.resolve('react-router-dom')) }],
        },
        // The sheets that the build writes from the theme (web/vite.theme.ts): jsdom draws nothing.
        plugins: [
          {
            name: 'no-theme-sheets',
            enforce: 'pre',
            resolveId: (id) => (/\/ui\/theme\/.*\.css$/.test(id) ? '\0theme-sheet' : undefined),
            load: (id) => (id === '\0theme-sheet' ? '' : undefined),
          },
        ],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/testing/setup.ts'],
          // A worker keeps the window, React, Chakra and the application, with the machine code that V8 has made of them; setup.ts clears what a file left.
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
