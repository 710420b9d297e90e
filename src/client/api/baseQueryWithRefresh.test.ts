import { waitFor } from '@testing-library/react';
import { createStore } from '@/client/app/store';
import { loggedIn, loggedOut } from '@/client/session/sessionSlice';
import { aUser, storeSession } from '@/client/testing/session';
import {
  type ApiStubs,
  noConnection,
  reply,
  type StubRequest,
  stubApi,
} from '@/client/testing/stubApi';
import { api } from './api';
import { holdFailures } from './heldFailures';
import { statusOf } from './serverErrors';

const OLD = 'old-token';
const NEW = 'new-token';
const rejected = () => reply(401, { message: 'Sesi berakhir' });
const tokenOf = ({ headers }: StubRequest) => headers.get('authorization')?.replace('Bearer ', '');

/** Accepts only the NEW token. */
const companies = (request: StubRequest) =>
  tokenOf(request) === NEW ? { data: [], meta: { total: 0 } } : rejected();
const courses = companies;
const freshToken = { data: { access_token: NEW } };

const start = (stubs: ApiStubs) => {
  storeSession('super_admin', OLD);
  const calls = stubApi(stubs);
  const store = createStore();
  const list = () =>
    store.dispatch(api.endpoints.listCompanies.initiate({}, { forceRefetch: true }));
  const listOthers = () => store.dispatch(api.endpoints.listCourses.initiate({}));
  const count = (path: string) => calls.filter((call) => call.path === path).length;
  return { store, calls, list, listOthers, count };
};

const deferred = <T>() => {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

const storedToken = () => localStorage.getItem('access_token');

describe('requests', () => {
  test('that failed before a page waits for them are not sent again', async () => {
    const { store, count } = start({ 'GET /companies': () => reply(503) });
    const shown = deferred<void>();
    holdFailures(shown.promise);
    const ahead = store.dispatch(api.endpoints.listCompanies.initiate({}, { subscribe: false }));
    await waitFor(() => expect(count('/companies')).toBe(1));
    const ofPage = store.dispatch(api.endpoints.listCompanies.initiate({}));
    shown.resolve();
    expect(statusOf((await ahead).error)).toBe(503);
    expect(statusOf((await ofPage).error)).toBe(503);
    expect(count('/companies')).toBe(1);
  });

  test('send the stored token, and none without a session', async () => {
    const { calls, list } = start({ 'GET /companies': { data: [] } });
    await list();
    expect(calls.map(tokenOf)).toEqual([OLD]);

    localStorage.clear();
    await createStore().dispatch(api.endpoints.getSettings.initiate());
    expect(calls.at(-1)?.headers.has('authorization')).toBe(false);
  });

  test('omit empty parameters', async () => {
    const { store, calls } = start({ 'GET /companies': { data: [] } });
    await store.dispatch(
      api.endpoints.listCompanies.initiate({ page: 2, search: '', isActive: false }),
    );
    expect(calls[0]?.query).toEqual({ page: '2', is_active: 'false' });
  });
});

describe('a 401', () => {
  test('refreshes and retries once, and stores the new token', async () => {
    const { store, calls, list } = start({
      'GET /companies': companies,
      'POST /refresh': freshToken,
    });
    const { data } = await list();
    expect(data).toEqual({ data: [], meta: { total: 0 } });
    expect(calls.map((call) => [call.path, tokenOf(call)])).toEqual([
      ['/companies', OLD],
      ['/refresh', OLD],
      ['/companies', NEW],
    ]);
    expect(calls[1]?.body).toBeNull();
    expect(store.getState().session.accessToken).toBe(NEW);
    expect(storedToken()).toBe(NEW);
  });

  test('accepts a refresh response without `data` (spec §7)', async () => {
    const { list } = start({ 'GET /companies': companies, 'POST /refresh': { access_token: NEW } });
    expect((await list()).isSuccess).toBe(true);
  });

  test('shares one refresh with concurrent requests', async () => {
    const othersAsked = deferred<void>();
    const { list, listOthers, count } = start({
      'GET /companies': companies,
      'GET /courses': (request) => {
        othersAsked.resolve();
        return courses(request);
      },
      'POST /refresh': async () => {
        await othersAsked.promise;
        return freshToken;
      },
    });
    const answers = await Promise.all([list(), listOthers()]);
    expect(answers.every(({ isSuccess }) => isSuccess)).toBe(true);
    expect(count('/refresh')).toBe(1);
  });

  test('only retries when the token has been replaced in the meantime', async () => {
    const late = deferred<void>();
    const { list, listOthers, count } = start({
      'GET /companies': async (request) => {
        if (tokenOf(request) === OLD) await late.promise;
        return companies(request);
      },
      'GET /courses': courses,
      'POST /refresh': freshToken,
    });
    const slow = list();
    await listOthers();
    late.resolve();
    expect((await slow).isSuccess).toBe(true);
    expect(count('/refresh')).toBe(1);
  });

  test('ends the session when the retry is refused', async () => {
    const { store, list, count } = start({
      'GET /companies': rejected,
      'POST /refresh': freshToken,
    });
    expect(statusOf((await list()).error)).toBe(401);
    expect([count('/companies'), count('/refresh')]).toEqual([2, 1]);
    expect(store.getState().session).toEqual({ accessToken: null, user: null });
    expect(localStorage.getItem('user')).toBeNull();
    expect(storedToken()).toBeNull();
  });

  test.each([
    ['is refused', rejected],
    ['fails', () => reply(500)],
    ['gets no answer', noConnection],
    ['brings no token', () => ({ data: {} })],
  ])('ends the session when the refresh %s', async (_name, refresh) => {
    const { store, list, count } = start({ 'GET /companies': rejected, 'POST /refresh': refresh });
    expect(statusOf((await list()).error)).toBe(401);
    expect(count('/companies')).toBe(1);
    expect(store.getState().session.accessToken).toBeNull();
    expect(storedToken()).toBeNull();
  });

  test('does not refresh after login, logout or refresh', async () => {
    const { store, count } = start({
      'POST /login': rejected,
      'POST /logout': rejected,
      'POST /refresh': rejected,
    });
    const loginInput = { identifier: 'x', password: 'y' };
    await store.dispatch(api.endpoints.login.initiate({ loginInput }));
    await store.dispatch(api.endpoints.logout.initiate());
    expect(count('/refresh')).toBe(0);
    await store.dispatch(api.endpoints.refreshSession.initiate());
    expect(count('/refresh')).toBe(1);
    expect(store.getState().session.accessToken).toBe(OLD);
  });

  test('reaches the caller when there is no session', async () => {
    const calls = stubApi({ 'GET /companies': rejected });
    const store = createStore();
    const { error } = await store.dispatch(api.endpoints.listCompanies.initiate({}));
    expect(statusOf(error)).toBe(401);
    expect(calls).toHaveLength(1);
  });
});

describe('a refresh that ends after', () => {
  const startRefreshing = () => {
    const answer = deferred<object>();
    const asked = deferred<void>();
    const started = start({
      'GET /companies': companies,
      'POST /refresh': () => {
        asked.resolve();
        return answer.promise;
      },
    });
    return { ...started, answer, asked: asked.promise };
  };

  test('logout does not restore the session', async () => {
    const { store, list, answer, asked } = startRefreshing();
    const waiting = list();
    await asked;
    store.dispatch(loggedOut());
    answer.resolve(freshToken);
    await waiting;
    expect(store.getState().session.accessToken).toBeNull();
    expect(storedToken()).toBeNull();
  });

  test('logout in another tab does not restore it, even before the storage event', async () => {
    const { store, list, answer, asked } = startRefreshing();
    const waiting = list();
    await asked;
    localStorage.clear();
    answer.resolve(freshToken);
    await waiting;
    expect(store.getState().session.accessToken).toBeNull();
    expect(storedToken()).toBeNull();
  });

  test('a login as another user neither changes the new session nor retries the request', async () => {
    const { store, list, answer, asked, count } = startRefreshing();
    const waiting = list();
    await asked;
    const user = aUser('mentor', { id: 2 });
    store.dispatch(loggedIn({ accessToken: 'theirs', user }));
    answer.resolve(freshToken);
    await waiting;
    expect(store.getState().session).toEqual({ accessToken: 'theirs', user });
    expect(storedToken()).toBe('theirs');
    expect(count('/companies')).toBe(1);
  });
});

describe('the storage', () => {
  test('supplies the token that another tab has refreshed', async () => {
    const { store, list, count } = start({ 'GET /companies': companies });
    localStorage.setItem('access_token', NEW);
    expect((await list()).isSuccess).toBe(true);
    expect(count('/refresh')).toBe(0);
    expect(store.getState().session.accessToken).toBe(NEW);
  });

  test('does not lend the token of another user to this request', async () => {
    const { store, list, count } = start({ 'GET /companies': companies });
    storeSession(aUser('mentor', { id: 2 }), NEW);
    expect((await list()).isSuccess).toBe(false);
    expect(count('/companies')).toBe(1);
    await waitFor(() => expect(store.getState().session.user?.id).toBe(2));
  });
});

test('demands a password change after any 403 password_change_required', async () => {
  const { store, list } = start({
    'GET /companies': () => reply(403, { message: 'Ganti', code: 'password_change_required' }),
  });
  await list();
  expect(store.getState().session.user?.must_change_password).toBe(true);
});

describe('a creating request', () => {
  const period = {
    start_date: '2026-02-01',
    end_date: '2026-06-30',
    semester: 4,
    year: '2026',
    is_active: true,
  };
  const keyOf = ({ headers }: StubRequest) => headers.get('idempotency-key');
  const next = (answers: unknown[]) => {
    const answer = answers.shift();
    return typeof answer === 'function' ? answer() : answer;
  };

  const startCreating = (...answers: unknown[]) => {
    const rest = [...answers];
    const { store, calls } = start({ 'POST /internship-periods': () => next(rest) });
    const create = (changes: object = {}) =>
      store.dispatch(
        api.endpoints.createInternshipPeriod.initiate({
          internshipPeriodInput: { ...period, ...changes },
        }),
      );
    return { create, keys: () => calls.map(keyOf) };
  };
  const created = reply(201, { data: { id: 1, ...period } });

  test.each([
    ['a lost answer', noConnection],
    ['a server error', reply(503, { message: 'Tidak tersedia' })],
    ['a request still in progress', reply(409, { message: 'Masih diproses' })],
  ])('keeps its key after %s and gets a new one after that', async (_what, failure) => {
    const { create, keys } = startCreating(failure, created, created);
    await create();
    await create();
    await create();
    const [first, second, third] = keys();
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('gets a new key with a new content, and after a refusal', async () => {
    const { create, keys } = startCreating(
      noConnection,
      created,
      reply(422, { message: 'Tidak valid', errors: {} }),
      created,
    );
    await create();
    await create({ semester: 3 });
    await create({ semester: 2 });
    await create({ semester: 2 });
    expect(new Set(keys()).size).toBe(4);
  });

  test('keeps its key over a refresh', async () => {
    const { store, calls } = start({
      'POST /companies': (request) => (tokenOf(request) === NEW ? created : rejected()),
      'POST /refresh': freshToken,
    });
    await store.dispatch(api.endpoints.createCompany.initiate({ companyInput: {} as never }));
    const [first, refresh, second] = calls.map(keyOf);
    expect(second).toBe(first);
    expect(refresh).toBeNull();
  });

  test('keeps its key while the fields and files of a form stay the same', async () => {
    const rest = [noConnection, noConnection, created];
    const { store, calls } = start({ 'POST /users': () => next(rest) });
    const create = (name: string) =>
      store.dispatch(
        api.endpoints.createUser.initiate({
          userCreateInput: {
            name,
            digital_signature: new File(['x'], 'ttd.png', { type: 'image/png', lastModified: 1 }),
          } as never,
        }),
      );
    await create('Ani');
    await create('Budi');
    await create('Ani');
    const [ani, budi, again] = calls.map(keyOf);
    expect(again).toBe(ani);
    expect(budi).not.toBe(ani);
  });
});

test('requests that create nothing have no key', async () => {
  const { store, calls } = start({ 'PUT /companies/1': { data: {} } });
  await store.dispatch(
    api.endpoints.updateCompany.initiate({ id: 1, companyUpdateInput: {} as never }),
  );
  expect(calls[0]?.headers.has('idempotency-key')).toBe(false);
});

describe('a request aborted by unloading the page', () => {
  const leave = () => {
    window.dispatchEvent(new Event('pagehide'));
    return noConnection();
  };
  afterEach(() => window.dispatchEvent(new Event('pageshow')));

  test('does not end the session or show an error', async () => {
    const asked = deferred<void>();
    const { store, list, listOthers } = start({
      'GET /companies': rejected,
      'GET /courses': { data: [] },
      'POST /refresh': () => {
        asked.resolve();
        return leave();
      },
    });
    const settled = jest.fn();
    void list().then(settled);
    await asked.promise;
    await listOthers();
    expect(settled).not.toHaveBeenCalled();
    expect(store.getState().session.accessToken).toBe(OLD);
    expect(storedToken()).toBe(OLD);
  });
});
