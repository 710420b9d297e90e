import { screen, within } from '@testing-library/react';
import { freezeDate } from '@/client/testing/device';
import { page } from '@/client/testing/records/page';
import {
  anOwnCompany,
  aPlacementChoice,
  aPlacementDraft,
  aPlacementMember,
  aPlacementRequest,
  placementOptions,
} from '@/client/testing/records/placementRequest';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { MyPlacementListPage } from './MyPlacementListPage';
import { MyPlacementPage } from './MyPlacementPage';

beforeEach(() => freezeDate('2026-11-24T03:00:00Z'));
afterEach(() => jest.useRealTimers());

describe('the list of a student', () => {
  const open = (api: ApiStubs) =>
    renderApp(<MyPlacementListPage />, {
      user: 'student',
      path: '/student/placement-requests',
      api,
    });

  test('says that there is no period', async () => {
    open({});
    expect(await screen.findByText('Belum ada periode magang yang dibuka')).toBeVisible();
  });

  test('offers a request while the window is open', async () => {
    open({ 'GET /student/placement-options': { data: [placementOptions()] } });
    expect(await screen.findByText('Pengajuan dapat dikirim sampai 15 Des 2026.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ajukan Tempat' })).toHaveAttribute(
      'href',
      '/student/placement-requests/create?internship_period_id=5',
    );
  });

  test.each([
    [
      'Masa pengajuan sudah ditutup pada 15 Nov 2026.',
      { can_send_until: null, open_from: '2026-10-01', open_until: '2026-11-15' },
    ],
    [
      'Masa pengajuan belum ditentukan.',
      { can_send_until: null, open_from: null, open_until: null },
    ],
    ['Anda sudah memiliki penempatan pada periode ini.', { is_placed: true, can_send_until: null }],
  ])('offers nothing: %s', async (text, changes) => {
    open({ 'GET /student/placement-options': { data: [placementOptions(changes)] } });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('names the last day of an exception', async () => {
    const late = {
      can_send_until: '2026-12-22',
      exception_until: '2026-12-22',
    };
    open({ 'GET /student/placement-options': { data: [placementOptions(late)] } });
    expect(
      await screen.findByText(
        'Pengajuan dapat dikirim sampai 22 Des 2026 (batas khusus untuk Anda).',
      ),
    ).toBeVisible();
  });

  test('shows requests with their state, and invitations', async () => {
    open({
      'GET /placement-requests': page(
        aPlacementRequest(),
        aPlacementDraft({ id: 13, student_name: 'Dewi', allowed: ['agree', 'decline'] }),
      ),
    });
    const [own, invitation] = await screen.findAllByRole('article');
    expect(own).toHaveTextContent('Menunggu keputusan');
    expect(own).toHaveTextContent('menurut urutan pengiriman');
    expect(invitation).toHaveTextContent('Dewi mengajak Anda mengajukan tempat bersama.');
    expect(screen.getByRole('link', { name: 'Jawab Ajakan' })).toHaveAttribute(
      'href',
      '/student/placement-requests/13',
    );
  });

  test('offers another attempt after a failure', async () => {
    let isBroken = true;
    const { person } = open({
      'GET /placement-requests': () => (isBroken ? reply(500, { message: 'x' }) : page()),
    });
    const again = await screen.findByRole('button', { name: 'Coba lagi' });
    isBroken = false;
    await person.click(again);
    expect(await screen.findByText('Belum ada periode magang yang dibuka')).toBeVisible();
  });
});

describe('the request of a student', () => {
  const open = (request: ReturnType<typeof aPlacementRequest>, api: ApiStubs = {}) =>
    renderApp(<MyPlacementPage />, {
      user: 'student',
      path: '/student/placement-requests/12',
      route: '/student/placement-requests/:id',
      api: {
        'GET /student/placement-options': { data: [placementOptions()] },
        'GET /placement-requests/12': { data: request },
        ...api,
      },
    });

  test('shows where it is, its place in the waiting list and what comes next', async () => {
    open(aPlacementRequest({ allowed: ['withdraw'] }));
    const status = await screen.findByRole('region', { name: 'Status' });
    expect(status).toHaveTextContent('Menunggu keputusan');
    expect(within(status).getByText('Diperiksa jurusan').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(status).toHaveTextContent('Anda mendapat kabar setelah diputuskan');
    expect(status).toHaveTextContent('Dikirim 20 Nov 2026');
    expect(screen.getByText('Sisa 2 tempat · urutan ke-1')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ubah' })).not.toBeInTheDocument();
  });

  test('says which choice was granted, with the mentor and two numbers in one field', async () => {
    const granted = {
      internship_id: 71,
      student_name: 'Siti Rahmawati',
      company_name: 'CV Karya Mandiri',
      choice: 2,
      mentor_name: 'Rina Kartika',
      mentor_phone: '0812 3456 7890 / 081398765432',
      mentor_email: 'rina@karya.example',
    };
    open(aPlacementRequest({ state: 'accepted', granted: [granted] }));
    const status = within(await screen.findByRole('region', { name: 'Status' }));
    const place = status.getByRole('list', { name: 'Penempatan' });
    expect(place).toHaveTextContent(/^CV Karya Mandiri \(pilihan ke-2\)Mentor: Rina Kartika/);
    expect(
      within(place)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['WhatsApp 081234567890', 'https://wa.me/6281234567890'],
      ['WhatsApp 081398765432', 'https://wa.me/6281398765432'],
      ['rina@karya.example', 'mailto:rina@karya.example'],
    ]);
  });

  test('sends the request after a confirmation, with the version that was read', async () => {
    const { person, calls } = open(aPlacementDraft(), {
      'POST /placement-requests/12/send': { data: aPlacementRequest() },
    });
    await person.click(await screen.findByRole('button', { name: 'Kirim Pengajuan' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Kirim Pengajuan' });
    expect(dialog).toHaveTextContent('PT Nusantara Jaringan');
    await person.click(within(dialog).getByRole('button', { name: 'Kirim' }));
    expect(await screen.findByText('Pengajuan terkirim dan menunggu keputusan.')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/send'))?.body).toEqual({ seen_version: 3 });
  });

  test('says in words why it could not be sent', async () => {
    const { person } = open(aPlacementDraft(), {
      'POST /placement-requests/12/send': reply(409, {
        message: 'Sudah memiliki penempatan atau pengajuan lain: Budi.',
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'Kirim Pengajuan' }));
    await person.click(await screen.findByRole('button', { name: 'Kirim' }));
    expect(
      await screen.findByText('Sudah memiliki penempatan atau pengajuan lain: Budi.'),
    ).toBeVisible();
  });

  test('names what is missing instead of offering to send', async () => {
    open(aPlacementDraft({ choices: [], own_company: { ...anOwnCompany(), address: null } }));
    expect(await screen.findByText(/Belum lengkap: Alamat wajib diisi/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lengkapi' })).toHaveAttribute(
      'href',
      '/student/placement-requests/12/edit',
    );
    expect(screen.queryByRole('button', { name: 'Kirim Pengajuan' })).not.toBeInTheDocument();
  });

  test('shows the number of who has not agreed, and says why the request cannot be sent', async () => {
    const other = aPlacementMember({
      student_id: null,
      name: null,
      nim: '2403310002',
      is_spokesperson: false,
      answer: 'asked',
    });
    const message = 'NIM 2403310002 tidak ditemukan. Perbaiki anggotanya, lalu simpan lagi.';
    const { person } = open(aPlacementDraft({ members: [aPlacementMember(), other] }), {
      'POST /placement-requests/12/send': reply(409, { message }),
    });
    expect(await screen.findByText(/Menunggu persetujuan 1 anggota/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Mahasiswa' })).toHaveTextContent(
      '2403310002Nama terlihat setelah yang diajak menyetujuiBelum menjawab',
    );
    await person.click(screen.getByRole('button', { name: 'Kirim Pengajuan' }));
    await person.click(await screen.findByRole('button', { name: 'Kirim' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('can only be read or withdrawn once the window has closed', async () => {
    const closed = { can_send_until: null, open_from: '2026-10-01', open_until: '2026-11-15' };
    open(aPlacementDraft({ can_send_until: null, allowed: ['update', 'withdraw'] }), {
      'GET /student/placement-options': {
        data: [placementOptions({ ...closed, open_request_id: 12 })],
      },
    });
    expect(await screen.findByText(/sudah ditutup pada 15 Nov 2026/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ubah' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tarik' })).toBeVisible();
  });

  test('shows the reason of a refusal, and asks again with the same wishes', async () => {
    open(
      aPlacementRequest({
        state: 'refused',
        comment: 'Kuota sudah penuh.',
        decided_at: '2026-11-21T03:00:00.000Z',
        decided_by_name: 'Ratna Wulandari',
      }),
    );
    expect(await screen.findByText('Kuota sudah penuh.')).toBeVisible();
    expect(screen.getByText(/Ditolak oleh Ratna Wulandari, 21 Nov 2026/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ajukan Lagi' })).toHaveAttribute(
      'href',
      '/student/placement-requests/create?internship_period_id=5&copy_of=12',
    );
  });

  test.each([
    ['Setuju', 'agreed'],
    ['Tidak setuju', 'declined'],
  ])('takes the answer of a member: %s', async (label, answer) => {
    const { person, calls } = open(aPlacementDraft({ allowed: ['agree', 'decline'] }), {
      'POST /placement-requests/12/membership': { data: aPlacementDraft({ allowed: ['decline'] }) },
    });
    await person.click(await screen.findByRole('button', { name: label }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: label }));
    expect(await screen.findByText('Jawaban Anda tersimpan.')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/membership'))?.body).toEqual({
      answer,
      seen_version: 3,
    });
  });

  test('stores the proof of an own company as soon as it is chosen, and refuses other files', async () => {
    const own = aPlacementDraft({ choices: [], own_company: anOwnCompany() });
    const { person, calls } = open(own, { 'PUT /placement-requests/12/file': { data: own } });
    const input = await screen.findByLabelText(/Surat atau pesan dari perusahaan/);
    input.removeAttribute('accept');
    await person.upload(input, new File(['<html>'], 'surat.html', { type: 'text/html' }));
    expect(await screen.findByText('Harus berupa PDF, PNG, atau JPG')).toBeVisible();
    await person.upload(input, new File(['%PDF-1.7'], 'surat.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Bukti tersimpan.')).toBeVisible();
    const form = calls.find(({ path }) => path.endsWith('/file'))?.body as FormData;
    expect((form.get('file') as File).name).toBe('surat.pdf');
  });

  test('removes the proof', async () => {
    const file = { name: 'surat.pdf', kind: 'pdf', bytes: 1_000 } as const;
    const own = aPlacementDraft({ choices: [], own_company: anOwnCompany(), file });
    const { person, calls } = open(own, { 'DELETE /placement-requests/12/file': { data: own } });
    await person.click(await screen.findByRole('button', { name: 'Hapus Bukti' }));
    expect(await screen.findByText('Bukti dihapus.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  test('marks a choice that takes no students any more', async () => {
    open(aPlacementDraft({ choices: [aPlacementChoice({ is_active: false })] }));
    expect(await screen.findByText('Tidak menerima mahasiswa magang')).toBeVisible();
  });
});
