import { act, screen, waitFor } from '@testing-library/react';
import type { Notification } from '@/client/api/api';
import { RequireLogin } from '@/client/app/guards';
import { followOtherTabs } from '@/client/session/followOtherTabs';
import { loggedOut } from '@/client/session/sessionSlice';
import { aNotification, CHANGE, fakeStreams, inboxStubs } from '@/client/testing/records/news';
import { renderRoutes } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';
import { AppLayout } from '../AppLayout';

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.useFakeTimers({ now: new Date('2026-11-21T01:00:00Z') });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms = 100) => act(() => jest.advanceTimersByTimeAsync(ms));

const show = async (state: DocumentVisibilityState) => {
  visibility = state;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await pass();
};

const open = async (
  news: Notification[],
  {
    path = '/',
    api = {} as ApiStubs,
    /** The answers to the first requests for a stream; null is a stream. */
    streamAnswers = [] as (ReturnType<typeof reply> | null)[],
  } = {},
) => {
  const streams = fakeStreams();
  const layout = (
    <RequireLogin>
      <AppLayout />
    </RequireLogin>
  );
  const opened = renderRoutes(
    [
      { element: layout, children: [{ path: '*', element: <h1>Isi</h1> }] },
      { path: '/auth/login', element: null },
    ],
    {
      user: 'student',
      path,
      api: {
        ...inboxStubs(news),
        'GET /notifications/stream': () => streamAnswers.shift() ?? streams.answer(),
        ...api,
      },
    },
  );
  const asked = (wanted: string) => opened.calls.filter(({ path: at }) => at === wanted).length;
  await pass(2_900);
  expect(streams.count()).toBe(0);
  await pass(1_000);
  await waitFor(() => expect(asked('/notifications/count')).toBe(1));
  return { ...opened, streams, asked };
};

const arrive = async (
  news: Notification[],
  { write }: ReturnType<typeof fakeStreams>,
  ...arrived: Partial<Notification>[]
) => {
  for (const changes of arrived) news.unshift(aNotification({ id: 100 + news.length, ...changes }));
  write(CHANGE);
  await pass();
};

const bell = () => screen.getByRole('button', { name: /^Kotak masuk/ });

describe('the stream', () => {
  testInAll('raises the number and says how many have arrived', async () => {
    const news = [aNotification()];
    const { streams, asked } = await open(news);
    await waitFor(() => expect(streams.count()).toBe(1));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk, 1 belum dibaca'));
    await arrive(news, streams, {}, {});
    await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk, 3 belum dibaca'));
    expect(await screen.findByText('Ada 2 kabar baru')).toBeVisible();
    expect(asked('/notifications/count')).toBe(2);
  });

  testInAll('says so at most once a minute, and not when the number falls', async () => {
    const news = [aNotification()];
    const { streams } = await open(news);
    await waitFor(() => expect(streams.count()).toBe(1));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk, 1 belum dibaca'));
    for (const one of news) one.is_read = true;
    await arrive(news, streams);
    await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk'));
    expect(screen.queryByText(/kabar baru/)).not.toBeInTheDocument();

    await arrive(news, streams, {});
    expect(await screen.findByText('Ada 1 kabar baru')).toBeVisible();
    await arrive(news, streams, {}, {});
    expect(screen.queryByText('Ada 2 kabar baru')).not.toBeInTheDocument();
    await pass(60_000);
    await arrive(news, streams, {}, {}, {});
    expect(await screen.findByText('Ada 3 kabar baru')).toBeVisible();
  });

  testInAll('reads once more for many changes during a read', async () => {
    const news: Notification[] = [];
    const { streams, asked } = await open(news);
    await waitFor(() => expect(streams.count()).toBe(1));
    streams.write(CHANGE.repeat(20));
    await pass();
    await waitFor(() => expect(asked('/notifications/count')).toBe(3));
  });

  test('closes in a hidden tab, which asks at once when it returns', async () => {
    const { streams, asked } = await open([]);
    await waitFor(() => expect(streams.count()).toBe(1));
    await show('hidden');
    await waitFor(() => expect(streams.closed()).toBe(1));
    await pass(600_000);
    expect(streams.count()).toBe(1);
    expect(asked('/notifications/count')).toBe(1);

    await show('visible');
    await waitFor(() => expect(streams.count()).toBe(2));
    expect(asked('/notifications/count')).toBe(2);
    expect(streams.closed()).toBe(1);
  });

  testInAll(
    'gives way to questions while a proxy keeps it back, which say nothing without news',
    async () => {
      const news = [aNotification()];
      const { asked } = await open(news);
      await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk, 1 belum dibaca'));
      await pass(45_000);
      const before = asked('/notifications/count');
      await pass(15_000);
      await waitFor(() => expect(asked('/notifications/count')).toBeGreaterThan(before));
      expect(screen.queryByText(/kabar baru/)).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();

      news.unshift(aNotification({ id: 101 }));
      await pass(30_000);
      await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk, 2 belum dibaca'));
      expect(await screen.findByText('Ada 1 kabar baru')).toBeVisible();

      await show('hidden');
      const asleep = asked('/notifications/count');
      await pass(600_000);
      expect(asked('/notifications/count')).toBe(asleep);
    },
  );

  test('closes when the user logs out', async () => {
    const { streams, store } = await open([]);
    await waitFor(() => expect(streams.count()).toBe(1));
    act(() => {
      store.dispatch(loggedOut());
    });
    await pass();
    await waitFor(() => expect(streams.closed()).toBe(1));
    await pass(600_000);
    expect(streams.count()).toBe(1);
  });

  testInAll('closes when another tab logs out', async () => {
    const { streams, store } = await open([]);
    const stopFollowing = followOtherTabs(store);
    await waitFor(() => expect(streams.count()).toBe(1));
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    });
    await pass();
    await waitFor(() => expect(streams.closed()).toBe(1));
    await pass(600_000);
    expect(streams.count()).toBe(1);
    stopFollowing();
  });

  testInAll('closes when the session has ended on the server', async () => {
    const { streams, asked } = await open([], {
      api: { 'POST /refresh': () => reply(401) },
      streamAnswers: [null, reply(401)],
    });
    await waitFor(() => expect(streams.count()).toBe(1));
    streams.end();
    await pass(10_000);
    await waitFor(() => expect(asked('/notifications/stream')).toBe(2));
    await pass(600_000);
    expect(asked('/notifications/stream')).toBe(2);
  });
});

describeInAll('opening the page of news', () => {
  const put = (calls: { method: string; path: string; body: unknown }[]) =>
    calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }));

  test('marks them as read, with the query that their link names', async () => {
    const news = [
      aNotification({ id: 3, link: '/internships/15' }),
      aNotification({ id: 2, link: '/internships/15?tab=nilai' }),
      aNotification({ id: 1, link: '/internships/16' }),
    ];
    const { router, calls } = await open(news);
    await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk, 3 belum dibaca'));
    await act(() => router.navigate('/internships/15'));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk, 2 belum dibaca'));
    await waitFor(() =>
      expect(put(calls)).toEqual([{ path: '/notifications/3', body: { is_read: true } }]),
    );
    await act(() => router.navigate('/internships/15?tab=nilai'));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk, 1 belum dibaca'));
    await waitFor(() =>
      expect(put(calls).slice(1)).toEqual([{ path: '/notifications/2', body: { is_read: true } }]),
    );
  });

  test.each(['/internships/15?tab=nilai&for=24', '/internships/15?for=24&tab=nilai'])(
    'marks them as read at the address %s of a mail',
    async (path) => {
      const news = [aNotification({ id: 2, link: '/internships/15?tab=nilai' })];
      const { calls } = await open(news, { path });
      await waitFor(() => expect(put(calls)).toHaveLength(1));
    },
  );

  test('marks them as read on the first screen, too', async () => {
    const { calls } = await open([aNotification({ link: '/devices' })], { path: '/devices' });
    await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk'));
    await waitFor(() =>
      expect(put(calls)).toEqual([{ path: '/notifications/31', body: { is_read: true } }]),
    );
  });

  test('leaves those unread that arrive while the page is open', async () => {
    const news: Notification[] = [];
    const { calls, streams, router } = await open(news, { path: '/devices' });
    await waitFor(() => expect(streams.count()).toBe(1));
    await arrive(news, streams, { link: '/devices' });
    await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk, 1 belum dibaca'));
    expect(put(calls)).toEqual([]);
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/devices'));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk'));
  });

  test('survives a failure', async () => {
    const { calls } = await open([aNotification({ link: '/devices' })], {
      path: '/devices',
      api: { 'PUT /notifications/:id': () => reply(500) },
    });
    await waitFor(() => expect(put(calls)).toHaveLength(1));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Kotak masuk, 1 belum dibaca'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('asks for no list while nothing is unread', async () => {
    const { asked } = await open([aNotification({ is_read: true })]);
    await pass();
    expect(asked('/notifications')).toBe(0);
  });
});
