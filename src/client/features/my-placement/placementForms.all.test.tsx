import { screen, waitFor, within } from '@testing-library/react';
import { textDraft } from '@/client/session/textDraft';
import { choose } from '@/client/testing/choose';
import { freezeDate } from '@/client/testing/device';
import { formFields } from '@/client/testing/formFields';
import {
  aPlacementChoice,
  aPlacementDraft,
  aPlacementMember,
  placementOptions,
} from '@/client/testing/records/placementRequest';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { PlacementCreatePage } from './PlacementCreatePage';
import { PlacementEditPage } from './PlacementEditPage';

beforeEach(() => freezeDate('2026-11-24T03:00:00Z'));
afterEach(() => jest.useRealTimers());

const openNew = (api: ApiStubs = {}, query = 'internship_period_id=5') =>
  renderApp(<PlacementCreatePage />, {
    user: 'student',
    path: `/student/placement-requests/create?${query}`,
    api: {
      'GET /student/placement-options': { data: [placementOptions()] },
      ...api,
    },
  });
type Person = ReturnType<typeof openNew>['person'];

const pick = async (person: Person, label: string, choice: RegExp) => {
  await choose(person, await screen.findByRole('combobox', { name: label }), choice);
};
const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Simpan Draf' }));
const stored = {
  'POST /placement-requests': reply(201, { data: aPlacementDraft() }),
};
const bodyOf = (calls: ReturnType<typeof openNew>['calls'], wanted: string) =>
  calls.find(({ method }) => method === wanted)?.body;

test('drafts a request for partner companies in their order, and shows it', async () => {
  const { person, calls, location } = openNew(stored);
  await pick(person, 'Pilihan 1', /PT Nusantara Jaringan.*sisa 2 dari 6 tempat, 4 menunggu/);
  await pick(person, 'Pilihan 2', /CV Karya Mandiri.*penuh/);
  await person.click(screen.getByRole('button', { name: 'Tambah Anggota' }));
  await person.type(screen.getByLabelText('NIM Anggota 1'), '24 0331 0002');
  await save(person);
  expect(await screen.findByText('Draf tersimpan.')).toBeVisible();
  expect(bodyOf(calls, 'POST')).toEqual({
    internship_period_id: 5,
    company_ids: [3, 8],
    own_company: null,
    member_nims: ['2403310002'],
    note: null,
  });
  expect(location()).toBe('/student/placement-requests/12');
});

test('asks for an own company without losing the chosen partner', async () => {
  const { person, calls } = openNew(stored);
  await pick(person, 'Pilihan 1', /PT Nusantara/);
  await pick(person, 'Tempat Magang', /cari sendiri/);
  expect(formFields()).toMatchInlineSnapshot(`
    [
      "kind: Tempat Magang, wajib",
      "own_company.name: Nama Perusahaan",
      "own_company.business_field: Bidang Usaha",
      "own_company.address: Alamat",
      "own_company.contact_name: Nama Kontak",
      "own_company.phone_number: No. Telepon",
      "own_company.email: Email",
      "note: Catatan",
    ]
  `);
  await pick(person, 'Tempat Magang', /Mitra jurusan/);
  expect(screen.getByRole('combobox', { name: 'Pilihan 1' })).toHaveValue('PT Nusantara Jaringan');
  await pick(person, 'Tempat Magang', /cari sendiri/);
  await person.type(screen.getByLabelText('Nama Perusahaan'), 'CV Cipta Karya');
  await save(person);
  await waitFor(() => expect(bodyOf(calls, 'POST')).toBeDefined());
  expect(bodyOf(calls, 'POST')).toMatchObject({
    company_ids: [],
    own_company: { name: 'CV Cipta Karya', address: null, email: null },
  });
});

test('shows the refusals of the server at their fields, and keeps what was typed', async () => {
  const errors = {
    'company_ids.0': ['Mitra ini tidak menerima mahasiswa magang'],
    'member_nims.0': ['Mahasiswa dengan NIM ini tidak ditemukan'],
  };
  const { person, unmount } = openNew({
    'POST /placement-requests': reply(422, { message: 'x', errors }),
  });
  await pick(person, 'Pilihan 1', /PT Nusantara/);
  await person.click(screen.getByRole('button', { name: 'Tambah Anggota' }));
  await person.type(screen.getByLabelText('NIM Anggota 1'), '2403319999');
  await save(person);
  expect(await screen.findByText(errors['company_ids.0'][0] ?? '')).toBeVisible();
  expect(screen.getByLabelText('NIM Anggota 1')).toHaveAccessibleDescription(
    'Mahasiswa dengan NIM ini tidak ditemukan',
  );
  unmount();
  const again = openNew();
  expect(await screen.findByLabelText('NIM Anggota 1')).toHaveValue('2403319999');
  expect(screen.getByRole('combobox', { name: 'Pilihan 1' })).toHaveValue('PT Nusantara Jaringan');
  await again.person.click(screen.getByRole('button', { name: 'Buang isian' }));
  expect(screen.queryByLabelText('NIM Anggota 1')).not.toBeInTheDocument();
  again.unmount();
  openNew();
  expect(await screen.findByRole('combobox', { name: 'Pilihan 1' })).toHaveValue('');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test('refuses a NIM of another length at once', async () => {
  const { person, calls } = openNew();
  await person.click(await screen.findByRole('button', { name: 'Tambah Anggota' }));
  await person.type(screen.getByLabelText('NIM Anggota 1'), '24033');
  await save(person);
  expect(await screen.findByText('NIM harus 10 karakter')).toBeVisible();
  expect(bodyOf(calls, 'POST')).toBeUndefined();
});

test('moves later choices up when an earlier one is cleared', async () => {
  const { person } = openNew();
  await pick(person, 'Pilihan 1', /PT Nusantara/);
  await pick(person, 'Pilihan 2', /CV Karya/);
  const first = screen.getByRole('combobox', { name: 'Pilihan 1' });
  const field = first.closest<HTMLElement>('[data-field]') as HTMLElement;
  await person.click(within(field).getByRole('button', { name: /Hapus|Kosongkan|Clear/i }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Pilihan 1' })).toHaveValue('CV Karya Mandiri'),
  );
  expect(screen.getByRole('combobox', { name: 'Pilihan 2' })).toHaveValue('');
});

test.each([
  [
    'a window that has closed',
    { can_send_until: null, open_from: '2026-10-01', open_until: '2026-11-15' },
    'Masa pengajuan sudah ditutup pada 15 Nov 2026.',
  ],
  [
    'an open request in the period',
    { open_request_id: 12 },
    'Anda sudah memiliki pengajuan pada periode ini',
  ],
])('offers no form with %s', async (_case, changes, text) => {
  openNew({
    'GET /student/placement-options': { data: [placementOptions(changes)] },
  });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Simpan Draf' })).not.toBeInTheDocument();
});

test('asks for the period if the link names none and there are several', async () => {
  const later = placementOptions();
  later.internship_period = { ...later.internship_period, id: 6, semester: 4 };
  const { person, location } = openNew(
    { 'GET /student/placement-options': { data: [placementOptions(), later] } },
    '',
  );
  await person.click(await screen.findByRole('link', { name: /Semester 4/ }));
  expect(location()).toBe('/student/placement-requests/create?internship_period_id=6');
  expect(screen.getByRole('combobox', { name: 'Pilihan 1' })).toBeVisible();
});

test('prepares a draft before the window opens', async () => {
  const upcoming = {
    can_send_until: null,
    open_from: '2026-12-01',
    open_until: '2026-12-20',
  };
  openNew({
    'GET /student/placement-options': { data: [placementOptions(upcoming)] },
  });
  expect(await screen.findByText(/dibuka 1 Des 2026 sampai 20 Des 2026/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Simpan Draf' })).toBeVisible();
});

describe('a change', () => {
  const draft = aPlacementDraft({
    members: [
      aPlacementMember(),
      aPlacementMember({
        student_id: null,
        nim: '2403310002',
        name: null,
        is_spokesperson: false,
        answer: 'asked',
      }),
    ],
    choices: [
      aPlacementChoice({
        company_id: 44,
        company_name: 'PT Lama',
        is_active: false,
      }),
    ],
  });
  const openEdit = (api: ApiStubs = {}) =>
    renderApp(<PlacementEditPage />, {
      user: 'student',
      path: '/student/placement-requests/12/edit',
      route: '/student/placement-requests/:id/edit',
      api: {
        'GET /student/placement-options': {
          data: [placementOptions({ open_request_id: 12 })],
        },
        'GET /placement-requests/12': { data: draft },
        ...api,
      },
    });

  test('shows the stored wishes and the answers of the members, and sends the version', async () => {
    const { person, calls, location } = openEdit({
      'PUT /placement-requests/12': { data: draft },
    });
    expect(await screen.findByRole('combobox', { name: 'Pilihan 1' })).toHaveValue('PT Lama');
    expect(screen.getByText('Belum menjawab')).toBeVisible();
    await person.type(
      screen.getByRole('textbox', { name: 'Catatan' }),
      'Saya ingin belajar jaringan.',
    );
    await save(person);
    await waitFor(() => expect(location()).toBe('/student/placement-requests/12'));
    expect(bodyOf(calls, 'PUT')).toEqual({
      company_ids: [44],
      own_company: null,
      member_nims: ['2403310002'],
      note: 'Saya ingin belajar jaringan.',
      version: 3,
    });
  });

  test('keeps what was typed when a member has answered meanwhile, and saves it then', async () => {
    let version = 3;
    const { person, calls } = openEdit({
      'GET /placement-requests/12': () => ({ data: { ...draft, version } }),
      'PUT /placement-requests/12': ({ body }) => {
        if ((body as { version: number }).version === 4) return { data: draft };
        version = 4;
        return reply(409, { message: 'x', code: 'stale_version' });
      },
    });
    await person.type(await screen.findByRole('textbox', { name: 'Catatan' }), 'Halo');
    await save(person);
    expect(await screen.findByText(/berubah sejak formulir dibuka/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Catatan' })).toHaveValue('Halo');
    await save(person);
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(await screen.findByText('Draf tersimpan.')).toBeVisible();
  });

  test('keeps nothing in the browser once the fields are as stored again', async () => {
    const { person } = openEdit();
    const note = await screen.findByRole('textbox', { name: 'Catatan' });
    const kept = textDraft('placement-draft', 1, 'edit-12');
    await person.type(note, 'Halo');
    expect(kept.read()).toContain('Halo');
    await person.clear(note);
    expect(kept.read()).toBeNull();
  });

  test('offers no form once the request was sent', async () => {
    openEdit({
      'GET /placement-requests/12': { data: aPlacementDraft({ allowed: [] }) },
    });
    expect(await screen.findByText('Pengajuan ini tidak dapat diubah lagi.')).toBeVisible();
  });
});
