import { act, screen, waitFor } from '@testing-library/react';
import { api } from '@/client/api/api';
import { reviewCounts } from '@/client/testing/records/review';
import { renderApp, renderRoutes } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import type { Role } from '@/shared/permissions';
import { AppLayout } from './AppLayout';
import { SafetyWarnings } from './SafetyWarnings';

const TEXT =
  'Password demo masih berlaku untuk 3 akun. Siapa pun yang mengetahuinya dapat masuk. Ganti passwordnya atau nonaktifkan akun itu.';

const sidebar = {
  isPhone: false,
  isCollapsed: false,
  isOpen: false,
  toggle: jest.fn(),
  close: jest.fn(),
};

const open = (
  state: Partial<typeof sidebar> = {},
  open_demo_accounts = 3,
  user = aUser('super_admin'),
) =>
  renderApp(<SafetyWarnings sidebar={{ ...sidebar, ...state }} />, {
    user,
    api: { 'GET /warnings': { data: { open_demo_accounts } } },
  });

test.each([false, true])('names the danger and leads to the users (phone: %s)', async (isPhone) => {
  const { person, location } = open({ isPhone });
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXT);
  await person.click(screen.getByRole('link', { name: 'Lihat daftar user' }));
  expect(location()).toBe('/users');
});

test('a collapsed sidebar shows a button that expands it', async () => {
  const { person } = open({ isCollapsed: true });
  await person.click(await screen.findByRole('button', { name: 'Password demo masih berlaku' }));
  expect(sidebar.toggle).toHaveBeenCalledTimes(1);
});

test('without such accounts, a super admin without a second factor is advised of one', async () => {
  const { person } = open({}, 0);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Akun super admin membuka nilai satu jurusan. Lindungi dengan verifikasi dua langkah.',
  );
  const link = screen.getByRole('link', { name: 'Aktifkan' });
  expect(link).toHaveAttribute('href', '/account/second-factors');
  await person.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a super admin with a second factor sees nothing', async () => {
  const { calls, container } = open({}, 0, aUser('super_admin', { has_second_factor: true }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => {});
  expect(container).toBeEmptyDOMElement();
});

test('a person who needs a second factor from a day on reads the day, and cannot close that', async () => {
  open({}, 3, aUser('lecturer', { second_factor_from: '2027-01-15' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Mulai 15 Jan 2027, akun Anda memerlukan verifikasi dua langkah.',
  );
  expect(screen.queryByRole('button', { name: 'Tutup' })).not.toBeInTheDocument();
});

test('stays closed until the browser session ends', async () => {
  const first = open();
  await first.person.click(await screen.findByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  first.unmount();

  const again = open();
  await act(async () => {});
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(again.calls).toEqual([]);
});

test('disappears when the last such account is changed', async () => {
  let count = 1;
  const { store } = renderApp(<SafetyWarnings sidebar={sidebar} />, {
    user: aUser('super_admin', { has_second_factor: true }),
    api: {
      'GET /warnings': () => ({ data: { open_demo_accounts: count } }),
      'PUT /users/:id': { data: { id: 7 } },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('untuk 1 akun');
  count = 0;
  await act(() =>
    store.dispatch(
      api.endpoints.updateUser.initiate({ id: 7, userUpdateInput: { is_active: false } as never }),
    ),
  );
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

describe('in the layout', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const openLayout = async (user: Parameters<typeof aUser>) => {
    const { calls } = renderRoutes(
      [{ element: <AppLayout />, children: [{ path: '/', element: <h1>Isi</h1> }] }],
      {
        user: aUser(...user),
        api: {
          'GET /warnings': { data: { open_demo_accounts: 3 } },
          'GET /reviews/counts': { data: reviewCounts() },
        },
      },
    );
    const asked = () => calls.filter(({ path }) => path === '/warnings').length;
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(asked()).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    return asked;
  };

  test('a super admin sees it when the first screen is complete', async () => {
    await openLayout(['super_admin']);
    expect(await screen.findByRole('alert')).toHaveTextContent(TEXT);
  });

  const others: Parameters<typeof aUser>[] = [
    ...(['lecturer', 'mentor', 'student'] as Role[]).map((role): [Role] => [role]),
    ['super_admin', { must_change_password: true }],
  ];
  test.each(others)('nothing is asked for others: %s %j', async (...user) => {
    const asked = await openLayout(user);
    expect(asked()).toBe(0);
  });
});
