import { screen, waitFor, within } from '@testing-library/react';
import { type Company, useListCompaniesQuery } from '@/client/api/api';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { testInAll } from '@/shared/testing/testLevel';
import type { Column } from '../column';
import { DataTable } from '../DataTable';
import { useTable, visibleColumns } from '../state/useTable';
import { stretched, stretchOf } from './columnWidths';
import { readLayout, storeLayout } from './tableLayout';

const columns: readonly Column<Company>[] = [
  { field: 'name', header: 'Nama' },
  { field: 'address', header: 'Alamat' },
  { field: 'internship_quota', header: 'Kuota', width: 120 },
];

const all = Array.from({ length: 3 }, (_, index) => ({
  id: index + 1,
  name: `Mitra ${index + 1}`,
  address: `Jalan ${index + 1}`,
  internship_quota: 5,
}));

const WEB: Column<Company> = { field: 'website', header: 'Situs', isOptional: true };

type ScreenProps = { columns: readonly Column<Company>[] };

const Screen = ({ columns: shown }: ScreenProps) => {
  const table = useTable({ sort: 'name', list: 'example', columns: shown });
  return (
    <>
      <output>{visibleColumns(table).join(' ')}</output>
      <DataTable
        label="Daftar"
        table={table}
        result={useListCompaniesQuery(table.params)}
        columns={shown}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `/open/${id}`}
      />
    </>
  );
};

const user = aUser('super_admin');

const open = (as = user, shown = columns, query = '') =>
  renderApp(<Screen columns={shown} />, {
    user: as,
    path: `/list${query}`,
    api: { 'GET /companies': { data: all } },
  });

const headers = () =>
  screen.getAllByRole('columnheader').map((header) => header.textContent?.trim());

const openPanel = async (person: ReturnType<typeof open>['person']) => {
  await screen.findByText('Mitra 1');
  await person.click(screen.getByRole('button', { name: /^Kolom dan tampilan tabel/ }));
  return within(await screen.findByRole('dialog', { name: 'Tampilan tabel' }));
};

testInAll('hides columns and remembers them for the user and the list', async () => {
  const { person, unmount, location } = open();
  const panel = await openPanel(person);
  await person.click(panel.getByRole('checkbox', { name: 'Nama' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(headers()).toEqual(['Alamat', 'Kuota']));
  // The hidden column still gives the order.
  expect(location()).toBe('/list');
  expect(screen.getByRole('status')).toHaveTextContent('address internship_quota');
  // The first column that is shown leads to the record.
  expect(screen.getByRole('link', { name: 'Jalan 1' })).toHaveAttribute('href', '/open/1');
  expect(screen.getByRole('button', { name: 'Kolom dan tampilan tabel (diubah)' })).toHaveFocus();
  unmount();

  const { unmount: leave } = open();
  await screen.findByText('Jalan 1');
  expect(headers()).toEqual(['Alamat', 'Kuota']);
  leave();

  // Somebody else at the same computer.
  open({ ...user, id: user.id + 1 });
  await screen.findByText('Mitra 1');
  expect(headers()).toEqual(['Nama', 'Alamat', 'Kuota']);
});

test('hides an optional column until a person or a link asks for it', async () => {
  const { person, unmount } = open(user, [...columns, WEB]);
  const panel = await openPanel(person);
  expect(panel.getByRole('checkbox', { name: 'Situs' })).not.toBeChecked();
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(
    'name address internship_quota',
  );
  await person.click(panel.getByRole('checkbox', { name: 'Situs' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(headers()).toEqual(['Nama', 'Alamat', 'Kuota', 'Situs']));
  expect(screen.getByRole('status')).toHaveTextContent('name address internship_quota website');
  unmount();
  expect(readLayout(user.id, 'example')).toMatchObject({ hidden: [], added: ['website'] });

  const linked = open(user, [...columns, WEB], '?columns=name,address');
  await screen.findByText('Mitra 1');
  expect(headers()).toEqual(['Nama', 'Alamat']);
  const shown = await openPanel(linked.person);
  await linked.person.click(shown.getByRole('checkbox', { name: 'Situs' }));
  await linked.person.keyboard('{Escape}');
  await waitFor(() => expect(headers()).toEqual(['Nama', 'Alamat', 'Situs']));
  expect(linked.location()).toBe('/list');
  expect(readLayout(user.id, 'example')).toMatchObject({
    hidden: ['internship_quota'],
    added: ['website'],
  });
});

testInAll('keeps the last column, and restores the defaults on request', async () => {
  const { person } = open();
  const panel = await openPanel(person);
  await person.click(panel.getByRole('checkbox', { name: 'Nama' }));
  await person.click(panel.getByRole('checkbox', { name: 'Alamat' }));
  expect(panel.getByRole('checkbox', { name: 'Kuota' })).toBeDisabled();
  await person.click(panel.getByRole('button', { name: 'Rapat' }));
  await person.type(panel.getByRole('spinbutton', { name: 'Lebar Kuota (px)' }), '300');
  expect(readLayout(user.id, 'example')).toEqual({
    density: 'compact',
    hidden: ['name', 'address'],
    added: [],
    widths: { internship_quota: 300 },
  });

  await person.click(panel.getByRole('button', { name: 'Kembalikan bawaan' }));
  expect(panel.getByRole('button', { name: 'Standar' })).toHaveAttribute('aria-pressed', 'true');
  expect(panel.getByRole('spinbutton', { name: 'Lebar Kuota (px)' })).toHaveValue(null);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('table-layout'))).toEqual([]);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(headers()).toEqual(['Nama', 'Alamat', 'Kuota']));
});

testInAll('applies a typed width only within the limits of its column', async () => {
  const { person } = open();
  const panel = await openPanel(person);
  const width = panel.getByRole('spinbutton', { name: 'Lebar Nama (px)' });
  await person.type(width, '2');
  expect(readLayout(user.id, 'example').widths).toEqual({});
  await person.tab();
  expect(width).toHaveValue(90);
  expect(readLayout(user.id, 'example').widths).toEqual({ name: 90 });
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '[1]'],
  [
    'a fantasy',
    JSON.stringify({ density: 'huge', hidden: [1], added: 'x', widths: { name: -5, x: 'a' } }),
  ],
])('ignores %s as a stored layout', (_what, stored) => {
  if (stored !== null) localStorage.setItem('table-layout:1:example', stored);
  expect(readLayout(1, 'example')).toEqual({
    density: 'standard',
    hidden: [],
    added: [],
    widths: {},
  });
});

testInAll('shows all columns if all are hidden', async () => {
  const hidden = columns.map(({ field }) => field);
  storeLayout(user.id, 'example', { density: 'standard', hidden, added: [], widths: {} });
  open();
  await screen.findByText('Mitra 1');
  expect(headers()).toEqual(['Nama', 'Alamat', 'Kuota']);
});

test('cards show hidden columns, too, but no optional ones, and have no choice of columns', async () => {
  storeLayout(user.id, 'example', {
    density: 'compact',
    hidden: ['address'],
    added: [],
    widths: {},
  });
  const { matchMedia } = window;
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('768px') });
  try {
    open(user, [...columns, WEB]);
    const list = within(await screen.findByRole('list', { name: 'Daftar' }));
    expect(list.getByText('Jalan 1')).toBeVisible();
    expect(list.queryByText('Situs')).not.toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: /^Kolom dan tampilan tabel/ }),
    ).not.toBeInTheDocument();
  } finally {
    window.matchMedia = matchMedia;
  }
});

test('an optional column never makes cards of a table', () => {
  const narrow = 300;
  expect(stretchOf([...columns, WEB], false, narrow)).toBe(0);
  expect(stretchOf([...columns, { ...WEB, isOptional: false }], false, narrow)).toBeNull();
});

test('a chosen width narrows the other columns and never makes cards of a table', () => {
  const narrow = 300;
  expect(stretchOf(columns, false, narrow)).not.toBeNull();
  expect(stretchOf(columns, false, narrow, { name: 900 })).toBe(0);
  const [name, , quota] = stretched(columns, 0, { name: 900, internship_quota: 1 });
  expect(name).toMatchObject({ width: 900, minWidth: 90 });
  expect(quota).toMatchObject({ width: 90 });
});
