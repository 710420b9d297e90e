import { act, screen, waitFor, within } from '@testing-library/react';
import { aDefence, aDefenceRow, anOwnDefence } from '@/client/testing/records/defence';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { DefenceListPage } from './DefenceListPage';
import { DefencePage } from './DefencePage';
import { reportWarning } from './reportWarning';

const open = (api: ApiStubs, user: 'lecturer' | 'super_admin' = 'lecturer') =>
  renderApp(<DefencePage />, { user, path: '/defences/6', route: '/defences/:id', api });

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('an examiner sends a score with the keyboard', async () => {
  let defence = anOwnDefence();
  const { person, calls } = open({
    'GET /defences/6': () => reply(200, { data: defence }),
    'PUT /defences/6/score': () => {
      const examiners = defence.examiners.map((one) =>
        one.is_own ? { ...one, score: 82.5, sent_at: '2026-06-15T04:00:00.000Z' } : one,
      );
      defence = anOwnDefence({ examiners });
      return reply(200, { data: defence });
    },
  });
  const fill = await screen.findByRole('button', { name: 'Isi Nilai' });
  act(() => fill.focus());
  await person.keyboard('{Enter}');
  await person.type(await screen.findByRole('textbox', { name: /Nilai Ujian/ }), '82,5{Enter}');
  expect(await screen.findByText('Nilai ujian terkirim.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ score: 82.5, remark: null });
  expect(await screen.findByText('82,50')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Perbaiki Nilai' })).toBeVisible();
});

test('the office cancels a planned defence with a reason', async () => {
  const { person, calls } = open(
    {
      'GET /defences/6': { data: aDefence() },
      'POST /defences/6/cancel': { data: aDefence({ state: 'cancelled' }) },
    },
    'super_admin',
  );
  await person.click(await screen.findByRole('button', { name: 'Batalkan Ujian' }));
  const question = await screen.findByRole('alertdialog', { name: 'Batalkan Ujian' });
  await person.type(within(question).getByRole('textbox'), 'Penguji sakit.');
  await person.click(within(question).getByRole('button', { name: 'Batalkan Ujian' }));
  expect(await screen.findByText('Ujian dibatalkan.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'Penguji sakit.',
    seen_version: 3,
  });
});

test.each([
  ['lecturer', {}, ['Print PDF']],
  ['super_admin', {}, ['Print PDF', 'Ubah Jadwal', 'Batalkan Ujian']],
  ['super_admin', { state: 'held' as const }, ['Print PDF']],
  ['super_admin', { closed_by: 'period' }, ['Print PDF']],
] as const)('a %s can do what %j allows', async (role, changes, expected) => {
  open({ 'GET /defences/6': { data: aDefence(changes) } }, role);
  expect(await screen.findByText('Ruang Sidang 2')).toBeVisible();
  expect(buttons()).toEqual(expected);
});

test('the office plans the defence of a row, with the lecturer as the first examiner', async () => {
  const { person, calls } = renderApp(<DefenceListPage />, {
    user: 'super_admin',
    path: '/defences',
    api: {
      'GET /defences': page(aDefenceRow()),
      'GET /lecturers': page(),
      'POST /defences': reply(201, { data: [aDefence()] }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Aksi untuk Budi Santoso' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Jadwalkan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Jadwalkan Ujian Budi Santoso' });
  await person.type(within(dialog).getByRole('textbox', { name: /Ruang/ }), 'Lab 1');
  await person.click(within(dialog).getByRole('button', { name: 'Jadwalkan' }));
  expect(await screen.findByText('Ujian dijadwalkan.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    internship_ids: [15],
    time: '09:00',
    minutes: 60,
    room: 'Lab 1',
    has_lecturer: true,
    examiner_ids: [],
  });
});

test('the office plans defences without a selection, and reads whose report is not accepted', async () => {
  const [siti, budi] = [
    aDefenceRow({ internship_id: 16, nim: '2403310002', student_name: 'Siti Aminah' }),
    aDefenceRow({ has_accepted_report: false }),
  ];
  const { person, calls } = renderApp(<DefenceListPage />, {
    user: 'super_admin',
    path: '/defences',
    api: {
      'GET /defences': page(siti, budi),
      'GET /lecturers': page(),
      'POST /defences': reply(201, { data: [aDefence()] }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Jadwalkan Ujian' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Jadwalkan Ujian' }));
  const choose = async (field: RegExp, option: RegExp) => {
    await person.click(dialog.getByRole('combobox', { name: field }));
    await person.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Mahasiswa/, /Siti Aminah/);
  await person.click(dialog.getByRole('button', { name: 'Tambah Mahasiswa' }));
  await person.click(dialog.getByRole('combobox', { name: /^Mahasiswa 2/ }));
  // Each student has one slot.
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await person.click(screen.getByRole('option', { name: /Budi Santoso/ }));
  expect(dialog.getByRole('combobox', { name: /^Mahasiswa 2/ })).toHaveAccessibleDescription(
    'Laporan akhir belum diterima',
  );
  await person.type(dialog.getByRole('textbox', { name: /Ruang/ }), 'Lab 1');
  await person.click(dialog.getByRole('button', { name: 'Jadwalkan' }));
  expect(await screen.findByText('Ujian dijadwalkan.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    internship_ids: [16, 15],
    room: 'Lab 1',
  });
});

test.each([
  [[], null],
  [[true], null],
  [[false], 'Laporan akhir belum diterima.'],
  [[true, false, false], 'Laporan akhir belum diterima: Mahasiswa 2, Mahasiswa 3.'],
  [
    Array<boolean>(7).fill(false),
    'Laporan akhir belum diterima: Mahasiswa 1, Mahasiswa 2, Mahasiswa 3, Mahasiswa 4, Mahasiswa 5 dan 2 mahasiswa lain.',
  ],
])('warns about reports that are accepted as in %j', (accepted, expected) => {
  const rows = accepted.map((has_accepted_report, index) => ({
    has_accepted_report,
    student_name: `Mahasiswa ${index + 1}`,
  }));
  expect(reportWarning(rows)).toBe(expected);
});

test('a refusal of the examiners is beside their first field, and nothing typed is lost', async () => {
  const refused = 'Hendra Gunawan menguji Aditya pukul 09:00–10:00 di Lab';
  const { person } = open(
    {
      'GET /defences/6': { data: aDefence() },
      'GET /lecturers': page(),
      'PUT /defences/6': reply(422, { message: 'Gagal', errors: { examiner_ids: [refused] } }),
    },
    'super_admin',
  );
  await person.click(await screen.findByRole('button', { name: 'Ubah Jadwal' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Jadwal Ujian' });
  const room = within(dialog).getByRole('textbox', { name: /Ruang/ });
  await person.clear(room);
  await person.type(room, 'Lab 7');
  await person.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(within(dialog).getByRole('combobox', { name: /Penguji 1/ })).toHaveAccessibleDescription(
      refused,
    ),
  );
  expect(screen.queryByText('Gagal!')).not.toBeInTheDocument();
  expect(room).toHaveValue('Lab 7');
});
