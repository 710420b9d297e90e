import { screen, waitFor } from '@testing-library/react';
import { freezeDate } from '@/client/testing/device';
import { formFields } from '@/client/testing/formFields';
import { aMentor, anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { onceSettled, settled, settleLeftovers } from '@/client/testing/records/leftovers';
import { confirmed, confirmPastDays, onceConfirmed } from '@/client/testing/records/verdictChanges';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { typeDigits } from '@/client/testing/typeDigits';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';
import { InternshipCreatePage } from './InternshipCreatePage';
import { InternshipEditPage } from './InternshipEditPage';

// Date fields, comboboxes and the data grid render slowly on a busy machine.
const choices: ApiStubs = {
  'GET /students': {
    data: [{ id: 7, nim: '2403310001', user: { id: 70, name: 'Budi Santoso' } }],
    meta: { total: 1 },
  },
  'GET /companies': {
    data: [
      { id: 3, name: 'PT Nusantara Jaringan' },
      { id: 4, name: 'CV Awan Biru' },
    ],
  },
  'GET /mentors': ({ query }) => ({
    data: query.company_id === '4' ? [aMentor(11, 'Rina Hartati')] : [aMentor(9, 'Agus Pratama')],
  }),
  'GET /lecturers': {
    data: [{ id: 5, user: { id: 50, name: 'Dewi Lestari, M.Kom.' } }],
  },
  'GET /internship-periods': { data: [aPeriod()] },
};

afterEach(() => {
  jest.useRealTimers();
});

const firstDay = () => screen.getByRole('textbox', { name: 'Mulai Magang' });

/** Types the digits of a day, such as '13072026'. */
const typeFirstDay = (person: ReturnType<typeof renderApp>['person'], digits: string) =>
  typeDigits(person, firstDay(), digits);

const choose = async (
  person: ReturnType<typeof renderApp>['person'],
  field: string,
  option: RegExp,
) => {
  await person.click(screen.getByRole('combobox', { name: field }));
  await person.click(await screen.findByRole('option', { name: option }));
};

describeInAll('a new internship', () => {
  const open = (api: ApiStubs, query = '') =>
    renderApp(<InternshipCreatePage />, {
      user: 'super_admin',
      path: `/internships/create${query}`,
      api: { ...choices, ...api },
    });

  test('its fields', async () => {
    open({});
    await screen.findByRole('button', { name: 'Simpan' });
    expect(formFields()).toMatchInlineSnapshot(`
      [
        "student_id: Mahasiswa, wajib",
        "internship_period_id: Periode Magang, wajib",
        "company_id: Mitra Industri, wajib",
        "mentor_id: Mentor, wajib, terkunci",
        "lecturer_id: Dosen, wajib",
        "start_date: Mulai Magang",
      ]
    `);
  });

  test.each([
    ['chooses the student in its URL', '?student_id=7', /2403310001/],
    ['leaves a student out who is gone', '?student_id=8', /^$/],
    ['ignores a student that is none', '?student_id=abc', /^$/],
  ])('%s', async (_title, query, chosen) => {
    const { data } = choices['GET /students'] as { data: object[] };
    open({ 'GET /students/7': { data: data[0] }, 'GET /students/8': reply(404, {}) }, query);
    const student = await screen.findByRole('combobox', { name: 'Mahasiswa' });
    expect((student as HTMLInputElement).value).toMatch(chosen);
  });

  test('enables the mentor after a company is chosen, offers its active mentors and saves', async () => {
    const { person, calls, location } = open({
      'POST /internships': reply(201, { data: anInternship() }),
    });

    expect(screen.getByRole('combobox', { name: 'Mentor' })).toBeDisabled();
    await choose(person, 'Mahasiswa', /Budi/);
    await choose(person, 'Periode Magang', /1 Jul 2026 s\/d 31 Des 2026 - Semester 3/);
    await choose(person, 'Mitra Industri', /Nusantara/);
    await choose(person, 'Mentor', /Agus/);
    await choose(person, 'Dosen', /Dewi/);

    const queryOf = (path: string) => calls.find((call) => call.path === path)?.query;
    expect(queryOf('/mentors')).toMatchObject({
      is_active: 'true',
      company_id: '3',
    });
    expect(queryOf('/internship-periods')).toMatchObject({ is_active: 'true' });

    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data berhasil ditambahkan')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      student_id: 7,
      company_id: 3,
      mentor_id: 9,
      lecturer_id: 5,
      internship_period_id: 4,
      start_date: null,
    });
    expect(location()).toBe('/internships');
  });

  test.each([
    ['2026-11-21', 'Jika kosong: Sab, 21 Nov 2026.'],
    ['2026-06-30', 'Jika kosong: Rab, 1 Jul 2026.'],
    ['2027-01-01', 'Jika kosong: Rab, 1 Jul 2026.'],
  ])('says on %s when the student begins unless a day is chosen', async (today, hint) => {
    freezeDate(`${today}T03:00:00Z`);
    const { person } = open({});
    expect(firstDay()).not.toHaveAccessibleDescription();
    await choose(person, 'Periode Magang', /1 Jul 2026/);
    expect(firstDay()).toHaveAccessibleDescription(hint);
  });

  test('another company clears the mentor', async () => {
    const { person } = open({});
    await choose(person, 'Mitra Industri', /Nusantara/);
    await choose(person, 'Mentor', /Agus/);
    await choose(person, 'Mitra Industri', /Awan/);
    expect(screen.getByRole('combobox', { name: 'Mentor' })).toHaveValue('');
    await choose(person, 'Mentor', /Rina/);
    expect(screen.getByRole('combobox', { name: 'Mentor' })).toHaveValue('Rina Hartati');
  });

  test('shows an error for each missing choice', async () => {
    const { person, calls } = open({});
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    for (const text of [
      'Mahasiswa wajib dipilih',
      'Periode magang wajib dipilih',
      'Perusahaan wajib dipilih',
      'Dosen wajib dipilih',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('an internship that is changed', () => {
  const open = (api: ApiStubs) =>
    renderApp(<InternshipEditPage />, {
      user: 'super_admin',
      path: '/internships/15/edit',
      route: '/internships/:id/edit',
      api: {
        'GET /internships/15': { data: anInternship() },
        ...choices,
        ...api,
      },
    });

  test('the student is locked', async () => {
    open({});
    expect(await screen.findByRole('combobox', { name: 'Mahasiswa' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Mahasiswa' })).toHaveValue(
      '2403310001 - Budi Santoso',
    );
    expect(formFields()).toMatchInlineSnapshot(`
      [
        "student_id: Mahasiswa, wajib, terkunci",
        "internship_period_id: Periode Magang, wajib",
        "company_id: Mitra Industri, wajib",
        "mentor_id: Mentor, wajib",
        "lecturer_id: Dosen, wajib",
        "start_date: Mulai Magang",
      ]
    `);
  });

  test('asks about past days before another first day is stored', async () => {
    const { person, calls, location } = open({
      'PUT /internships/15': onceConfirmed({ data: anInternship() }),
    });
    await screen.findByRole('combobox', { name: 'Mahasiswa' });
    expect(firstDay()).toHaveAccessibleDescription('Jika kosong: Rab, 1 Jul 2026.');
    await typeFirstDay(person, '13072026');
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    await confirmPastDays(person, 'Surat tertanggal 10 Juli.');
    expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      start_date: '2026-07-13',
      ...confirmed('Surat tertanggal 10 Juli.'),
    });
    expect(location()).toBe('/internships/15');
  });

  test('asks about activities before a later first day', async () => {
    const { person, calls } = open({
      'PUT /internships/15': onceSettled({ data: anInternship() }),
    });
    await screen.findByRole('combobox', { name: 'Mahasiswa' });
    await typeFirstDay(person, '13072026');
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    await settleLeftovers(person, 'Mulai mundur.');
    expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      start_date: '2026-07-13',
      ...settled('Mulai mundur.', 'delete'),
    });
  });

  testInAll('empties the first day, and shows the refusal of one at its field', async () => {
    const text = 'Tanggal mulai harus di dalam periode magang';
    const { person, calls } = open({
      'GET /internships/15': { data: anInternship({ start_date: '2026-07-13' }) },
      'PUT /internships/15': reply(422, { message: 'x', errors: { start_date: [text] } }),
    });
    await screen.findByRole('combobox', { name: 'Mahasiswa' });
    await typeFirstDay(person, '30062026');
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(firstDay()).toHaveAccessibleDescription(text));
    expect(firstDay()).toHaveValue('30/06/2026');
    await person.clear(firstDay());
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
        start_date: null,
      }),
    );
  });

  testInAll('keeps a mentor and a period that have become inactive', async () => {
    const { person, calls, location } = open({
      'GET /mentors': { data: [aMentor(12, 'Hendra Wijaya')] },
      'GET /internship-periods': {
        data: [aPeriod({ id: 8, start_date: '2027-01-01' })],
      },
      'PUT /internships/15': { data: anInternship() },
    });

    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Mentor' })).toHaveValue('Agus Pratama'),
    );
    expect(screen.getByRole('combobox', { name: 'Periode Magang' })).toHaveValue(
      '1 Jul 2026 s/d 31 Des 2026 - Semester 3',
    );
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      mentor_id: 9,
      internship_period_id: 4,
    });
    expect(location()).toBe('/internships/15');
  });

  testInAll('shows an exceeded company quota at the company field', async () => {
    const { person } = open({
      'PUT /internships/15': reply(422, {
        message: 'x',
        errors: { company_id: ['Kuota penuh'] },
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Kuota penuh')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Mitra Industri' })).toHaveAccessibleDescription(
      'Kuota penuh',
    );
  });
});
