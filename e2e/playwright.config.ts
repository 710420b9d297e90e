import { defineConfig } from '@playwright/test';
import { LEFT_OUT, RESULT_FILE } from './testLevel';
import { DESKTOP } from './viewports';

/** Each worker runs a server and a browser, so two workers keep two cores busy. */
const WORKERS = 2;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: WORKERS,
  retries: 0,
  grepInvert: LEFT_OUT,
  forbidOnly: Boolean(process.env.CI),
  // These end what hangs; nothing waits for them, however slow the machine is.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: RESULT_FILE }]],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    actionTimeout: 30_000,
    viewport: DESKTOP,
    // Requests that a worker answers are seen by no `page.route`; `installed.spec.ts` allows it.
    serviceWorkers: 'block',
    // Traces are slow to record; use `--trace retain-on-failure` when needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
