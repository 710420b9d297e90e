import { screen, within } from '@testing-library/react';
import { aMentor, anInternship } from '@/client/testing/records/internship';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { InternshipListPage } from '../InternshipListPage';

const STALE = 'Data ini sudah diubah orang lain. Muat ulang, lalu ulangi perubahan Anda.';
const OTHER_COMPANY = 'Mentor bukan dari perusahaan yang dipilih';

const parts = {
  lecturer_name: 'Dewi Lestari, M.Kom.',
  mentor_name: 'Agus Pratama',
  company_name: 'PT Nusantara Jaringan',
  place_names: [],
};
const found = (id: number, student_name: string, changes: object = {}) => ({
  ...{ id, version: 3, student_nim: '2403310001', student_name },
  ...{ before: parts, after: { ...parts, lecturer_name: 'Rudi Hartono, M.T.' } },
  ...{ is_same: false, errors: [], warnings: [], ...changes },
});

const student = (id: number, name: string) => ({ ...anInternship().student, user: { id, name } });
const siti = anInternship({ id: 16, student_id: 8, student: student(71, 'Siti Rahma') });

const API: ApiStubs = {
  'GET /internships': page(anInternship(), siti),
  'GET /lecturers': page({ id: 6, user_id: 60, user: { id: 60, name: 'Rudi Hartono, M.T.' } }),
  'GET /mentors': page(aMentor(9, 'Agus Pratama'), aMentor(10, 'Bima Sakti')),
  'GET /companies': page(),
  'GET /places': page(),
  'POST /internships/changes/check': {
    data: [
      found(15, 'Budi Santoso'),
      found(16, 'Siti Rahma', { after: parts, errors: [OTHER_COMPANY] }),
    ],
  },
};

const open = async (api: ApiStubs = {}) => {
  const app = renderApp(<InternshipListPage />, {
    user: 'super_admin',
    path: '/internships',
    api: { ...API, ...api },
  });
  const { person } = app;
  await person.click(await screen.findByRole('button', { name: 'Pilih' }));
  await person.click(await screen.findByRole('checkbox', { name: /Budi Santoso/ }));
  await person.click(screen.getByRole('checkbox', { name: /Siti Rahma/ }));
  await person.click(screen.getByRole('button', { name: 'Ubah Penempatan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah 2 Penempatan' });
  const choose = async (label: RegExp, option: RegExp) => {
    await person.click(within(dialog).getByRole('combobox', { name: label }));
    await person.click(await screen.findByRole('option', { name: option }));
  };
  const sent = () => app.calls.filter(({ path }) => path === '/internships/changes');
  return { ...app, dialog, choose, sent };
};

const resultOf = (id: number, message: string | null = null) => ({
  id,
  outcome: message ? 'refused' : 'done',
  message,
});

test('shows old and new of each student, and sends what nothing stands against', async () => {
  const { person, dialog, choose, sent } = await open({
    'POST /internships/changes': { data: { results: [resultOf(15)] } },
  });
  expect(within(dialog).getByRole('status')).toHaveTextContent('Pilih minimal satu yang diubah');
  expect(within(dialog).getByRole('button', { name: 'Ubah' })).toBeDisabled();

  await choose(/^Dosen/, /Rudi Hartono/);
  expect(await within(dialog).findByText('1 akan diubah, 1 dilewati')).toBeVisible();
  const rows = within(dialog).getByRole('list', { name: 'Pratinjau perubahan' });
  expect(within(rows).getByText('Dosen: Dewi Lestari, M.Kom. → Rudi Hartono, M.T.')).toBeVisible();
  expect(within(rows).getByText(OTHER_COMPANY)).toBeVisible();

  await person.click(within(dialog).getByRole('button', { name: 'Ubah 1 Penempatan' }));
  expect(await screen.findByText('1 penempatan diubah')).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    { placements: [{ id: 15, version: 3 }], lecturer_id: 6, reason: null, seen_leftovers: null },
  ]);
});

test('names those that somebody else has changed meanwhile', async () => {
  const { person, dialog, choose } = await open({
    'POST /internships/changes/check': {
      data: [found(15, 'Budi Santoso'), found(16, 'Siti Rahma')],
    },
    'POST /internships/changes': { data: { results: [resultOf(15), resultOf(16, STALE)] } },
  });
  await choose(/^Dosen/, /Rudi Hartono/);
  await person.click(await within(dialog).findByRole('button', { name: 'Ubah 2 Penempatan' }));
  const results = await screen.findByRole('dialog', { name: 'Hasil' });
  const [first] = within(results).getAllByRole('listitem');
  expect(first).toHaveTextContent(`Siti Rahma${'Ditolak'}${STALE}`);
  expect(within(results).getByText('1 diubah, 1 ditolak.')).toBeVisible();
  expect(within(results).getByRole('button', { name: 'Tutup' })).toHaveFocus();
});

test('asks for the reason of what is unusual, and keeps all choices after a refusal', async () => {
  const warning = 'Dosen ini akan membimbing 13 mahasiswa pada periode ini, lebih dari 12';
  const { person, dialog, choose, sent } = await open({
    'POST /internships/changes/check': {
      data: [found(15, 'Budi Santoso', { warnings: [warning] }), found(16, 'Siti Rahma')],
    },
    'POST /internships/changes': reply(422, {
      message: 'Data yang dikirim tidak valid.',
      errors: { reason: ['Alasan wajib diisi, minimal 3 karakter'] },
    }),
  });
  await choose(/^Dosen/, /Rudi Hartono/);
  expect(await within(dialog).findByText(`Peringatan: ${warning}`)).toBeVisible();
  const save = within(dialog).getByRole('button', { name: 'Ubah 2 Penempatan' });
  await person.click(save);
  const reason = within(dialog).getByRole('textbox', { name: /^Alasan/ });
  expect(await within(dialog).findByText('Alasan wajib diisi, minimal 3 karakter')).toBeVisible();
  expect(reason).toHaveFocus();
  await person.type(reason, 'Dosen lama cuti.');
  await person.click(save);
  expect(sent().at(-1)?.body).toMatchObject({ lecturer_id: 6, reason: 'Dosen lama cuti.' });
  expect(within(dialog).getByRole('combobox', { name: /^Dosen/ })).toHaveValue(
    'Rudi Hartono, M.T.',
  );
});

test('offers the mentors and places of the company that all students share', async () => {
  const { dialog, choose, calls } = await open({
    'GET /places': page({ id: 3, name: 'Kantor Pusat' }),
  });
  await choose(/^Mentor/, /Bima Sakti/);
  const asked = (path: string) => calls.find((call) => call.path === path)?.query;
  expect([asked('/mentors'), asked('/places')]).toMatchObject([
    { company_id: '3' },
    { company_id: '3' },
  ]);
  expect(within(dialog).getByRole('combobox', { name: /^Lokasi/ })).toHaveTextContent(
    'Kantor Pusat',
  );
});

test('a check that fails can be repeated', async () => {
  const { dialog, choose } = await open({
    'POST /internships/changes/check': reply(503, { message: 'Server sibuk.' }),
  });
  await choose(/^Dosen/, /Rudi Hartono/);
  expect(await within(dialog).findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Ubah' })).toBeDisabled();
});
