import { screen, waitFor, within } from '@testing-library/react';
import { type Company, useListCompaniesQuery } from '@/client/api/api';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import type { Column } from './column';
import { DataTable } from './DataTable';
import { useTable } from './state/useTable';

const columns: readonly Column<Company>[] = [
  { field: 'name', header: 'Nama' },
  { field: 'internship_quota', header: 'Kuota' },
];

const all = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  name: `Mitra ${index + 1}`,
  internship_quota: 100 - index,
}));

// Any list would do: the table does not depend on the resource.
const Screen = ({ onDelete }: { onDelete?: () => void }) => {
  const table = useTable({ sort: 'name' });
  return (
    <DataTable
      label="Daftar"
      table={table}
      result={useListCompaniesQuery(table.params)}
      columns={columns}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `/open/${id}`}
      actionsOf={onDelete && (() => [{ label: 'Hapus', icon: null, onClick: onDelete }])}
    />
  );
};

const open = (api: ApiStubs, path = '/list') =>
  renderApp(<Screen />, { user: 'super_admin', path, route: '/list', api });

describe('a list', () => {
  const paging: ApiStubs = {
    'GET /companies': ({ query }) => {
      const page = Number(query.page);
      const size = Number(query.per_page);
      const rows = all.filter(({ name }) => name.includes(query.search ?? ''));
      return {
        data: rows.slice((page - 1) * size, page * size),
        meta: { page, per_page: size, total: rows.length },
      };
    },
  };

  test('requests the first page and shows the current range', async () => {
    const { calls } = open(paging);
    expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5);
    expect(await screen.findByText('Mitra 1')).toBeVisible();
    expect(screen.getByText('Halaman 1 dari 3')).toBeVisible();
    expect(screen.getByLabelText('Baris per halaman')).toHaveValue('10');
    expect(calls[0]?.query).toEqual({ page: '1', per_page: '10', sort: 'name' });
  });

  test('keeps page, order and search in the URL', async () => {
    const { person, calls, location } = open(paging);
    await screen.findByText('Mitra 1');

    await person.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
    expect(await screen.findByText('Mitra 11')).toBeVisible();
    expect(location()).toBe('/list?page=2');

    await person.click(screen.getByRole('columnheader', { name: /^Kuota/ }));
    expect(await screen.findByText('Halaman 1 dari 3')).toBeVisible();
    expect(calls.at(-1)?.query).toMatchObject({ page: '1', sort: 'internship_quota' });

    await person.type(screen.getByRole('searchbox'), '22');
    expect(await screen.findByText('Mitra 22')).toBeVisible();
    expect(calls.at(-1)?.query).toMatchObject({ search: '22' });
    expect(location()).toBe('/list?sort=internship_quota&search=22');
  });

  test('opens the page from the URL, or the last one when it does not exist', async () => {
    const { location } = open(paging, '/list?page=9&per_page=20');
    expect(await screen.findByText('Halaman 2 dari 2')).toBeVisible();
    expect(location()).toBe('/list?page=2&per_page=20');
  });

  testInAll('offers the page sizes of the specification and remembers the choice', async () => {
    const { person } = open(paging);
    const size = await screen.findByLabelText('Baris per halaman');
    const sizes = within(size).getAllByRole('option');
    expect(sizes.map((option) => option.textContent)).toEqual(['1', '10', '20', '30', '40', '50']);

    await person.selectOptions(size, '20');
    expect(await screen.findByText('Mitra 20')).toBeVisible();
    expect(localStorage.getItem('page-size')).toBe('20');
  });

  testInAll('says when nothing matches, and clears the search', async () => {
    const { person } = open(paging, '/list?search=zzz');
    expect(await screen.findByText('No results.')).toBeVisible();
    await person.click(
      within(screen.getByRole('status')).getByRole('button', { name: 'Hapus pencarian' }),
    );
    expect(await screen.findByText('Mitra 1')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('opens a row through its link, a click anywhere or the keyboard', async () => {
    const { person, location } = open(paging);
    expect(await screen.findByRole('link', { name: 'Mitra 1' })).toHaveAttribute('href', '/open/1');
    await person.click(screen.getByRole('gridcell', { name: '99' }));
    await person.keyboard('{Enter}');
    expect(location()).toBe('/open/2');
  });
});

testInAll('keys in a row menu do not open the row', async () => {
  const handleDelete = jest.fn();
  const { person, location } = renderApp(<Screen onDelete={handleDelete} />, {
    user: 'super_admin',
    path: '/list',
    api: { 'GET /companies': { data: all } },
  });
  await person.click(await screen.findByRole('button', { name: 'Aksi untuk Mitra 1' }));
  expect(await screen.findByRole('menuitem', { name: 'Hapus' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(handleDelete).toHaveBeenCalledTimes(1);
  expect(location()).toBe('/list');
});

testInAll('a click in a row menu of the grid does not open the row', async () => {
  const handleDelete = jest.fn();
  const { person, location } = renderApp(<Screen onDelete={handleDelete} />, {
    user: 'super_admin',
    path: '/list',
    api: { 'GET /companies': { data: all } },
  });
  await person.click(await screen.findByRole('button', { name: 'Aksi untuk Mitra 1' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Hapus' }));
  expect(handleDelete).toHaveBeenCalledTimes(1);
  expect(location()).toBe('/list');
});

test('shows an error when loading fails, and retries on request', async () => {
  let isDown = true;
  const { person } = open({
    'GET /companies': () => (isDown ? reply(503) : { data: all }),
  });
  expect(
    await screen.findByText('Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.'),
  ).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Mitra 1')).toBeVisible();
});

testInAll('shows the same columns as cards on a phone', async () => {
  const { matchMedia } = window;
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('768px') });
  try {
    const { person } = open({ 'GET /companies': { data: all } });
    const cards = within(await screen.findByRole('list', { name: 'Daftar' })).getAllByRole(
      'listitem',
    );
    expect(cards).toHaveLength(10);
    const card = within(cards[0] as HTMLElement);
    expect(card.getByRole('link', { name: 'Mitra 1' })).toHaveAttribute('href', '/open/1');
    expect(card.getByText('Kuota')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByLabelText('Urutkan')).toHaveValue('name');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  } finally {
    window.matchMedia = matchMedia;
  }
});

test('keeps the pressed row when an answer arrives before the release', async () => {
  let answer: (body: object) => void = () => {};
  const { person, calls, location } = open({
    'GET /companies': ({ query }) =>
      query.search
        ? new Promise<object>((resolve) => {
            answer = resolve;
          })
        : { data: all.slice(0, 10), meta: { page: 1, per_page: 10, total: 23 } },
  });
  const cell = await screen.findByRole('gridcell', { name: '99' });
  await person.type(screen.getByRole('searchbox'), '22');
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ search: '22' }));

  await person.pointer({ keys: '[MouseLeft>]', target: cell });
  answer({ data: [all[21]], meta: { page: 1, per_page: 10, total: 1 } });
  // The footer shows the answer before the rows do.
  expect(await screen.findByText('1 data')).toBeVisible();
  expect(cell).toBeInTheDocument();
  await person.pointer({ keys: '[/MouseLeft]', target: cell });
  expect(location()).toBe('/open/2');
});
