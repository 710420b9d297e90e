import { screen, waitFor, within } from '@testing-library/react';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import {
  anOwnCompany,
  aPlacementChoice,
  aPlacementRequest,
} from '@/client/testing/records/placementRequest';
import { aMentorUser } from '@/client/testing/records/user';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { typeDigits } from '@/client/testing/typeDigits';
import { addDays } from '@/shared/calendarDays';
import { AcceptManyPage } from './AcceptManyPage';
import { PlacementRequestListPage } from './PlacementRequestListPage';
import { PlacementRequestPage } from './PlacementRequestPage';

const suggestion = (changes: object = {}) => ({
  request_id: 12,
  version: 3,
  placements: [
    {
      student_id: 7,
      nim: '2403310001',
      name: 'Siti Rahmawati',
      company_id: 3,
      mentor_id: 9,
      lecturer_id: 4,
    },
  ],
  ...changes,
});

const PLACES = {
  data: {
    companies: [
      {
        id: 3,
        name: 'PT Nusantara Jaringan',
        internship_count: 4,
        internship_quota: 6,
        free: 2,
        lecturer_id: null,
        mentors: [
          { id: 9, name: 'Agus Pratama' },
          { id: 10, name: 'Lina Marlina' },
        ],
      },
      {
        id: 8,
        name: 'CV Karya Mandiri',
        internship_count: 0,
        internship_quota: 2,
        free: 2,
        lecturer_id: null,
        mentors: [{ id: 11, name: 'Rudi Hartono' }],
      },
    ],
    lecturers: [{ id: 4, name: 'Dewi Lestari', students_count: 5 }],
  },
};

const PLACEMENT = { student_id: 7, company_id: 3, mentor_id: 9, lecturer_id: 4 };
const FOUND = { student_id: 7, errors: {}, warnings: [] };
const findings = (changes: object = {}, placement: object = {}) => ({
  data: [{ request_id: 12, message: null, placements: [{ ...FOUND, ...placement }], ...changes }],
});

const ACCEPTANCES: ApiStubs = {
  'GET /placement-requests/suggestions': { data: [suggestion()] },
  'GET /internship-periods/5/free-places': PLACES,
  'POST /placement-requests/acceptances/check': findings(),
};

describe('the list of the office', () => {
  const open = (path = '/placement-requests', api: ApiStubs = {}) =>
    renderApp(<PlacementRequestListPage />, { user: 'super_admin', path, api });

  test('shows who asks for which places, those sent first first', async () => {
    const { person, location, calls } = open(undefined, {
      'GET /placement-requests': page(aPlacementRequest()),
    });
    const row = await screen.findByRole('row', { name: /Siti Rahmawati/ });
    expect(row).toHaveTextContent('PT Nusantara Jaringan');
    expect(row).toHaveTextContent('20 Nov 2026');
    expect(row).toHaveTextContent('Menunggu keputusan');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Mahasiswa',
      'NIM',
      'Mitra',
      'Jumlah',
      'Dikirim',
      'Status',
    ]);
    expect(calls[0]?.query.sort).toBeUndefined();
    await person.click(within(row).getByText('PT Nusantara Jaringan'));
    await waitFor(() => expect(location()).toBe('/placement-requests/12'));
  });

  test('says where the window is set while there are no requests', async () => {
    open(undefined, { 'GET /placement-requests': page() });
    expect(await screen.findByText(/selama Masa Pengajuan Tempat dibuka/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buka Periode Magang' })).toHaveAttribute(
      'href',
      '/internship-periods',
    );
  });

  test('takes the filters of a link, also for many acceptances', async () => {
    const { calls } = open('/placement-requests?state=sent&internship_period_id=5', {
      'GET /placement-requests': page(aPlacementRequest()),
      'GET /internship-periods': page(aPeriod({ id: 5 })),
    });
    await screen.findByRole('row', { name: /Siti Rahmawati/ });
    const listed = calls.find(({ path }) => path === '/placement-requests');
    expect(listed?.query).toMatchObject({ state: 'sent', internship_period_id: '5' });
    expect(screen.getByRole('link', { name: 'Terima Banyak' })).toHaveAttribute(
      'href',
      '/placement-requests/accept?internship_period_id=5',
    );
  });

  test('says so when it cannot be loaded', async () => {
    open(undefined, { 'GET /placement-requests': reply(500, { message: 'x' }) });
    expect(await screen.findByText('Gagal mengambil data pengajuan tempat')).toBeVisible();
  });
});

describe('a request', () => {
  const SENT = aPlacementRequest({ allowed: ['accept', 'refuse', 'return'] });
  const open = (request = SENT, api: ApiStubs = {}) =>
    renderApp(<PlacementRequestPage />, {
      user: 'super_admin',
      path: '/placement-requests/12',
      route: '/placement-requests/:id',
      api: { 'GET /placement-requests/12': { data: request }, ...ACCEPTANCES, ...api },
    });

  test('J and K open the waiting requests after and before it, in the order of sending', async () => {
    const sent = (id: number, sent_at: string) => aPlacementRequest({ id, sent_at });
    const { person, calls, location } = open(SENT, {
      'GET /placement-requests': page(
        sent(14, '2026-11-19T02:00:00.000Z'),
        sent(11, '2026-11-20T02:00:00.000Z'),
        SENT,
        sent(13, '2026-11-20T02:00:00.000Z'),
      ),
      'GET /placement-requests/13': { data: { ...SENT, id: 13, student_name: 'Budi Santoso' } },
    });
    await screen.findByRole('button', { name: 'Berikutnya' });
    await person.keyboard('j');
    await waitFor(() => expect(location()).toBe('/placement-requests/13'));
    expect(calls.find(({ path }) => path === '/placement-requests')?.query).toEqual({
      internship_period_id: '5',
      state: 'sent',
    });
    await screen.findByText(/^Budi Santoso/);
    await person.keyboard('j');
    expect(
      await screen.findByText('Tidak ada pengajuan berikutnya yang menunggu keputusan.'),
    ).toBeVisible();
    await person.keyboard('k');
    await waitFor(() => expect(location()).toBe('/placement-requests/12'));
  });

  const accept = async (person: ReturnType<typeof open>['person']) => {
    const button = await screen.findByRole('button', { name: 'Terima' });
    await waitFor(() => expect(button).toBeEnabled());
    await person.click(button);
  };

  test('accepts as suggested, with the version that was read', async () => {
    const { person, calls } = open(SENT, {
      'POST /placement-requests/acceptances': { data: { internship_ids: [71] } },
    });
    expect(await screen.findByText('Mentor: Agus Pratama · Dosen: Dewi Lestari')).toBeVisible();
    await accept(person);
    expect(await screen.findByText('Pengajuan diterima, penempatan dibuat.')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/acceptances'))?.body).toEqual({
      internship_period_id: 5,
      start_date: null,
      acceptances: [{ request_id: 12, seen_version: 3, placements: [PLACEMENT] }],
    });
  });

  test('places on the first day that is chosen, which is in the period', async () => {
    const { person, calls } = open(SENT, {
      'POST /placement-requests/acceptances': { data: { internship_ids: [71] } },
    });
    const firstDay = await screen.findByRole('textbox', { name: 'Mulai Magang' });
    const type = async (day: string) => {
      await typeDigits(person, firstDay, day.split('-').reverse().join(''));
      await accept(person);
    };
    const { start_date, end_date } = SENT.internship_period;
    await type(addDays(end_date, 1));
    expect(await screen.findByText('Tanggal mulai harus di dalam periode magang')).toBeVisible();
    expect(calls.some(({ path }) => path.endsWith('/acceptances'))).toBe(false);
    await type(addDays(start_date, 7));
    expect(await screen.findByText('Pengajuan diterima, penempatan dibuat.')).toBeVisible();
    const day = { start_date: addDays(start_date, 7) };
    const sent = calls.filter(({ method }) => method === 'POST').slice(-2);
    expect(sent.map(({ body }) => body)).toMatchObject([day, day]);
  });

  test('places at another choice, with a mentor from there', async () => {
    const second = aPlacementChoice({ company_id: 8, company_name: 'CV Karya Mandiri' });
    const { person, calls } = open({ ...SENT, choices: [...SENT.choices, second] });
    await person.click(await screen.findByRole('button', { name: /Ubah penempatan/ }));
    const company = screen.getByRole('combobox', { name: 'Mitra Industri' });
    expect(company).toHaveFocus();
    await person.selectOptions(company, '8');
    expect(screen.getByRole('combobox', { name: 'Mentor' })).toHaveDisplayValue('Rudi Hartono');
    await person.click(screen.getByRole('button', { name: 'Selesai' }));
    expect(screen.getByRole('button', { name: /Ubah penempatan/ })).toHaveFocus();
    await waitFor(() =>
      expect(calls.filter(({ path }) => path.endsWith('/check')).at(-1)?.body).toMatchObject({
        acceptances: [{ placements: [{ company_id: 8, mentor_id: 11 }] }],
      }),
    );
  });

  test('invites a mentor for a company without one, and places the student there at once', async () => {
    const [company, ...others] = PLACES.data.companies;
    let mentors: object[] = [];
    const { person, calls } = open(SENT, {
      'GET /placement-requests/suggestions': {
        data: [suggestion({ placements: [{ ...suggestion().placements[0], mentor_id: null }] })],
      },
      'GET /internship-periods/5/free-places': () => ({
        data: { ...PLACES.data, companies: [{ ...company, mentors }, ...others] },
      }),
      'POST /invitations': () => {
        mentors = [{ id: 70, name: 'Raka Pratama' }];
        return reply(201, { data: { id: 70, user_id: 5, name: 'Raka Pratama', role: 'mentor' } });
      },
      'GET /users/5': { data: aMentorUser({ name: 'Raka Pratama' }) },
      'GET /users/5/invitation': {
        data: {
          code: '7F3K9MQ2XW5B',
          ...{ invited_at: '2026-11-20T02:00:00.000Z', invited_by: null },
          ...{ expires_at: '2026-12-04T02:00:00.000Z', mail: 'none' },
        },
      },
    });
    expect(await screen.findByText('Mentor wajib dipilih')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undang Mentor' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Undang Mentor di PT Nusantara Jaringan',
    });
    await person.type(within(dialog).getByRole('textbox', { name: 'Nama' }), 'Raka Pratama');
    await person.type(within(dialog).getByRole('textbox', { name: 'Email' }), 'raka@mitra.example');
    await person.click(within(dialog).getByRole('button', { name: 'Undang' }));

    // The code stays while the mentor joins the choices behind it.
    const sheet = await screen.findByRole('dialog', { name: 'Undangan untuk Raka Pratama' });
    expect(await within(sheet).findByText('7F3K-9MQ2-XW5B')).toBeVisible();
    await waitFor(() =>
      expect(calls.filter(({ path }) => path.endsWith('/check')).at(-1)?.body).toMatchObject({
        acceptances: [{ placements: [{ company_id: 3, mentor_id: 70 }] }],
      }),
    );
    await person.click(within(sheet).getByRole('button', { name: 'Selesai' }));
    expect(await screen.findByText('Mentor: Raka Pratama · Dosen: Dewi Lestari')).toBeVisible();
  });

  test('says in words that a place has gone meanwhile, and keeps the choice', async () => {
    const { person } = open(SENT, {
      'POST /placement-requests/acceptances': reply(409, {
        message: 'Siti Rahmawati: Kuota mitra sudah penuh.',
      }),
    });
    await person.click(await screen.findByRole('button', { name: /Ubah penempatan/ }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Mentor' }), '10');
    await accept(person);
    expect(
      await screen.findByText('Belum ada yang diterima. Siti Rahmawati: Kuota mitra sudah penuh.'),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Mentor' })).toHaveDisplayValue('Lina Marlina');
  });

  test('needs a reason for what is unusual', async () => {
    const { person, calls } = open(SENT, {
      'POST /placement-requests/acceptances/check': findings(
        {},
        { warnings: ['Dosen ini membimbing 20 mahasiswa'] },
      ),
      'POST /placement-requests/acceptances': { data: { internship_ids: [71] } },
    });
    expect(await screen.findByText('Peringatan: Dosen ini membimbing 20 mahasiswa')).toBeVisible();
    await accept(person);
    expect(calls.some(({ path }) => path.endsWith('/acceptances'))).toBe(false);
    await person.type(screen.getByRole('textbox', { name: /Alasan/ }), 'Dosen bersedia.');
    await accept(person);
    expect(await screen.findByText('Pengajuan diterima, penempatan dibuat.')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/acceptances'))?.body).toMatchObject({
      reason: 'Dosen bersedia.',
    });
  });

  test('returns the request by a key, with a sentence', async () => {
    const { person, calls } = open(SENT, {
      'POST /placement-requests/12/decision': { data: { ...SENT, state: 'incomplete' } },
    });
    await screen.findByRole('button', { name: 'Perlu dilengkapi' });
    await person.keyboard('r');
    const dialog = await screen.findByRole('alertdialog', { name: 'Perlu Dilengkapi' });
    await person.click(within(dialog).getByRole('button', { name: 'Kembalikan' }));
    expect(await within(dialog).findByText(/wajib diisi, minimal/)).toBeVisible();
    await person.type(within(dialog).getByRole('textbox'), 'Lampirkan surat.');
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Pengajuan dikembalikan untuk dilengkapi.')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/decision'))?.body).toEqual({
      decision: 'return',
      comment: 'Lampirkan surat.',
      seen_version: 3,
    });
  });

  test('keeps the reason of a refusal that was not stored', async () => {
    const { person } = open(SENT, {
      'POST /placement-requests/12/decision': reply(409, {
        message: 'Pengajuan ini sudah ditarik mahasiswa.',
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'Tolak' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Tolak Pengajuan' });
    await person.type(within(dialog).getByRole('textbox'), 'Kuota penuh.');
    await person.click(within(dialog).getByRole('button', { name: 'Tolak' }));
    expect(await screen.findByText('Pengajuan ini sudah ditarik mahasiswa.')).toBeVisible();
    const kept = within(screen.getByRole('alertdialog', { name: 'Tolak Pengajuan' }));
    expect(kept.getByRole('textbox')).toHaveValue('Kuota penuh.');
    await waitFor(() => expect(kept.getByRole('button', { name: 'Tolak' })).toBeEnabled());
  });

  test('takes a decision back', async () => {
    const refused = aPlacementRequest({ state: 'refused', allowed: ['undo'] });
    const { person, calls } = open(refused, {
      'POST /placement-requests/12/decision': { data: SENT },
    });
    await screen.findByRole('button', { name: 'Urungkan keputusan' });
    await person.keyboard('u');
    expect(await screen.findByText('Pengajuan kembali menunggu keputusan.')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/decision'))?.body).toEqual({
      decision: 'undo',
      seen_version: 3,
    });
  });

  describe('for an own company', () => {
    const OWN = aPlacementRequest({
      choices: [],
      own_company: anOwnCompany(),
      allowed: ['accept', 'refuse', 'return', 'link'],
    });
    const SIMILAR = {
      'GET /placement-requests/12/similar-companies': {
        data: [
          {
            id: 30,
            name: 'CV Cipta Karya Mandiri',
            address: 'Jl. Braga No. 12',
            is_active: true,
            is_same: false,
            places_left: 2,
          },
        ],
      },
    };

    test('merges the company with a similar partner before it accepts', async () => {
      const { person, calls } = open(OWN, {
        ...SIMILAR,
        'POST /placement-requests/12/company': { data: OWN },
      });
      expect(await screen.findByText(/Hubungkan dahulu perusahaan/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Terima' })).not.toBeInTheDocument();
      await person.click(
        await screen.findByRole('button', { name: 'Gabungkan dengan CV Cipta Karya Mandiri' }),
      );
      await person.click(await screen.findByRole('button', { name: 'Gabungkan' }));
      expect(await screen.findByText('Perusahaan terhubung dengan mitra.')).toBeVisible();
      expect(calls.find(({ path }) => path.endsWith('/company'))?.body).toEqual({
        company_id: 30,
        seen_version: 3,
      });
    });

    test('makes a new partner of the company, with the errors of the server at their fields', async () => {
      const { person, calls } = open(OWN, {
        ...SIMILAR,
        'POST /placement-requests/12/company': reply(422, {
          message: 'x',
          errors: { 'company.name': ['Nama sudah digunakan'] },
        }),
      });
      await person.click(await screen.findByRole('button', { name: 'Buat mitra baru' }));
      const dialog = await screen.findByRole('dialog', { name: 'Mitra Baru' });
      expect(within(dialog).getByLabelText(/Nama/)).toHaveValue('CV Cipta Karya');
      await person.type(within(dialog).getByLabelText(/Email/), 'rina@ciptakarya.example');
      await person.type(within(dialog).getByLabelText(/Kuota/), '3');
      await person.click(within(dialog).getByRole('button', { name: 'Simpan' }));
      expect(await within(dialog).findByText('Nama sudah digunakan')).toBeVisible();
      expect(calls.find(({ path }) => path.endsWith('/company'))?.body).toMatchObject({
        company: { name: 'CV Cipta Karya', internship_quota: 3, is_active: true },
        seen_version: 3,
      });
    });
  });
});

describe('accepting many', () => {
  const other = aPlacementRequest({ id: 13, student_name: 'Budi Santoso' });
  const full = suggestion({
    request_id: 13,
    placements: [
      {
        student_id: 8,
        nim: '2403310002',
        name: 'Budi Santoso',
        company_id: null,
        mentor_id: null,
        lecturer_id: 4,
      },
    ],
  });
  const open = (api: ApiStubs = {}) =>
    renderApp(<AcceptManyPage />, {
      user: 'super_admin',
      path: '/placement-requests/accept?internship_period_id=5',
      api: {
        'GET /internship-periods': page(aPeriod({ id: 5 }), aPeriod({ id: 6 })),
        'GET /placement-requests': page(aPlacementRequest(), other),
        ...ACCEPTANCES,
        'GET /placement-requests/suggestions': { data: [suggestion(), full] },
        ...api,
      },
    });

  test('leaves requests without a free place out, and stores the others together', async () => {
    const { person, calls, location } = open({
      'POST /placement-requests/acceptances': { data: { internship_ids: [71] } },
    });
    expect(await screen.findByRole('checkbox', { name: 'Sertakan Siti Rahmawati' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Sertakan Budi Santoso' })).not.toBeChecked();
    const button = screen.getByRole('button', { name: 'Terima 1 pengajuan' });
    await waitFor(() => expect(button).toBeEnabled());
    await person.click(button);
    await waitFor(() => expect(location()).toBe('/placement-requests'));
    expect(calls.find(({ path }) => path.endsWith('/acceptances'))?.body).toEqual({
      internship_period_id: 5,
      start_date: null,
      acceptances: [{ request_id: 12, seen_version: 3, placements: [PLACEMENT] }],
    });
  });

  test('asks for one lecturer per company, or for each student the one with the fewest', async () => {
    const { person, calls } = open();
    const perCompany = await screen.findByRole('switch', { name: 'Satu dosen untuk tiap mitra' });
    expect(perCompany).toBeChecked();
    await person.click(perCompany);
    await waitFor(() =>
      expect(
        calls
          .filter(({ path }) => path.endsWith('/suggestions'))
          .map(({ query }) => query.lecturer_per),
      ).toEqual(['company', 'student']),
    );
    expect(screen.getByRole('checkbox', { name: 'Sertakan Siti Rahmawati' })).toBeChecked();
  });

  test('stores nothing while one of them is wrong', async () => {
    const { person, calls } = open({
      'POST /placement-requests/acceptances/check': findings({
        message: 'Siti Rahmawati: Pengajuan ini sudah ditarik mahasiswa.',
      }),
    });
    const notes = await screen.findByRole('list', { name: 'Catatan untuk Siti Rahmawati' });
    expect(notes).toHaveTextContent('sudah ditarik mahasiswa');
    await person.click(screen.getByRole('button', { name: 'Terima 1 pengajuan' }));
    expect(await screen.findByText(/Perbaiki dahulu pengajuan yang salah/)).toBeVisible();
    expect(calls.some(({ path }) => path.endsWith('/acceptances'))).toBe(false);
    await person.click(screen.getByRole('checkbox', { name: 'Sertakan Siti Rahmawati' }));
    expect(screen.getByRole('button', { name: 'Terima 0 pengajuan' })).toBeDisabled();
  });

  test('says that nothing waits, and asks for a period', async () => {
    const { person, location } = open({ 'GET /placement-requests/suggestions': { data: [] } });
    expect(await screen.findByText('Tidak ada pengajuan yang menunggu keputusan.')).toBeVisible();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Periode Magang' }), '');
    expect(await screen.findByText('Pilih periode dahulu.')).toBeVisible();
    expect(location()).not.toContain('internship_period_id=5');
  });
});
