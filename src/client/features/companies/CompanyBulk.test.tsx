import { screen, waitFor, within } from '@testing-library/react';
import { aCompany } from '@/client/testing/records/company';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, noConnection, reply } from '@/client/testing/stubApi';
import { saveFile } from '@/client/ui/saveFile';
import { testInAll } from '@/shared/testing/testLevel';
import { CompanyListPage } from './CompanyListPage';

jest.mock('@/client/ui/saveFile');

const COMPANIES = [
  aCompany({ id: 1, name: 'CV Karya Mandiri' }),
  aCompany({ id: 2, name: 'PT Lintas Data' }),
  aCompany({ id: 3, name: 'PT Nusa Net' }),
];

const HELD = 'Mitra industri tidak dapat dihapus karena masih memiliki mentor.';

const open = (api: ApiStubs) =>
  renderApp(<CompanyListPage />, {
    user: 'super_admin',
    path: '/companies',
    api: { 'GET /companies': page(...COMPANIES), ...api },
  });

type Person = ReturnType<typeof open>['person'];

const select = async (person: Person, ...names: string[]) => {
  await screen.findByRole('row', { name: /CV Karya Mandiri/ });
  await person.click(screen.getByRole('button', { name: 'Pilih' }));
  for (const name of names) {
    await person.click(await screen.findByRole('checkbox', { name: `Pilih ${name}` }));
  }
  return within(await screen.findByRole('region', { name: 'Baris terpilih' }));
};

testInAll('shows the columns of the specification until the person selects rows', async () => {
  const { person } = open({});
  await screen.findByRole('row', { name: /CV Karya Mandiri/ });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  const bar = await select(person);
  expect(bar.getByText('0 dipilih')).toBeVisible();
  expect(bar.getByRole('button', { name: 'Hapus' })).toBeDisabled();

  await person.click(bar.getByRole('button', { name: 'Selesai memilih' }));
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Baris terpilih' })).not.toBeInTheDocument();
});

test('asks with the number, shows the result of each row, and keeps refused rows selected', async () => {
  const { person, calls } = open({
    'POST /companies/actions': {
      data: {
        results: [
          { id: 1, outcome: 'done', message: null },
          { id: 3, outcome: 'refused', message: HELD },
        ],
      },
    },
  });
  const bar = await select(person, 'CV Karya Mandiri', 'PT Nusa Net');
  expect(bar.getByText('2 dipilih')).toBeVisible();
  await person.click(bar.getByRole('button', { name: 'Hapus' }));

  const asked = within(await screen.findByRole('dialog', { name: 'Hapus: 2 mitra industri' }));
  expect(asked.getByText('CV Karya Mandiri · PT Nusa Net')).toBeVisible();
  expect(asked.getByRole('button', { name: 'Batal' })).toHaveFocus();
  await person.click(asked.getByRole('button', { name: 'Hapus 2 mitra industri' }));

  const results = within(await screen.findByRole('dialog', { name: 'Hasil' }));
  expect(results.getByText('1 dihapus, 1 ditolak.')).toBeVisible();
  const [first, second] = results.getAllByRole('listitem');
  expect(first).toHaveTextContent(`PT Nusa NetDitolak${HELD}`);
  expect(second).toHaveTextContent('CV Karya MandiriBerhasil dihapus');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    action: 'delete',
    ids: [1, 3],
  });

  expect(results.getByRole('button', { name: 'Tutup' })).toHaveFocus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bar.getByText('1 dipilih')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Pilih PT Nusa Net' })).toBeChecked();
});

testInAll(
  'exports the selected rows in the order of the list, whatever its present filters',
  async () => {
    const { person, calls } = open({ 'GET /companies/export': () => new Response('isi') });
    const bar = await select(person);
    const button = bar.getByRole('button', { name: 'Ekspor yang dipilih' });
    expect(button).toBeDisabled();
    await person.click(screen.getByRole('checkbox', { name: 'Pilih PT Nusa Net' }));
    await person.click(screen.getByRole('checkbox', { name: 'Pilih CV Karya Mandiri' }));
    await person.type(screen.getByRole('searchbox'), 'lintas');
    await waitFor(() => expect(calls.at(-1)?.query.search).toBe('lintas'));

    await person.click(button);
    await person.click(await screen.findByRole('menuitem', { name: /^CSV.*yang tampil/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(calls.find(({ path }) => path === '/companies/export')?.query).toEqual({
      ids: '3,1',
      sort: 'name',
      format: 'csv',
      columns: expect.stringMatching(/^name,.*,address,.*,is_active$/),
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bar.getByText('2 dipilih')).toBeVisible();
  },
);

testInAll('sends nothing without a confirmation', async () => {
  const { person, calls } = open({});
  const bar = await select(person, 'PT Lintas Data');
  await person.click(bar.getByRole('button', { name: 'Nonaktifkan' }));
  const asked = within(await screen.findByRole('dialog'));
  await person.click(asked.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bar.getByText('1 dipilih')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

testInAll('after a lost answer the same request is sent again', async () => {
  let isDown = true;
  const { person, calls } = open({
    'POST /companies/actions': () =>
      isDown
        ? noConnection()
        : { data: { results: [{ id: 2, outcome: 'already', message: null }] } },
  });
  const bar = await select(person, 'PT Lintas Data');
  await person.click(bar.getByRole('button', { name: 'Aktifkan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Aktifkan 1 mitra industri' }));
  expect(await dialog.findByText(/^Koneksi terputus sebelum hasilnya diterima/)).toBeVisible();

  isDown = false;
  await person.click(dialog.getByRole('button', { name: 'Kirim ulang' }));
  expect(await screen.findByText('Sudah diaktifkan')).toBeVisible();
  const keys = calls
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

testInAll(
  'a click on a row selects it instead of opening it, and shows the refusal of the server',
  async () => {
    const { person, location } = open({
      'POST /companies/actions': reply(422, {
        message: 'Data yang dikirim tidak valid.',
        errors: {},
      }),
    });
    const bar = await select(person);
    await person.click(screen.getByRole('row', { name: /PT Lintas Data/ }).children[2] as Element);
    expect(bar.getByText('1 dipilih')).toBeVisible();
    expect(location()).toBe('/companies');
    await person.click(bar.getByRole('button', { name: 'Nonaktifkan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Nonaktifkan 1 mitra industri' }));
    expect(await dialog.findByText('Data yang dikirim tidak valid.')).toBeVisible();
  },
);

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('768px') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  const cards = async () =>
    within(await screen.findByRole('list', { name: 'Daftar mitra industri' })).getAllByRole(
      'listitem',
    );

  const startSelecting = async (person: Person) => {
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    await person.click(await screen.findByRole('button', { name: 'Pilih' }));
  };

  test('shows the cards of the specification until the person selects some', async () => {
    const { person, location } = open({});
    expect((await cards()).map((card) => within(card).queryByRole('link')?.textContent)).toEqual(
      COMPANIES.map(({ name }) => name),
    );
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();

    await startSelecting(person);
    const bar = within(await screen.findByRole('region', { name: 'Baris terpilih' }));
    expect(bar.getByText('0 dipilih')).toBeVisible();
    expect(bar.queryByRole('button', { name: 'Hapus' })).not.toBeInTheDocument();
    const [first] = await cards();
    // A touch of the card, where its link was.
    await person.click(within(first as HTMLElement).getByText('CV Karya Mandiri'));
    expect(await screen.findByRole('checkbox', { name: 'Pilih CV Karya Mandiri' })).toBeChecked();
    expect(location()).toBe('/companies');
    expect(bar.getByText('1 dipilih')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Hapus' })).toBeEnabled();

    await person.click(bar.getByRole('button', { name: 'Selesai memilih' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(within((await cards())[0] as HTMLElement).getByRole('link')).toBeVisible();
  });

  testInAll(
    'all cards of the page are selected together, beside those of other pages',
    async () => {
      const { person, calls } = open({
        'GET /companies': ({ query }) =>
          query.page === '2'
            ? { data: [aCompany({ id: 9, name: 'PT Lain' })], meta: { page: 2, total: 11 } }
            : { data: COMPANIES, meta: { page: 1, total: 11 } },
        'POST /companies/actions': { data: { results: [] } },
      });
      await cards();
      await startSelecting(person);
      await person.click(await screen.findByRole('checkbox', { name: 'Pilih PT Nusa Net' }));
      const bar = within(screen.getByRole('region', { name: 'Baris terpilih' }));
      const all = bar.getByRole('checkbox', { name: 'Semua di halaman ini' });
      expect(all).toBePartiallyChecked();
      await person.click(all);
      expect(all).toBeChecked();
      expect(bar.getByText('3 dipilih')).toBeVisible();

      await person.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
      await screen.findByText('PT Lain');
      expect(all).not.toBeChecked();
      await person.click(all);
      expect(bar.getByText('4 dipilih')).toBeVisible();
      await person.click(all);
      expect(bar.getByText('3 dipilih')).toBeVisible();
      await person.click(bar.getByRole('button', { name: 'Hapus' }));
      const asked = within(await screen.findByRole('dialog', { name: 'Hapus: 3 mitra industri' }));
      await person.click(asked.getByRole('button', { name: 'Hapus 3 mitra industri' }));
      await waitFor(() =>
        expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
          action: 'delete',
          ids: [1, 2, 3],
        }),
      );
    },
  );
});
