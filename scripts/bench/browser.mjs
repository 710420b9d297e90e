import { setTimeout as pause } from 'node:timers/promises';

/** CPU 4 times slower, 1.6 Mbit/s, 150 ms: a cheap phone on a weak network. */
const SLOW = { cpu: 4, latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };

/**
 * Runs in the page before its scripts: records when each condition was first true, checked in every
 * frame. `waitFor` resolves with the time since the navigation or since `restart`.
 */
const stopwatch = () => {
  const bench = { startedAt: 0, shift: 0, blocked: 0, worst: 0 };
  bench.restart = () => {
    bench.startedAt = performance.now();
  };
  bench.waitFor = (isTrue) =>
    new Promise((resolve) => {
      const look = () => {
        if (isTrue()) resolve(performance.now() - bench.startedAt);
        else requestAnimationFrame(look);
      };
      look();
    });
  const observe = (type, onEntry, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) bench.shift += entry.value;
  });
  observe('longtask', ({ duration }) => {
    bench.blocked += duration - 50;
  });
  const onInteraction = ({ interactionId, duration }) => {
    if (interactionId) bench.worst = Math.max(bench.worst, duration);
  };
  observe('event', onInteraction, { durationThreshold: 16 });
  window.bench = bench;
};

/** The stream of the inbox stays open, so that the browser's `networkidle` may never come. */
const STREAM = '/api/notifications/stream';
const QUIET_MS = 500;

/** Follows the requests of a page; `settled` waits until none has been pending for half a second. */
const followRequests = (page) => {
  const pending = new Set();
  let lastAt = performance.now();
  const end = (request) => {
    if (pending.delete(request)) lastAt = performance.now();
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === STREAM) return;
    pending.add(request);
    lastAt = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (pending.size > 0 || performance.now() - lastAt < QUIET_MS) await pause(QUIET_MS / 10);
  };
};

/** Opens a new browser profile with an empty cache, and counts its scripts. */
const openProfile = async (browser, { baseURL, session, isSlow, device }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    ...device,
  });
  await context.addInitScript(stopwatch);
  if (session) {
    await context.addInitScript((stored) => {
      if (sessionStorage.getItem('signed-in')) return;
      sessionStorage.setItem('signed-in', 'yes');
      localStorage.setItem('access_token', stored.access_token);
      localStorage.setItem('user', JSON.stringify(stored.user));
    }, session);
  }
  const page = await context.newPage();
  const settled = followRequests(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  let scriptBytes = 0;
  const scripts = new Set();
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  // Preloaded scripts have the type Other until they run, so their URL decides.
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  if (isSlow) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: SLOW.bytesPerSecond,
      uploadThroughput: SLOW.bytesPerSecond,
    });
  }
  const loseNetwork = async () => {
    await context.setOffline(true);
    // The conditions above would count as a network.
    const free = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await cdp.send('Network.emulateNetworkConditions', { ...free, offline: true });
  };
  return { context, page, cdp, settled, loseNetwork, scriptKiB: () => scriptBytes / 1024 };
};

/** Lets a new profile be used, and closes it. */
export const inProfile = async (browser, options, use) => {
  const profile = await openProfile(browser, options);
  try {
    return await use(profile);
  } finally {
    await profile.context.close();
  }
};
