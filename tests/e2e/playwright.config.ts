import { defineConfig } from '@playwright/test';

// The whole stack, as `npm start` runs it, on a free port with a fresh data folder: started once by global-setup.ts.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  // Long enough for a machine that is busy with other work; what passes takes a second or two.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  workers: 2,
  // CI's machine may be busy with other work: what passes at once the second time is reported as flaky, not as failed. Nobody retries at home.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 1000 },
    // What shimmers while it comes is drawn sixty times a second, by the processor: a fifth of a page's work. Who looks at motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs more than the tests themselves: only what failed is recorded, when it is repeated. At home: --trace on.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
      // Names of other machines are not found: no test waits for a network or depends on one. (Routes of Playwright would do, too, but they switch the browser's cache off.)
      args: [
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: making its code fast takes longer than running it slowly.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
