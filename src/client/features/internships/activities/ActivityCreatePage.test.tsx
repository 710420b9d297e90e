import { screen, within } from '@testing-library/react';
import { anInternship } from '@/client/testing/records';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { fieldsOf } from '../fieldsOf';
import { ActivityCreatePage } from './ActivityCreatePage';

// A page full of date and time fields takes its time where the machine is busy.
jest.setTimeout(60_000);

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

/** A date or a time is typed digit by digit, starting in its first section. */
const typeInto = async (person: Person, number: number, label: string, digits: string) => {
  const [first] = within(block(number).getByRole('group', { name: label })).getAllByRole(
    'spinbutton',
  );
  if (!first) throw new Error(`no section in ${label}`);
  await person.click(first);
  await person.keyboard(digits);
};

/** In one go: each keystroke would draw every field of the page again. */
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

test('the fields of a block, and whose activities they are', async () => {
  open();
  expect(await screen.findByText('Budi Santoso · PT Nusantara Jaringan')).toBeVisible();
  expect(fieldsOf()).toMatchInlineSnapshot(`
    [
      "activities.0.name: Nama Aktivitas",
      "activities.0.date: Tanggal",
      "activities.0.start_time: Jam Mulai",
      "activities.0.end_time: Jam Selesai",
      "activities.0.address: Alamat",
      "activities.0.description: Deskripsi",
    ]
  `);
});

test('one block stays; what is added can be removed', async () => {
  const { person } = open();
  expect(block(1).queryByRole('button', { name: /^Hapus/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Tambah Aktivitas Lain' }));
  await person.click(screen.getByRole('button', { name: 'Hapus Aktivitas 2' }));
  expect(screen.queryByRole('region', { name: 'Aktivitas 2' })).not.toBeInTheDocument();
  expect(block(1).queryByRole('button', { name: /^Hapus/ })).not.toBeInTheDocument();
});

test('a second block begins where the first ends, and both are sent together', async () => {
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

test('what the server refuses stands at the field of its block', async () => {
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

test('many blocks fold into lines, which open again, also when something is wrong in them', async () => {
  const { person } = open();
  await paste(person, block(1).getByLabelText('Nama Aktivitas'), 'Pengantar');
  for (let added = 0; added < 3; added += 1) {
    await person.click(screen.getByRole('button', { name: 'Tambah Aktivitas Lain' }));
  }
  expect(screen.queryByDisplayValue('Pengantar')).not.toBeInTheDocument();
  expect(block(1).getByText('Pengantar')).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Ubah Aktivitas 1' }));
  expect(block(1).getByLabelText('Nama Aktivitas')).toHaveValue('Pengantar');
  expect(block(2).queryByLabelText('Nama Aktivitas')).not.toBeInTheDocument();

  // Nothing is complete: the first ones open, the others say that something is missing.
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findAllByText('Deskripsi wajib diisi')).toHaveLength(3);
  expect(block(4).getByText('Ada isian yang perlu diperbaiki.')).toBeVisible();
});
