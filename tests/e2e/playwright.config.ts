import { defineConfig } from '@playwright/test';

// The whole stack, as `npm start` runs it, on a free port with a fresh data folder: started once by global-setup.ts.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  // CI's machine may be busy with other work: what passes at once the second time is reported as flaky, not as failed. Nobody retries at home.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 1000 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
