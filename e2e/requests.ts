import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** The stream of the inbox stays open, so that the browser's `networkidle` may never come. */
const STREAM = '/api/notifications/stream';

const QUIET_MS = 500;

interface Traffic {
  pending: Set<Request>;
  lastAt: number;
}

const trafficOf = new WeakMap<BrowserContext, Traffic>();

/** Counts the requests of the pages of a context, for `untilQuiet`. */
export const followRequests = (context: BrowserContext) => {
  const traffic: Traffic = { pending: new Set(), lastAt: Date.now() };
  trafficOf.set(context, traffic);
  const end = (request: Request) => {
    if (traffic.pending.delete(request)) traffic.lastAt = Date.now();
  };
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === STREAM) return;
    traffic.pending.add(request);
    traffic.lastAt = Date.now();
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
};

/** Waits until the pages of the context have had no pending request for half a second, apart from the stream. */
export const untilQuiet = async (page: Page) => {
  const traffic = trafficOf.get(page.context());
  if (!traffic) throw new Error('followRequests was not called for this context.');
  const openRequests = () => {
    if (traffic.pending.size > 0) return [...traffic.pending].map((request) => request.url());
    return Date.now() - traffic.lastAt >= QUIET_MS ? [] : ['one that has just ended'];
  };
  await expect.poll(openRequests, { message: 'pending requests', intervals: [100] }).toEqual([]);
};
