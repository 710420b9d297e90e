import { screen, waitFor, within } from '@testing-library/react';
import { aHoliday } from '@/client/testing/records/holiday';
import { page } from '@/client/testing/records/page';
import {
  confirmed,
  confirmPastDays,
  declinePastDays,
  onceConfirmed,
} from '@/client/testing/records/verdictChanges';
import { renderApp } from '@/client/testing/renderApp';
import type { ApiStubs } from '@/client/testing/stubApi';
import { HolidayListPage } from './HolidayListPage';

const open = (api: ApiStubs) => {
  const opened = renderApp(<HolidayListPage />, { user: 'super_admin', path: '/holidays', api });
  /** The requests but that for the time zone of the campus. */
  const requests = () => opened.calls.filter(({ path }) => path !== '/settings');
  return { ...opened, requests };
};

const at = (now: string) => jest.useFakeTimers({ advanceTimers: true, now: new Date(now) });

beforeEach(() => at('2026-06-01T03:00:00Z'));
afterEach(() => jest.useRealTimers());

// The filter offers the years around the real one.
const THIS_YEAR = String(new Date().getFullYear());

const EID = aHoliday({
  id: 34,
  date: '2027-03-10',
  name: 'Idul Fitri 1448 Hijriah',
  certainty: 'estimated',
});

test('shows the words for the kind and the certainty, and the day as elsewhere', async () => {
  const { requests } = open({ 'GET /holidays': page(aHoliday(), EID) });
  const row = within(await screen.findByRole('row', { name: /Idul Fitri/ }));
  expect(row.getByText('10 Mar 2027')).toBeVisible();
  expect(row.getByText('Nasional')).toBeVisible();
  expect(row.getByText('Perkiraan')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Tanggal',
    'Nama',
    'Jenis',
    'Kepastian',
    'Aksi',
  ]);
  expect(requests().map(({ query }) => query.sort)).toEqual(['date']);
});

test('sorts by every column and filters by year, kind and certainty', async () => {
  const { person, requests } = open({ 'GET /holidays': page(aHoliday()) });
  for (const header of [/^Nama/, /^Jenis/, /^Kepastian/]) {
    await person.click(await screen.findByRole('columnheader', { name: header }));
  }
  expect(requests().map(({ query }) => query.sort)).toEqual(['date', 'name', 'kind', 'certainty']);

  const choose = (filter: string, value: string) =>
    person.selectOptions(screen.getByRole('combobox', { name: filter }), value);
  await choose('Jenis', 'joint_leave');
  await choose('Kepastian', 'decreed');
  await choose('Tahun', THIS_YEAR);
  await waitFor(() =>
    expect(requests().at(-1)?.query).toMatchObject({
      kind: 'joint_leave',
      certainty: 'decreed',
      year: THIS_YEAR,
    }),
  );
});

test('deletes after confirmation and reloads the list', async () => {
  const { person, requests } = open({
    'GET /holidays': page(EID),
    'DELETE /holidays/34': { data: { message: 'Data berhasil dihapus.' } },
  });
  await person.click(await screen.findByRole('button', { name: /^Aksi untuk Idul Fitri/ }));
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Hapus' }));
  await person.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data berhasil dihapus.')).toBeVisible();
  expect(requests().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /holidays',
    'DELETE /holidays/34',
    'GET /holidays',
  ]);
});

describe('deleting holidays on past days', () => {
  const askToDelete = async (person: ReturnType<typeof open>['person']) => {
    await person.click(await screen.findByRole('button', { name: /^Aksi untuk Idul Fitri/ }));
    await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Hapus' }));
    await person.click(question.getByRole('button', { name: 'Hapus' }));
  };
  const noDialog = () =>
    waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  test('a holiday on past days is deleted once the changes are confirmed', async () => {
    const { person, requests } = open({
      'GET /holidays': page(EID),
      'DELETE /holidays/34': onceConfirmed({ data: { message: 'Data berhasil dihapus.' } }),
    });
    await askToDelete(person);
    await declinePastDays(person);
    await noDialog();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await askToDelete(person);
    await confirmPastDays(person, 'Dibatalkan.');
    expect(await screen.findByText('Data berhasil dihapus.')).toBeVisible();
    await noDialog();
    const deletions = requests().filter(({ method }) => method === 'DELETE');
    expect(deletions.map(({ query }) => query)).toEqual([{}, {}, confirmed('Dibatalkan.')]);
  });

  test('several holidays are deleted once the changes are confirmed', async () => {
    const { person, requests } = open({
      'GET /holidays': page(EID, aHoliday()),
      'POST /holidays/actions': onceConfirmed({
        data: { results: [{ id: 34, outcome: 'done', message: null }] },
      }),
    });
    await screen.findByRole('row', { name: /Idul Fitri/ });
    await person.click(screen.getByRole('button', { name: 'Pilih' }));
    await person.click(await screen.findByRole('checkbox', { name: `Pilih ${EID.name}` }));
    const bar = within(await screen.findByRole('region', { name: 'Baris terpilih' }));
    await person.click(bar.getByRole('button', { name: 'Hapus' }));
    const apply = () => screen.findByRole('button', { name: 'Hapus 1 hari libur' });
    await person.click(await apply());
    await declinePastDays(person);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Batal' })).toBeEnabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await person.click(await apply());
    await confirmPastDays(person, 'Dibatalkan.');
    expect(await screen.findByRole('dialog', { name: 'Hasil' })).toBeVisible();
    expect(requests().findLast(({ method }) => method === 'POST')?.body).toEqual({
      action: 'delete',
      ids: [34],
      ...confirmed('Dibatalkan.'),
    });
  });
});

describe('the hint about the decree of the next year', () => {
  const MISSING = /^SKB hari libur 2027 belum dimasukkan/;

  const openWith = (decreed: number) =>
    open({
      'GET /holidays': ({ query }) =>
        query.per_page === '1'
          ? { data: [], meta: { page: 1, per_page: 1, total: decreed } }
          : page(aHoliday()),
    });

  // The campus is seven hours ahead of UTC.
  test('appears from 1 October on', async () => {
    at('2026-09-30T17:00:00Z');
    const { requests } = openWith(0);
    expect(await screen.findByText(MISSING)).toBeVisible();
    const asked = requests()
      .map(({ query }) => query)
      .find(({ per_page }) => per_page === '1');
    expect(asked).toEqual({ year: '2027', certainty: 'decreed', page: '1', per_page: '1' });
  });

  test.each([
    ['with a decreed holiday', '2026-12-31T16:59:59Z', 1, 2],
    ['before October', '2026-09-30T16:59:59Z', 0, 1],
  ])('does not appear %s', async (_case, now, decreed, count) => {
    at(now);
    const { requests } = openWith(decreed);
    await screen.findByRole('row', { name: /Proklamasi/ });
    await waitFor(() => expect(requests()).toHaveLength(count));
    expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
  });
});
