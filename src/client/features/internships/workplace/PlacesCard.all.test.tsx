import { screen, waitFor, within } from '@testing-library/react';
import { expectBusy } from '@/client/testing/busy';
import { held } from '@/client/testing/held';
import { anInternshipPlace } from '@/client/testing/records/schedule';
import {
  confirmed,
  confirmPastDays,
  declinePastDays,
  onceConfirmed,
} from '@/client/testing/records/verdictChanges';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { typeValidFrom, validFrom } from '@/client/testing/validFrom';
import type { Role } from '@/shared/permissions';
import { PlacesCard } from './PlacesCard';

const OFFICE = anInternshipPlace();
const STORE = anInternshipPlace({
  id: 6,
  name: 'Gudang',
  address: 'Jl. Pahlawan',
  time_zone: 'WIT',
});
const HALL = anInternshipPlace({ id: 7, name: 'Aula' });
const named = (place: typeof OFFICE, is_default = false) => ({
  ...place,
  is_chosen: true,
  is_default,
});

type Options = { user?: Role; canChange?: boolean; put?: ApiStubs[string] };

const open = (
  places: ApiStubs[string],
  { user = 'mentor', canChange = true, put = { data: [] } }: Options = {},
) =>
  renderApp(<PlacesCard internshipId={15} companyId={3} canChange={canChange} />, {
    user,
    api: { 'GET /internships/15/places': places, 'PUT /internships/15/places': put },
  });
type View = ReturnType<typeof open>;

const card = () => within(screen.getByRole('region', { name: 'Lokasi Absen' }));
const rows = async () => (await card().findAllByRole('listitem')).map((row) => row.textContent);
const dialog = () => within(screen.getByRole('dialog', { name: 'Ubah Lokasi Absen' }));
const box = (name: RegExp) => dialog().getByRole('checkbox', { name });
const select = () => dialog().getByRole('combobox', { name: 'Lokasi bawaan' });
const save = (person: View['person']) =>
  person.click(dialog().getByRole('button', { name: 'Simpan' }));
const sent = ({ calls }: View) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

const openDialog = async (places: ApiStubs[string], options: Options = {}) => {
  const view = open(places, options);
  await view.person.click(await screen.findByRole('button', { name: 'Ubah Lokasi' }));
  await screen.findByRole('dialog', { name: 'Ubah Lokasi Absen' });
  return view;
};
const choose = (person: View['person'], name: string) => person.selectOptions(select(), name);

test('marks a place that the company no longer uses', async () => {
  open({ data: [named({ ...OFFICE, is_active: false })] });
  expect(await rows()).toEqual(['Kantor PusatJl. Asia Afrika No. 88, Bandung · WIBNonaktif']);
});

test('lists the places of the placement and marks the default one', async () => {
  open({ data: [named(OFFICE), named(STORE, true), HALL] });
  expect(await rows()).toEqual([
    'Kantor PusatJl. Asia Afrika No. 88, Bandung · WIB',
    'GudangJl. Pahlawan · WITBawaan',
  ]);
  expect(card().queryByText('Semua lokasi aktif mitra berlaku.')).not.toBeInTheDocument();
});

test('lists all places of the company if the placement names none', async () => {
  open({ data: [OFFICE, STORE] });
  expect(await rows()).toHaveLength(2);
  expect(card().getByText('Semua lokasi aktif mitra berlaku.')).toBeVisible();
});

test('offers no change to those who may not make one', async () => {
  open({ data: [OFFICE] }, { canChange: false });
  await rows();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each<{ user: Role; links: string[] }>([
  { user: 'super_admin', links: ['/places?company_id=3'] },
  { user: 'mentor', links: [] },
])('says to a $user that the company has no places', async ({ user, links }) => {
  open({ data: [] }, { user });
  expect(await screen.findByText('Mitra ini belum punya lokasi.')).toBeVisible();
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows that the places load, and an error with a retry', async () => {
  let isDown = true;
  const { person } = open(() => (isDown ? reply(500) : { data: [OFFICE] }));
  expect(card().getByRole('status')).toHaveTextContent('Memuat data...');
  await card().findByText('Gagal memuat data. Silakan coba lagi nanti.');
  expect(screen.queryByRole('button', { name: 'Ubah Lokasi' })).not.toBeInTheDocument();
  isDown = false;
  await person.click(card().getByRole('button', { name: 'Coba lagi' }));
  expect(await card().findByText('Kantor Pusat')).toBeVisible();
});

test('stores the chosen places and the default one, and shows them', async () => {
  let places = [named(OFFICE), STORE, HALL];
  const view = await openDialog(() => ({ data: places }), {
    put: () => {
      places = [named(OFFICE), named(STORE, true), HALL];
      return { data: places };
    },
  });
  const { person } = view;
  expect(box(/^Kantor Pusat/)).toBeChecked();
  expect(dialog().getByText('Tanpa pilihan, semua lokasi aktif mitra berlaku.')).toBeVisible();
  await person.click(box(/^Gudang/));
  await choose(person, 'Gudang');
  await save(person);
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  expect(sent(view)).toEqual([{ place_ids: [5, 6], default_place_id: 6 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await card().findByText('Bawaan')).toBeVisible();
});

test('offers only chosen places as the default one', async () => {
  await openDialog({ data: [named(OFFICE), STORE] });
  const options = within(select()).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Tanpa lokasi bawaan',
    'Kantor Pusat',
  ]);
});

test('stores no default place once it is no longer chosen', async () => {
  const view = await openDialog({ data: [named(OFFICE, true), STORE] });
  const { person } = view;
  expect(select()).toHaveDisplayValue('Kantor Pusat');
  await person.click(box(/^Kantor Pusat/));
  expect(select()).toBeDisabled();
  await save(person);
  await waitFor(() => expect(sent(view)).toEqual([{ place_ids: [], default_place_id: null }]));
});

test('opens, chooses and stores by keyboard', async () => {
  const view = open({ data: [OFFICE, STORE] });
  const { person } = view;
  const button = await screen.findByRole('button', { name: 'Ubah Lokasi' });
  await person.tab();
  await person.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await person.tab();
  expect(box(/^Kantor Pusat/)).toHaveFocus();
  await person.keyboard(' {Enter}');
  await waitFor(() => expect(sent(view)).toEqual([{ place_ids: [5], default_place_id: null }]));
  await waitFor(() => expect(button).toHaveFocus());
});

test('stores nothing after Batal', async () => {
  const view = await openDialog({ data: [OFFICE] });
  await view.person.click(box(/^Kantor Pusat/));
  await view.person.click(dialog().getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(view)).toEqual([]);
});

test('stays open and busy until the places are stored', async () => {
  const stored = held({ data: [OFFICE] });
  const { person } = await openDialog({ data: [OFFICE] }, { put: stored.answer });
  await save(person);
  expectBusy(dialog().getByRole('button', { name: /Simpan/ }));
  await person.keyboard('{Escape}');
  expect(dialog().getByRole('button', { name: 'Batal' })).toBeDisabled();
  await stored.release();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  [reply(500, { message: 'x' }), 'Terjadi kesalahan saat mengedit data'],
  [reply(409, { message: 'Periode ini sudah ditutup.' }), 'Periode ini sudah ditutup.'],
])('keeps what was chosen after a failure, and says why', async (put, text) => {
  const { person } = await openDialog({ data: [named(OFFICE), STORE] }, { put });
  await person.click(box(/^Gudang/));
  await choose(person, 'Gudang');
  await save(person);
  expect(await screen.findByText(text)).toBeVisible();
  expect(box(/^Gudang/)).toBeChecked();
  expect(select()).toHaveDisplayValue('Gudang');
});

test('shows the errors of the server at their fields', async () => {
  const { person } = await openDialog(
    { data: [named(OFFICE)] },
    {
      put: reply(422, {
        errors: {
          place_ids: ['Lokasi tidak ditemukan pada mitra ini'],
          default_place_id: ['Lokasi tidak valid'],
        },
      }),
    },
  );
  await save(person);
  await dialog().findByText('Lokasi tidak ditemukan pada mitra ini');
  expect(dialog().getByRole('group', { name: 'Lokasi' })).toHaveAccessibleDescription(
    'Lokasi tidak ditemukan pada mitra ini',
  );
  expect(select()).toHaveAccessibleDescription('Lokasi tidak valid');
  await waitFor(() => expect(box(/^Kantor Pusat/)).toHaveFocus());
});

test('leaves out a place that has gone since it was chosen', async () => {
  let places = [named(OFFICE), STORE];
  const view = await openDialog(() => ({ data: places }), {
    put: ({ body }) =>
      (body as { place_ids: number[] }).place_ids.includes(6)
        ? reply(422, { errors: { place_ids: ['Lokasi tidak ditemukan pada mitra ini'] } })
        : { data: places },
  });
  const { person } = view;
  await person.click(box(/^Gudang/));
  await choose(person, 'Gudang');
  places = [named(OFFICE)];
  await save(person);
  await waitFor(() =>
    expect(dialog().queryByRole('checkbox', { name: /^Gudang/ })).not.toBeInTheDocument(),
  );
  await save(person);
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  expect(sent(view)).toEqual([
    { place_ids: [5, 6], default_place_id: 6 },
    { place_ids: [5], default_place_id: null },
  ]);
});

test('a default place from a past day on needs a reason and the confirmation of what changes', async () => {
  const view = await openDialog(
    { data: [named(OFFICE), STORE] },
    { put: onceConfirmed({ data: [named(OFFICE), named(STORE, true)] }) },
  );
  const { person } = view;
  expect(validFrom()).not.toBeInTheDocument();
  await choose(person, 'Kantor Pusat');
  await typeValidFrom(person, '01102020');
  // The choice of places keeps what was typed elsewhere.
  await person.click(box(/^Gudang/));
  await person.type(dialog().getByLabelText(/^Alasan/), 'Salah dicatat.');
  await save(person);
  await declinePastDays(person);
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Simpan' })).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await save(person);
  await confirmPastDays(person);
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  expect(sent(view).at(-1)).toEqual({
    place_ids: [5, 6],
    default_place_id: 5,
    valid_from: '2020-10-01',
    ...confirmed('Salah dicatat.'),
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
