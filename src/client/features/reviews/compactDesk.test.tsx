import { screen, waitFor, within } from '@testing-library/react';
import { announced, aServer, BUDI, open, row, SARI } from '@/client/testing/deskServer';
import { aLog } from '@/client/testing/records/internship';
import { aReview } from '@/client/testing/records/review';
import type { StubRequest } from '@/client/testing/stubApi';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';

const LOG = aLog({ version: 2, handed_in_version: 2 });

const ROWS = [
  aReview({
    id: 1,
    name: 'Konfigurasi VLAN',
    student: BUDI,
    log: LOG,
    returned_log: 'Membuat VLAN.',
    returns: [
      {
        reviewer: 'lecturer',
        name: 'Fitri',
        comment: 'Sebutkan jumlahnya.',
        at: '2026-11-20T09:00:00Z',
      },
    ],
  }),
  aReview({ id: 2, name: 'Uji trunk', student: BUDI }),
  aReview({ id: 3, name: 'Pasang kabel', student: SARI }),
];

/** Finds rows by their names. */
const searching = () => {
  const { api } = aServer(ROWS);
  return {
    ...api,
    'GET /reviews': ({ query }: StubRequest) => {
      const data = ROWS.filter(({ name }) => name.toLowerCase().includes(query.search ?? ''));
      return { data, meta: { page: 1, per_page: 25, total: data.length } };
    },
    'GET /reviews/counts': ({ query }: StubRequest) => {
      const found = ROWS.filter(({ name }) => name.toLowerCase().includes(query.search ?? ''));
      return { data: { ...COUNTS, waiting: found.length } };
    },
  };
};
const COUNTS = {
  waiting: 3,
  attended: 3,
  handed_in: 1,
  returned: 2,
  overdue: 0,
  unattended: 0,
  done: 10,
  all: 19,
  empty: 1,
  oldest_day: '2026-11-21',
};

testInAll('marks what was handed in again, with the comment and the changes since', async () => {
  await open(aServer(ROWS).api);
  const again = within(row(/Konfigurasi VLAN/));
  expect(again.getByText('Dikirim ulang')).toBeVisible();
  expect(again.getByText('Sebutkan jumlahnya.')).toBeVisible();
  expect(again.getByRole('insertion')).toHaveTextContent('ditambah: tiga');
  expect(within(row(/Uji trunk/)).queryByText('Dikirim ulang')).not.toBeInTheDocument();
});

test('explains the number of those that are not validated', async () => {
  await open(searching());
  expect(
    await screen.findByText(
      /Belum divalidasi 9: 3 menunggu, 2 perlu revisi, 1 tanpa absen dan catatan, 3 belum tiba harinya\./,
    ),
  ).toBeVisible();
});

describeInAll('compact rows', () => {
  test('opens the current row only, and the browser remembers that', async () => {
    const { person, unmount } = await open(aServer(ROWS).api);
    await person.click(screen.getByRole('button', { name: 'Baris ringkas' }));
    await person.keyboard('jj');
    expect(row(/Uji trunk/)).toHaveFocus();
    expect(within(row(/Uji trunk/)).getByRole('button', { name: /^Validasi/ })).toBeVisible();
    expect(within(row(/Konfigurasi VLAN/)).queryByRole('button')).not.toBeInTheDocument();
    expect(row(/Konfigurasi VLAN/)).toHaveTextContent('Dikirim ulang');

    unmount();
    const { person: later } = await open(aServer(ROWS).api);
    expect(within(row(/Pasang kabel/)).queryByRole('button')).not.toBeInTheDocument();
    await later.click(row(/Pasang kabel/));
    expect(within(row(/Pasang kabel/)).getByRole('button', { name: /^Validasi/ })).toBeVisible();
    await later.click(screen.getByRole('button', { name: 'Baris ringkas' }));
    expect(screen.getAllByRole('button', { name: /^Validasi/ })).toHaveLength(3);
  });
});

describeInAll('the search', () => {
  test('leads to its first hit by Enter, and says how many there are', async () => {
    const { person } = await open(searching());
    await person.keyboard('/trunk{Enter}');
    await waitFor(() => expect(row(/Uji trunk/)).toHaveFocus());
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await waitFor(() => expect(announced()).toBe('1 aktivitas ditemukan.'));
  });

  test('keeps the focus without a hit, and leads back to all rows by Escape', async () => {
    const { person } = await open(searching());
    await person.keyboard('jj/zzz{Enter}');
    expect(await screen.findByText('Tidak ada yang cocok.')).toBeVisible();
    await waitFor(() => expect(announced()).toBe('0 aktivitas ditemukan.'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(row(/Uji trunk/)).toHaveFocus());
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('leads back to the row by Escape before anything is typed', async () => {
    const { person } = await open(searching());
    await person.keyboard('jj/{Escape}');
    expect(row(/Uji trunk/)).toHaveFocus();
  });
});
