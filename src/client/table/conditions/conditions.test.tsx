import { act, screen, waitFor, within } from '@testing-library/react';
import { CompanyListPage } from '@/client/features/companies/CompanyListPage';
import { aCompany } from '@/client/testing/records/company';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { reply } from '@/client/testing/stubApi';
import { saveFile } from '@/client/ui/saveFile';
import type { Condition } from '@/shared/conditions/condition';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';

jest.mock('@/client/ui/saveFile');

const open = (path = '/companies', rows = [aCompany()]) =>
  renderApp(<CompanyListPage />, {
    user: 'super_admin',
    path,
    route: '/companies',
    api: {
      'GET /companies': page(...rows),
      'GET /companies/export': () => new Response('isi'),
      'GET /saved-views': { data: [] },
      'POST /saved-views': reply(422, { message: 'x' }),
    },
  });

type App = ReturnType<typeof open>;

const listed = ({ calls }: App) =>
  calls.filter(({ path }) => path === '/companies').map(({ query }) => query.conditions);

const lastListed = (app: App): unknown => {
  const text = listed(app).at(-1);
  return text === undefined ? undefined : JSON.parse(text);
};

const link = (conditions: unknown, rest = '') =>
  `/companies?conditions=${encodeURIComponent(JSON.stringify(conditions))}${rest}`;

const button = () => screen.findByRole('button', { name: /^Filter/ });

const openPanel = async ({ person }: App) => {
  await person.click(await button());
  return within(await screen.findByRole('region', { name: 'Syarat filter' }));
};

const row = (number: number) => within(screen.getByRole('group', { name: `Syarat ${number}` }));

const QUOTA: Condition = ['internship_quota', 'at_least', 5];
const FIELD: Condition = ['address', 'contains', 'jaringan'];

test('applies two conditions by keyboard to the list, the URL, the button and an export', async () => {
  const app = open();
  const { person } = app;
  const opener = await button();
  act(() => opener.focus());
  await person.keyboard('{Enter}');
  const panel = within(await screen.findByRole('region', { name: 'Syarat filter' }));
  const column = row(1).getByRole('combobox', { name: 'Kolom' });
  expect(column).toHaveFocus();
  await person.selectOptions(column, 'Alamat');
  await person.tab();
  await person.tab();
  await person.keyboard('Jaringan{Enter}');
  await waitFor(() => expect(lastListed(app)).toEqual([['address', 'contains', 'Jaringan']]));

  await person.click(panel.getByRole('button', { name: 'Tambah syarat' }));
  expect(row(2).getByRole('combobox', { name: 'Kolom' })).toHaveFocus();
  await person.selectOptions(row(2).getByRole('combobox', { name: 'Kolom' }), 'Kuota Magang');
  await person.selectOptions(row(2).getByRole('combobox', { name: 'Operator' }), 'antara');
  await person.type(row(2).getByRole('spinbutton', { name: 'Dari' }), '2');
  await person.type(row(2).getByRole('spinbutton', { name: 'Sampai' }), '5');
  expect(panel.getByRole('status')).toHaveTextContent(
    '1 syarat aktif, ada perubahan yang belum diterapkan',
  );
  await person.click(panel.getByRole('button', { name: 'Terapkan' }));
  const both = [
    ['address', 'contains', 'Jaringan'],
    ['internship_quota', 'between', 2, 5],
  ];
  await waitFor(() => expect(lastListed(app)).toEqual(both));
  expect(panel.getByRole('status')).toHaveTextContent(/^2 syarat aktif$/);
  expect(app.location()).toBe(link(both).replaceAll('%20', '+'));

  await person.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Syarat filter' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filter (2 syarat aktif)' })).toHaveFocus();

  await person.click(screen.getByRole('button', { name: 'Ekspor' }));
  await person.click(await screen.findByRole('menuitem', { name: /^CSV.*yang tampil/ }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const exported = app.calls.find(({ path }) => path === '/companies/export')?.query.conditions;
  expect(JSON.parse(exported ?? '')).toEqual(both);
});

testInAll('marks and keeps an incomplete condition, and applies the complete ones', async () => {
  const app = open(link([FIELD]));
  const { person } = app;
  const panel = await openPanel(app);
  for (const _ of [2, 3]) await person.click(panel.getByRole('button', { name: 'Tambah syarat' }));
  const third = row(3).getByRole('combobox', { name: 'Kolom' });
  await person.selectOptions(row(2).getByRole('combobox', { name: 'Kolom' }), 'Kuota Magang');
  await person.selectOptions(row(2).getByRole('combobox', { name: 'Operator' }), 'antara');
  await person.type(row(2).getByRole('spinbutton', { name: 'Dari' }), '7');
  await person.type(row(2).getByRole('spinbutton', { name: 'Sampai' }), '3');
  await person.selectOptions(third, 'Status');
  await person.clear(row(1).getByRole('textbox', { name: 'Nilai' }));
  await person.type(row(1).getByRole('textbox', { name: 'Nilai' }), 'jasa');
  await person.click(panel.getByRole('button', { name: 'Terapkan' }));

  await waitFor(() => expect(lastListed(app)).toEqual([['address', 'contains', 'jasa']]));
  const to = row(2).getByRole('spinbutton', { name: 'Sampai' });
  expect(to).toHaveValue(3);
  expect(to).toBeInvalid();
  expect(to).toHaveAccessibleDescription('Tidak boleh kurang dari nilai pertama');
  expect(to).toHaveFocus();
  expect(row(3).getByRole('group', { name: 'Nilai' })).toHaveAccessibleDescription(
    'Pilih minimal satu',
  );
  await person.click(row(3).getByRole('checkbox', { name: 'Tidak Aktif' }));
  expect(row(3).queryByText('Pilih minimal satu')).not.toBeInTheDocument();

  // Closed, opened again, and another column tried: what was typed is still there.
  await person.click(panel.getByRole('button', { name: 'Tutup' }));
  await openPanel(app);
  expect(row(2).getByRole('spinbutton', { name: 'Dari' })).toHaveValue(7);
  await person.selectOptions(row(2).getByRole('combobox', { name: 'Kolom' }), 'Nama');
  await person.selectOptions(row(2).getByRole('combobox', { name: 'Kolom' }), 'Kuota Magang');
  expect(row(2).getByRole('spinbutton', { name: 'Dari' })).toHaveValue(7);
});

testInAll('applies a removal at once and moves the focus to the next condition', async () => {
  const app = open(link([FIELD, QUOTA, ['is_active', 'one_of', 'true']]));
  const { person } = app;
  const panel = await openPanel(app);
  expect(row(2).getByRole('spinbutton', { name: 'Nilai' })).toHaveValue(5);
  expect(row(3).getByRole('checkbox', { name: 'Aktif' })).toBeChecked();
  await person.click(panel.getByRole('button', { name: 'Hapus syarat 1' }));
  await waitFor(() => expect(lastListed(app)).toEqual([QUOTA, ['is_active', 'one_of', 'true']]));
  expect(row(1).getByRole('combobox', { name: 'Kolom' })).toHaveFocus();
  expect(row(1).getByRole('combobox', { name: 'Kolom' })).toHaveDisplayValue('Kuota Magang');
  await person.click(panel.getByRole('button', { name: 'Hapus syarat 2' }));
  expect(row(1).getByRole('combobox', { name: 'Kolom' })).toHaveFocus();
  await person.click(panel.getByRole('button', { name: 'Bersihkan' }));
  await waitFor(() => expect(lastListed(app)).toBeUndefined());
  expect(panel.getByRole('button', { name: 'Tambah syarat' })).toHaveFocus();
  expect(app.location()).toBe('/companies');
  expect(await button()).toHaveAccessibleName('Filter');
});

testInAll('offers no eleventh condition', async () => {
  const app = open(link(Array.from({ length: 9 }, () => QUOTA)));
  const panel = await openPanel(app);
  const add = panel.getByRole('button', { name: 'Tambah syarat' });
  await app.person.click(add);
  expect(add).toBeDisabled();
  expect(row(10).getByRole('combobox', { name: 'Kolom' })).toHaveFocus();
});

testInAll('ignores the broken conditions of a link', async () => {
  const app = open(link([['gaji', 'contains', 'x'], ['name', 'at_least', 1], QUOTA], '&search=a'));
  await screen.findByText(aCompany().name);
  await waitFor(() => expect(lastListed(app)).toEqual([QUOTA]));
  expect(listed(app).join()).not.toContain('gaji');
  expect(await button()).toHaveAccessibleName('Filter (1 syarat aktif)');
});

testInAll.each(['[[', '{}', 'null', '[[1]]', '[7]', '[null]', '7'])(
  'the link %s shows the whole list',
  async (text) => {
    const app = open(`/companies?conditions=${encodeURIComponent(text)}`);
    await screen.findByText(aCompany().name);
    expect(listed(app)).toEqual([undefined]);
  },
);

describeInAll('remembered conditions', () => {
  const STORED = 'table-conditions:1:companies';

  test('stay until the person who has set them removes them', async () => {
    const app = open();
    await openPanel(app);
    await app.person.type(row(1).getByRole('textbox', { name: 'Nilai' }), 'pt{Enter}');
    await waitFor(() => expect(localStorage.getItem(STORED)).toBe('[["name","contains","pt"]]'));
    app.unmount();

    const again = open('/companies?tab=x');
    await screen.findByText(aCompany().name);
    expect(listed(again)).toEqual(['[["name","contains","pt"]]']);
    await waitFor(() =>
      expect(again.location()).toBe(link([['name', 'contains', 'pt']]).replace('?', '?tab=x&')),
    );
    await openPanel(again);
    await again.person.click(screen.getByRole('button', { name: 'Hapus syarat 1' }));
    await waitFor(() => expect(again.location()).toBe('/companies?tab=x'));
    expect(localStorage.getItem(STORED)).toBeNull();
  });

  test.each([
    'search=ada',
    'sort=-name',
    'page=1',
    'is_active=true',
    'columns=name',
    'conditions=',
  ])('do not apply to the link %s', async (query) => {
    localStorage.setItem(STORED, '[["name","contains","pt"]]');
    const app = open(`/companies?${query}`);
    await screen.findByText(aCompany().name);
    expect(listed(app)).toEqual([undefined]);
    expect(app.location()).toBe(`/companies?${query}`);
  });

  test('survive invalid contents of the storage', async () => {
    localStorage.setItem(STORED, 'rusak');
    const app = open();
    await screen.findByText(aCompany().name);
    expect(listed(app)).toEqual([undefined]);
  });
});

testInAll('a saved view has the conditions', async () => {
  const app = open(link([QUOTA]));
  await screen.findByText(aCompany().name);
  await app.person.click(screen.getByRole('button', { name: 'Tampilan tersimpan' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Tampilan tersimpan' }));
  await app.person.type(panel.getByLabelText('Simpan tampilan ini sebagai'), 'Besar{Enter}');
  await panel.findByText('x');
  const saved = app.calls.find(({ method }) => method === 'POST')?.body as { query: string };
  expect(new URLSearchParams(saved.query).get('conditions')).toBe(JSON.stringify([QUOTA]));
});

testInAll('an empty list offers to remove the conditions with the search', async () => {
  const app = open(link([QUOTA], '&search=x'), []);
  await app.person.click(await screen.findByRole('button', { name: 'Hapus pencarian dan filter' }));
  await waitFor(() => expect(app.location()).toBe('/companies'));
});
