import type { Page, Route } from '@playwright/test';

/** 'GET /companies/*': a method and a path below /api, where `*` matches one path segment. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

export type Responder = (route: Route) => unknown;

export const networkError: Responder = (route) => route.abort();

export const errorResponse =
  (status: number, body: Record<string, unknown> = { message: 'Pesan dari server.' }): Responder =>
  (route) =>
    route.fulfill({ status, json: body });

export const SERVER_ERROR = errorResponse(500);

/** A 422 for a field that no form has. */
export const UNKNOWN_FIELD_MESSAGE = 'Kuota semester ini sudah ditutup.';
export const UNKNOWN_FIELD_ERROR = errorResponse(422, {
  message: 'Data tidak valid.',
  errors: { tidak_tampil: [UNKNOWN_FIELD_MESSAGE] },
});

/** Delays the real response until `release` is called; `count` returns the number of requests. */
export const deferred = () => {
  let release = () => {};
  let requests = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const respond: Responder = async (route) => {
    requests += 1;
    await released;
    await route.fallback();
  };
  return { respond, release, count: () => requests };
};

/**
 * Responds to a call in place of the server; returns a function that stops doing so. The route stays: removing it would answer
 * requests that a responder still has.
 */
export const intercept = async (page: Page, call: Call, respond: Responder) => {
  const [method, path = ''] = call.split(' ');
  const pattern = new RegExp(`^/api${path.replaceAll('*', '[^/]+')}$`);
  const matches = (url: URL) => pattern.test(url.pathname);
  let isOn = true;
  await page.route(matches, (route) =>
    isOn && route.request().method() === method ? respond(route) : route.fallback(),
  );
  return async () => {
    isOn = false;
  };
};

/** Intercepts a call only while `action` runs. */
export const interceptDuring = async (
  page: Page,
  call: Call,
  respond: Responder,
  action: () => Promise<unknown>,
) => {
  const stop = await intercept(page, call, respond);
  await action();
  await stop();
};

/** Delays the responses of a call until they are released. */
export const deferResponses = async (page: Page, call: Call) => {
  const { respond, ...gate } = deferred();
  await intercept(page, call, respond);
  return gate;
};
