import type { Page, Route } from '@playwright/test';

/** 'GET /companies/*': a method, and a path below /api in which a star is one part. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

export type Answer = (route: Route) => unknown;

/** The connection breaks. */
export const noAnswer: Answer = (route) => route.abort();

/** The server says no, in its own shape of an error. */
export const refusal =
  (status: number, body: Record<string, unknown> = { message: 'Pesan dari server.' }): Answer =>
  (route) =>
    route.fulfill({ status, json: body });

export const SERVER_ERROR = refusal(500);

/** A 422 that objects to a field which no form shows. */
export const HIDDEN_FIELD_MESSAGE = 'Kuota semester ini sudah ditutup.';
export const HIDDEN_FIELD = refusal(422, {
  message: 'Data tidak valid.',
  errors: { tidak_tampil: [HIDDEN_FIELD_MESSAGE] },
});

/** The real answer, but not before it is released; `count` says how often it was asked for. */
export const held = () => {
  let release = () => {};
  let requests = 0;
  const released = new Promise<void>((open) => {
    release = open;
  });
  const answer: Answer = async (route) => {
    requests += 1;
    await released;
    await route.fallback();
  };
  return { answer, release, count: () => requests };
};

/** From now on the call gets this answer; returns how to give the server back its say. */
export const intercept = async (page: Page, call: Call, answer: Answer) => {
  const [method, path = ''] = call.split(' ');
  const pattern = new RegExp(`^/api${path.replaceAll('*', '[^/]+')}$`);
  const isPath = (url: URL) => pattern.test(url.pathname);
  const handle = (route: Route) =>
    route.request().method() === method ? answer(route) : route.fallback();
  await page.route(isPath, handle);
  return () => page.unroute(isPath, handle);
};

/** While something is done, the call gets this answer. */
export const during = async (
  page: Page,
  call: Call,
  answer: Answer,
  doIt: () => Promise<unknown>,
) => {
  const stop = await intercept(page, call, answer);
  await doIt();
  await stop();
};

/** Keeps the requests of a call until they are released. */
export const hold = async (page: Page, call: Call) => {
  const { answer, ...gate } = held();
  await intercept(page, call, answer);
  return gate;
};
