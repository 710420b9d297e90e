import { act, screen, within } from '@testing-library/react';
import { formFields } from '@/client/testing/formFields';
import { anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import {
  confirmed,
  confirmPastDays,
  declinePastDays,
  onceConfirmed,
} from '@/client/testing/records/verdictChanges';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { aWorkPatternInput } from '@/shared/testing/workPatternInput';
import { SchedulePage } from './SchedulePage';

const BUDI = anInternship();
const CITRA = anInternship({
  id: 16,
  student: {
    ...BUDI.student,
    id: 8,
    nim: '2403310002',
    user: { id: 71, name: 'Citra Ayu' },
  },
});

const NOTHING = { add: 0, change: 0, keep: 0, skip: 0, leftover: 0 };
const planOf = (id: number, name: string, counts = { ...NOTHING, add: 1, skip: 1 }) => ({
  internship_id: id,
  student_nim: '2403310001',
  student_name: name,
  company_name: 'PT Nusantara',
  counts,
  days: [
    { date: '2026-12-24', outcome: 'add' },
    {
      date: '2026-12-25',
      outcome: 'skip',
      reason: 'holiday',
      holiday_name: 'Natal',
      holiday_certainty: 'certain',
    },
  ],
});
const hoursOf = (internship_id: number, changes = {}) => ({
  ...aWorkPatternInput(changes),
  internship_id,
  id: internship_id,
  valid_from: '2026-03-02',
  place_name: null,
});
const CHECK = {
  data: {
    counts: { ...NOTHING, add: 2, skip: 2 },
    placements: [planOf(15, 'Budi Santoso'), planOf(16, 'Citra Ayu')],
  },
};

const open = (query = '', api: ApiStubs = {}) =>
  renderApp(<SchedulePage />, {
    user: 'mentor',
    path: `/internships/schedule${query}`,
    api: {
      'GET /internship-periods': { data: [aPeriod()] },
      'GET /internships': page(BUDI, CITRA),
      'GET /internships/15': { data: BUDI },
      'GET /internships/15/places': { data: [] },
      'GET /internships/15/work-patterns': { data: [] },
      'POST /schedules/hours': { data: [] },
      'POST /schedules/check': CHECK,
      ...api,
    },
  });
type Person = ReturnType<typeof open>['person'];

const press = (person: Person, name: string | RegExp) =>
  person.click(screen.getByRole('button', { name }));

const toPreview = async (person: Person) => {
  await person.click(await screen.findByRole('checkbox', { name: /Budi/ }));
  await person.click(screen.getByRole('checkbox', { name: /Citra/ }));
  await press(person, 'Lanjut');
  await person.click(await screen.findByRole('button', { name: 'Pratinjau' }));
  await screen.findByText('2 ditambahkan, 2 dilewati');
};

test('shows the hours, the days and the text of the activities', async () => {
  open('?internship_id=15');
  await screen.findByRole('group', { name: 'Hari Kerja' });
  expect(formFields()).toMatchInlineSnapshot(`
    [
      "pattern.weekdays: Hari Kerja",
      "pattern.start_time: Jam Mulai, wajib",
      "pattern.end_time: Jam Selesai, wajib",
      "pattern.break_minutes: Istirahat (menit), wajib",
      "start_date: Mulai Tanggal, wajib",
      "end_date: Sampai Tanggal, wajib",
      "pattern.name: Nama Aktivitas, wajib",
      "pattern.description: Deskripsi, wajib",
    ]
  `);
});

test('plans the chosen students, shows each day and stores what was seen', async () => {
  const { person, calls, location } = open('', {
    'POST /schedules': reply(201, { data: CHECK.data.counts }),
  });
  await toPreview(person);
  expect(screen.getByText('Hari libur yang dilewati: 25 Des 2026 Natal')).toBeVisible();
  const students = within(screen.getByRole('list', { name: 'Jadwal per mahasiswa' }));
  await person.click(students.getByText('Budi Santoso'));
  expect(students.getAllByText('Libur: Natal')[0]).toBeVisible();

  await press(person, 'Simpan 2 perubahan');
  expect(await screen.findByText('Jadwal disimpan: 2 ditambahkan, 2 dilewati')).toBeVisible();
  expect(calls.findLast(({ path }) => path === '/schedules')?.body).toMatchObject({
    internship_ids: [15, 16],
    pattern: {
      weekdays: [1, 2, 3, 4, 5],
      start_time: '08:00',
      end_time: '16:00',
    },
    removes_leftovers: false,
    expected: CHECK.data.counts,
  });
  expect(location()).toBe('/internships?internship_period_id=4');
});

test('a schedule that changes past days is stored once the changes are confirmed', async () => {
  const { person, calls } = open('', {
    'POST /schedules': onceConfirmed(reply(201, { data: CHECK.data.counts })),
  });
  await toPreview(person);
  await press(person, 'Simpan 2 perubahan');
  await declinePastDays(person);
  expect(await screen.findByRole('button', { name: 'Simpan 2 perubahan' })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await press(person, 'Simpan 2 perubahan');
  await confirmPastDays(person, 'Jadwal terlambat dibuat.');
  expect(await screen.findByText('Jadwal disimpan: 2 ditambahkan, 2 dilewati')).toBeVisible();
  expect(calls.filter(({ path }) => path === '/schedules/check')).toHaveLength(1);
  expect(calls.findLast(({ path }) => path === '/schedules')?.body).toMatchObject({
    expected: CHECK.data.counts,
    ...confirmed('Jadwal terlambat dibuat.'),
  });
});

const STORED = 'Pakai jam kerja tersimpan tiap mahasiswa';

test('a second schedule begins with the stored hours and changes nothing by itself', async () => {
  const kept = { ...NOTHING, keep: 90 };
  const { person, calls } = open('', {
    'POST /schedules/hours': { data: [hoursOf(15), hoursOf(16, { start_time: '07:00' })] },
    'POST /schedules/check': { data: { counts: kept, placements: [planOf(15, 'Budi')] } },
  });
  await person.click(await screen.findByRole('checkbox', { name: /Budi/ }));
  await person.click(screen.getByRole('checkbox', { name: /Citra/ }));
  await press(person, 'Lanjut');
  expect(await screen.findByRole('checkbox', { name: STORED })).toBeChecked();
  expect(screen.queryByLabelText(/Jam Mulai/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press(person, 'Pratinjau');
  await screen.findByText('90 tetap');
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  const asked = calls.filter(({ path }) => path.startsWith('/schedules/'));
  expect(asked.map(({ body }) => body)).toMatchObject([
    { internship_ids: [15, 16] },
    { internship_ids: [15, 16], pattern: null },
  ]);
});

test('says for whom nothing is stored, and whose hours new ones take the place of', async () => {
  const { person } = open('', { 'POST /schedules/hours': { data: [hoursOf(15)] } });
  await person.click(await screen.findByRole('checkbox', { name: /Budi/ }));
  await person.click(screen.getByRole('checkbox', { name: /Citra/ }));
  await press(person, 'Lanjut');
  expect(
    await screen.findByText(/^1 dari 2 mahasiswa belum punya jam kerja tersimpan/),
  ).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: STORED }));
  expect(screen.queryByRole('button', { name: 'Pilih hanya mereka' })).not.toBeInTheDocument();
  expect(
    screen.getByText(/^1 dari 2 mahasiswa sudah punya jam kerja tersimpan, yang diganti/),
  ).toBeVisible();
});

test('offers the hours that all students have in common in place of office hours', async () => {
  const shared = { weekdays: [6, 7], start_time: '09:00', name: 'Jaga malam' };
  const { person } = open('', {
    'POST /schedules/hours': { data: [hoursOf(15, shared), hoursOf(16, shared)] },
  });
  await person.click(await screen.findByRole('checkbox', { name: /Budi/ }));
  await person.click(screen.getByRole('checkbox', { name: /Citra/ }));
  await press(person, 'Lanjut');
  await person.click(await screen.findByRole('checkbox', { name: STORED }));
  expect(screen.getByRole('checkbox', { name: 'Sabtu' })).toBeChecked();
  expect(screen.getByLabelText(/Nama Aktivitas/)).toHaveValue('Jaga malam');
});

test('leaves out the students who have hours already', async () => {
  const { person, calls } = open('', {
    'GET /internships/16/places': { data: [] },
    'POST /schedules/hours': ({ body }) => {
      const { internship_ids: ids } = body as { internship_ids: number[] };
      return { data: ids.includes(15) ? [hoursOf(15)] : [] };
    },
  });
  await person.click(await screen.findByRole('checkbox', { name: /Budi/ }));
  await person.click(screen.getByRole('checkbox', { name: /Citra/ }));
  await press(person, 'Lanjut');
  await person.click(await screen.findByRole('button', { name: 'Pilih hanya mereka' }));
  expect(await screen.findByLabelText(/Nama Aktivitas/)).toHaveValue('Kegiatan magang');
  await press(person, 'Pratinjau');
  await screen.findByText('2 ditambahkan, 2 dilewati');
  const { body } = calls.findLast(({ path }) => path === '/schedules/check') ?? {};
  expect(body).toMatchObject({ internship_ids: [16], pattern: { start_time: '08:00' } });
});

test('tries again when the stored hours cannot be read', async () => {
  let isBroken = true;
  const { person } = open('', {
    'POST /schedules/hours': () => (isBroken ? reply(503, {}) : { data: [] }),
  });
  await person.click(await screen.findByRole('checkbox', { name: /Budi/ }));
  await press(person, 'Lanjut');
  await person.click(await screen.findByRole('button', { name: 'Kembali' }));
  expect(screen.getByRole('checkbox', { name: /Budi/ })).toBeChecked();
  await press(person, 'Lanjut');
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  isBroken = false;
  await person.click(again);
  expect(await screen.findByRole('button', { name: 'Pratinjau' })).toBeVisible();
});

test('marks estimated holidays in the preview', async () => {
  const plan = planOf(15, 'Budi Santoso');
  const days = plan.days.map((day) => ({ ...day, holiday_certainty: 'estimated' }));
  const { person } = open('', {
    'POST /schedules/check': {
      data: { counts: CHECK.data.counts, placements: [{ ...plan, days }] },
    },
  });
  await toPreview(person);
  expect(screen.getByText('Hari libur yang dilewati: 25 Des 2026 Natal (perkiraan)')).toBeVisible();
  expect(screen.getByText('Libur: Natal (perkiraan)')).toBeVisible();
});

test('chooses the students of one company', async () => {
  const other = anInternship({
    id: 17,
    student: { ...BUDI.student, id: 9, nim: '2403310003', user: { id: 72, name: 'Dewi Lestari' } },
    mentor: { ...BUDI.mentor, company: { ...BUDI.mentor.company, id: 99, name: 'PT Lain' } },
  });
  const { person } = open('', { 'GET /internships': page(BUDI, CITRA, other) });
  await person.click(await screen.findByRole('combobox', { name: 'Mitra Industri' }));
  await person.click(await screen.findByRole('option', { name: 'PT Lain' }));
  expect(screen.queryByRole('checkbox', { name: /Budi/ })).not.toBeInTheDocument();
  await press(person, 'Pilih 1 yang tampil');
  expect(screen.getByText('1 mahasiswa dipilih')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Dewi/ })).toBeChecked();
});

test('keeps stored hours that change later', async () => {
  open('?internship_id=15', {
    'GET /internships/15/work-patterns': { data: [{ ...hoursOf(15), valid_from: '2199-01-01' }] },
  });
  expect(await screen.findByRole('checkbox', { name: 'Pakai jam kerja tersimpan' })).toBeChecked();
});

test('begins with the latest hours of a placement', async () => {
  const latest = aWorkPatternInput({ weekdays: [6, 7], name: 'Jaga malam' });
  open('?internship_id=15', {
    'GET /internships/15/work-patterns': {
      data: [{ ...latest, id: 3, valid_from: '2026-09-01', place_name: null }],
    },
  });
  expect(await screen.findByRole('checkbox', { name: 'Sabtu' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Senin' })).not.toBeChecked();
  expect(screen.getByLabelText(/Nama Aktivitas/)).toHaveValue('Jaga malam');
});

test('asks for a weekday and keeps what was typed when going back', async () => {
  const { person } = open('?internship_id=15');
  await screen.findByRole('group', { name: 'Hari Kerja' });
  for (const day of ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat']) {
    await person.click(screen.getByRole('checkbox', { name: day }));
  }
  await press(person, 'Pratinjau');
  expect(await screen.findByText('Pilih minimal satu hari kerja')).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Sabtu' }));
  await press(person, 'Pratinjau');
  await screen.findByText('2 ditambahkan, 2 dilewati');
  await press(person, 'Kembali');
  expect(screen.getByRole('checkbox', { name: 'Sabtu' })).toBeChecked();
});

test('checks again when activities have changed in the meantime', async () => {
  const { person, calls } = open('', {
    'POST /schedules': reply(409, {
      message: 'Aktivitas sudah berubah.',
      code: 'schedule_changed',
    }),
  });
  await toPreview(person);
  await press(person, 'Simpan 2 perubahan');
  expect(await screen.findByText('Aktivitas sudah berubah.')).toBeVisible();
  await screen.findByRole('button', { name: 'Simpan 2 perubahan' });
  expect(calls.filter(({ path }) => path === '/schedules/check')).toHaveLength(2);
});

test('deletes what is no longer in the hours only if asked to', async () => {
  const counts = { ...NOTHING, keep: 8, leftover: 2 };
  const { person, calls } = open('?internship_id=15', {
    'POST /schedules/check': {
      data: { counts, placements: [planOf(15, 'Budi', counts)] },
    },
    'POST /schedules': reply(201, { data: counts }),
  });
  await screen.findByRole('group', { name: 'Hari Kerja' });
  await press(person, 'Pratinjau');
  await screen.findByText(/2 aktivitas dari pola sebelumnya/);
  expect(screen.getByRole('button', { name: 'Simpan pola' })).toBeEnabled();
  await person.click(screen.getByRole('checkbox', { name: 'Hapus aktivitas itu' }));
  await press(person, 'Simpan 2 perubahan');
  await screen.findByText(/Jadwal disimpan/);
  expect(calls.findLast(({ path }) => path === '/schedules')?.body).toMatchObject({
    removes_leftovers: true,
  });
});

test('says that the check failed and tries again', async () => {
  let isBroken = true;
  const { person } = open('?internship_id=15', {
    'POST /schedules/check': () => (isBroken ? reply(503, {}) : CHECK),
  });
  await screen.findByRole('group', { name: 'Hari Kerja' });
  await press(person, 'Pratinjau');
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  isBroken = false;
  await person.click(again);
  expect(await screen.findByText('2 ditambahkan, 2 dilewati')).toBeVisible();
});

test('makes the activities of one day from the stored hours of each student', async () => {
  const { person, calls } = open('?date=2026-12-24');
  await toPreview(person);
  const { body } = calls.findLast(({ path }) => path === '/schedules/check') ?? {};
  expect(body).toEqual({
    internship_ids: [15, 16],
    start_date: '2026-12-24',
    end_date: '2026-12-24',
    pattern: null,
  });
});

/** A person who has chosen students and typed the name of the activity. */
async function typeHours(students = [/Budi/]) {
  const { person } = open();
  for (const name of students) await person.click(await screen.findByRole('checkbox', { name }));
  await press(person, 'Lanjut');
  const name = await screen.findByLabelText('Nama Aktivitas');
  await person.clear(name);
  await person.type(name, 'Jaga malam');
  return person;
}

test('gives typed hours back when the stored ones are not wanted', async () => {
  const person = await typeHours([/Budi/, /Citra/]);
  const stored = screen.getByRole('checkbox', { name: 'Pakai jam kerja tersimpan tiap mahasiswa' });
  await person.click(stored);
  expect(screen.queryByLabelText('Nama Aktivitas')).not.toBeInTheDocument();
  await person.click(stored);
  expect(await screen.findByLabelText('Nama Aktivitas')).toHaveValue('Jaga malam');
});

test('keeps the typed hours when students are chosen again', async () => {
  const person = await typeHours();
  await press(person, 'Kembali');
  await person.click(screen.getByRole('checkbox', { name: /Citra/ }));
  await press(person, 'Lanjut');
  expect(await screen.findByLabelText('Nama Aktivitas')).toHaveValue('Jaga malam');
});

test('asks before leaving with chosen students or a preview that was not stored', async () => {
  const { person, router, location } = open();
  await person.click(await screen.findByRole('checkbox', { name: /Budi/ }));
  await person.click(screen.getByRole('link', { name: 'Batal' }));
  await person.click(await screen.findByRole('button', { name: 'Tetap di sini' }));
  await person.click(await screen.findByRole('button', { name: 'Lanjut' }));
  await person.click(await screen.findByRole('button', { name: 'Pratinjau' }));
  await screen.findByText('2 ditambahkan, 2 dilewati');
  await press(person, 'Kembali');
  act(() => void router.navigate('/internships'));
  await person.click(await screen.findByRole('button', { name: 'Tetap di sini' }));
  expect(location()).toBe('/internships/schedule');
});
