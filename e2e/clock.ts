import type { BrowserContext, Page } from '@playwright/test';

/**
 * The time of every browser test: a Wednesday, 10:00 in Jakarta, so that no test depends on the time of its
 * run. E2E_NOW overrides it. Server, database and browser share it.
 */
export const NOW = new Date(process.env.E2E_NOW ?? '2026-11-25T03:00:00Z');

/** Freezes Date; timers keep running. */
export const freezeClock = (context: BrowserContext) => context.clock.setFixedTime(NOW);

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/**
 * Starts a clock that the test can fast-forward or pause. It starts at least five minutes before
 * midnight UTC, so that fast-forwarding does not reach the next day.
 */
export const installClock = (page: Page) => {
  const midnight = new Date(NOW).setUTCHours(24, 0, 0, 0);
  return page.clock.install({ time: Math.min(NOW.getTime(), midnight - FIVE_MINUTES_MS) });
};
