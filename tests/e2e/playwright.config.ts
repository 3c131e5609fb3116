import { defineConfig } from '@playwright/test';

// The whole stack, as `npm start` runs it, on a free port with a fresh data folder: started once by global-setup.ts.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  // Long enough for a busy machine; a passing step takes a second or two.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  workers: 2,
  // CI's machine may be busy: a test that passes on retry is reported as flaky. No retries on local machines.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 1000 },
    // Skeleton animations are rendered sixty times a second on the CPU: a fifth of a page's work. Tests of motion turn
    // them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs more than the tests themselves, so only retries are recorded. Locally: --trace on.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
      // Other host names don't resolve, so tests don't depend on a network. (Playwright's routes would do too, but they
      // turn off the browser's cache.)
      args: [
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives only seconds, so optimizing its code takes longer than running it.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
