import { screen, within } from '@testing-library/react';
import { formFields } from '@/client/testing/formFields';
import { anInternship } from '@/client/testing/records/internship';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { typeDigits } from '@/client/testing/typeDigits';
import { testInAll } from '@/shared/testing/testLevel';
import { ActivityCreatePage } from './ActivityCreatePage';

// Date and time fields render slowly on a busy machine.
const open = (api: ApiStubs = {}) =>
  renderApp(<ActivityCreatePage />, {
    user: 'mentor',
    path: '/internships/15/activities/create',
    route: '/internships/:id/activities/create',
    api: { 'GET /internships/15': { data: anInternship() }, ...api },
  });

type Person = ReturnType<typeof open>['person'];

const block = (number: number) =>
  within(screen.getByRole('region', { name: `Aktivitas ${number}` }));

/** Types a date or a time digit by digit. */
const typeInto = (person: Person, number: number, label: string, digits: string) =>
  typeDigits(person, block(number).getByRole('textbox', { name: label }), digits);

/** Faster than typing: one render instead of one per keystroke. */
const paste = async (person: Person, field: HTMLElement, text: string) => {
  await person.click(field);
  await person.paste(text);
};

const fillFirst = async (person: Person) => {
  await person.type(block(1).getByLabelText('Nama Aktivitas'), 'Konfigurasi VLAN');
  await typeInto(person, 1, 'Tanggal', '21112026');
  await typeInto(person, 1, 'Jam Mulai', '0800');
  await typeInto(person, 1, 'Jam Selesai', '1600');
  await person.type(block(1).getByLabelText('Alamat'), 'Ruang Server');
  await person.type(block(1).getByLabelText('Deskripsi'), 'Membagi jaringan');
};

const FIRST = {
  name: 'Konfigurasi VLAN',
  date: '2026-11-21',
  start_time: '08:00',
  end_time: '16:00',
  address: 'Ruang Server',
  description: 'Membagi jaringan',
};

test('shows the fields of a block and the student of the internship', async () => {
  open();
  expect(await screen.findByText('Budi Santoso · PT Nusantara Jaringan')).toBeVisible();
  expect(formFields()).toMatchInlineSnapshot(`
    [
      "activities.0.name: Nama Aktivitas, wajib",
      "activities.0.date: Tanggal, wajib",
      "activities.0.start_time: Jam Mulai, wajib",
      "activities.0.end_time: Jam Selesai, wajib",
      "activities.0.address: Alamat, wajib",
      "activities.0.description: Deskripsi, wajib",
    ]
  `);
});

testInAll('keeps the first block and removes added ones', async () => {
  const { person } = open();
  expect(block(1).queryByRole('button', { name: /^Hapus/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Tambah Aktivitas Lain' }));
  await person.click(screen.getByRole('button', { name: 'Hapus Aktivitas 2' }));
  expect(screen.queryByRole('region', { name: 'Aktivitas 2' })).not.toBeInTheDocument();
  expect(block(1).queryByRole('button', { name: /^Hapus/ })).not.toBeInTheDocument();
});

testInAll('prefills a second block from the first and sends both in one request', async () => {
  const { person, calls, location } = open({
    'POST /internships/15/activities/bulk': reply(201, { data: [] }),
  });
  await fillFirst(person);
  await person.click(screen.getByRole('button', { name: 'Tambah Aktivitas Lain' }));
  const name = block(2).getByLabelText('Nama Aktivitas');
  expect(name).toHaveFocus();
  expect(block(2).getByLabelText('Alamat')).toHaveValue('Ruang Server');
  await paste(person, name, 'Uji coba');
  await person.type(block(2).getByLabelText('Deskripsi'), 'Menguji');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));

  expect(await screen.findByText('Aktivitas berhasil ditambahkan')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    activities: [
      FIRST,
      {
        ...FIRST,
        name: 'Uji coba',
        date: '2026-11-22',
        description: 'Menguji',
      },
    ],
  });
  expect(location()).toBe('/internships/15');
});

testInAll('shows a server error at the field of its block', async () => {
  const { person } = open({
    'POST /internships/15/activities/bulk': reply(422, {
      message: 'x',
      errors: { 'activities.0.name': ['Nama sudah dipakai'] },
    }),
  });
  await fillFirst(person);
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Nama sudah dipakai')).toBeVisible();
  expect(block(1).getByLabelText('Nama Aktivitas')).toHaveAccessibleDescription(
    'Nama sudah dipakai',
  );
});

const addBlocks = async (person: Person, count: number) => {
  for (let added = 0; added < count; added += 1) {
    await person.click(screen.getByRole('button', { name: 'Tambah Aktivitas Lain' }));
  }
};

testInAll('folds all blocks but the last three, and opens a folded one again', async () => {
  const { person } = open();
  await paste(person, block(1).getByLabelText('Nama Aktivitas'), 'Pengantar');
  await addBlocks(person, 3);
  expect(screen.queryByDisplayValue('Pengantar')).not.toBeInTheDocument();
  expect(block(1).getByText('Pengantar')).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Ubah Aktivitas 1' }));
  expect(block(1).getByLabelText('Nama Aktivitas')).toHaveValue('Pengantar');
  expect(block(2).queryByLabelText('Nama Aktivitas')).not.toBeInTheDocument();
});
