import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AssessmentFormEditPage } from '@/client/features/assessment-forms/AssessmentFormEditPage';
import { CompanyEditPage } from '@/client/features/companies/CompanyEditPage';
import { CourseEditPage } from '@/client/features/courses/CourseEditPage';
import { HolidayEditPage } from '@/client/features/holidays/HolidayEditPage';
import { InternshipPeriodEditPage } from '@/client/features/internship-periods/InternshipPeriodEditPage';
import { ActivityEditPage } from '@/client/features/internships/activities/ActivityEditPage';
import { GradeEditPage } from '@/client/features/internships/grades/GradeEditPage';
import { InternshipEditPage } from '@/client/features/internships/InternshipEditPage';
import { PlaceEditPage } from '@/client/features/places/PlaceEditPage';
import { UserEditPage } from '@/client/features/users/UserEditPage';
import { anAssessmentForm } from '@/client/testing/records/assessment';
import { aChange, anAuditEntry } from '@/client/testing/records/auditEntry';
import { aCompany } from '@/client/testing/records/company';
import { aCourse } from '@/client/testing/records/course';
import { aHoliday } from '@/client/testing/records/holiday';
import { aGrade, anActivityDetail, anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import { aPlace } from '@/client/testing/records/place';
import { aLecturerUser, aMentorUser, aStudentUser } from '@/client/testing/records/user';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import type { TitledRecord } from '@/shared/records';
import { testInAll } from '@/shared/testing/testLevel';

const STALE = reply(409, {
  message: 'Data ini sudah diubah orang lain. Muat ulang, lalu ulangi perubahan Anda.',
  code: 'stale_version',
});

/** A record that somebody else changes before it is first saved. */
const changedMeanwhile = (read: string, save: string, opened: object, current: object) => {
  let saves = 0;
  return {
    [read]: () => ({ data: saves === 0 ? opened : current }),
    [save]: () => {
      saves += 1;
      return saves === 1 ? STALE : { data: current };
    },
  } satisfies ApiStubs;
};

const dialog = () => screen.findByRole('dialog', { name: 'Data ini sudah diubah orang lain' });
const radio = (label: string, choice: 'Pakai yang baru' | 'Pakai isian saya') =>
  within(screen.getByRole('radiogroup', { name: label })).getByRole('radio', {
    name: new RegExp(`^${choice}`),
  });

type App = ReturnType<typeof renderApp>;
const press = async ({ person }: App, name: string) =>
  person.click(await screen.findByRole('button', { name }));
const type = async ({ person }: App, label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
};
const saved = ({ calls }: App) =>
  calls.filter(({ method, path }) => method !== 'GET' && path !== '/login').map(({ body }) => body);
const asObject = (body: unknown) =>
  body instanceof FormData ? Object.fromEntries(body.entries()) : (body as object);

describe('a company', () => {
  const opened = aCompany({ version: 3 });
  const theirs = { ...opened, version: 4, phone_number: '0221234567', internship_quota: 8 };

  const open = (api: ApiStubs = {}, current: object = theirs) =>
    renderApp(<CompanyEditPage />, {
      user: 'super_admin',
      path: '/companies/1/edit',
      route: '/companies/:id/edit',
      api: {
        'GET /places': page(),
        ...changedMeanwhile('GET /companies/1', 'PUT /companies/1', opened, current),
        ...api,
      },
    });

  test('keeps what one person has typed and takes over what the other one has changed', async () => {
    const app = open();
    await type(app, 'Nama Perusahaan', 'PT Nusantara');
    await press(app, 'Simpan');

    const merge = within(await dialog());
    expect(merge.getAllByRole('radiogroup').map((group) => group.textContent)).toEqual([
      `Pakai yang baru Sekarang: 0221234567Pakai isian saya Isian Anda: ${opened.phone_number}`,
      'Pakai yang baru Sekarang: 8 mahasiswaPakai isian saya Isian Anda: 5 mahasiswa',
    ]);
    expect(merge.getByText('Saat Anda buka: 5 mahasiswa')).toBeVisible();
    expect(radio('No. Telepon', 'Pakai yang baru')).toBeChecked();
    await press(app, 'Simpan lagi');

    expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
    const { id: _, ...stored } = theirs;
    expect(saved(app).map(asObject)).toMatchObject([
      { name: 'PT Nusantara', internship_quota: 5, version: 3 },
      { ...stored, name: 'PT Nusantara' },
    ]);
    expect(app.location()).toBe('/companies');
  });

  testInAll('says who has changed it and when, as far as its history tells', async () => {
    const theirEntry = anAuditEntry({
      resource: 'companies',
      record_id: '1',
      action: 'update',
      at: '2026-11-21T03:05:00.000Z',
      changes: [aChange('internship_quota', '5', '8')],
    });
    const other = { id: 9, at: '2026-11-21T04:00:00.000Z', changes: [aChange('email', 'a', 'b')] };
    const app = open({
      'GET /history/companies/1': page({ ...theirEntry, ...other }, theirEntry),
    });
    await type(app, 'Nama Perusahaan', 'PT Nusantara');
    await press(app, 'Simpan');
    const merge = within(await dialog());
    expect(await merge.findByText('Rani Permata')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /^Diubah oleh Rani Permata \(Dosen\) pada Sabtu, 21 November 2026 pukul 10:05\. Perubahan Anda/,
    );
  });

  testInAll.each([
    ['Pakai isian saya', 7],
    ['Pakai yang baru', 8],
  ] as const)('asks about what both have changed: %s', async (choice, quota) => {
    const app = open();
    await type(app, 'Kuota Magang', '7');
    await press(app, 'Simpan');
    await dialog();
    expect(radio('Kuota Magang', 'Pakai isian saya')).not.toBeChecked();
    expect(radio('Kuota Magang', 'Pakai yang baru')).not.toBeChecked();

    await press(app, 'Simpan lagi');
    expect(screen.getByRole('radiogroup', { name: 'Kuota Magang' })).toHaveAccessibleDescription(
      'Saat Anda buka: 5 mahasiswa Pilih salah satu.',
    );
    expect(radio('Kuota Magang', 'Pakai yang baru')).toHaveFocus();
    expect(saved(app)).toHaveLength(1);

    await app.person.click(radio('Kuota Magang', choice));
    await press(app, 'Simpan lagi');
    await screen.findByText('Data berhasil diedit');
    expect(asObject(saved(app)[1])).toMatchObject({ internship_quota: quota, version: 4 });
  });

  testInAll.each(['button', 'key'])(
    'goes back to the form with everything typed, by %s',
    async (way) => {
      const app = open();
      await type(app, 'Nama Perusahaan', 'PT Nusantara');
      await press(app, 'Simpan');
      const merge = within(await dialog());
      if (way === 'key') await app.person.keyboard('{Escape}');
      else await app.person.click(merge.getByRole('button', { name: 'Batal' }));

      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByLabelText('Nama Perusahaan')).toHaveValue('PT Nusantara');
      expect(screen.getByLabelText('Kuota Magang')).toHaveValue('5');
      expect(screen.getByRole('button', { name: 'Simpan' })).toHaveFocus();
      expect(saved(app)).toHaveLength(1);
    },
  );

  testInAll(
    'saves without a question if it was the same change, whose answer was lost',
    async () => {
      const app = open({}, { ...opened, version: 4, name: 'PT Nusantara' });
      await type(app, 'Nama Perusahaan', ' PT Nusantara ');
      await press(app, 'Simpan');
      expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
      expect(saved(app).map(asObject)).toMatchObject([{ version: 3 }, { version: 4 }]);
    },
  );

  testInAll('asks again when the record changes once more', async () => {
    let version = 3;
    const app = open({
      'GET /companies/1': () => ({ data: { ...opened, version, internship_quota: version + 2 } }),
      'PUT /companies/1': () => {
        if (version === 5) return { data: opened };
        version += 1;
        return STALE;
      },
    });
    await type(app, 'Nama Perusahaan', 'PT Nusantara');
    await press(app, 'Simpan');
    await dialog();
    await press(app, 'Simpan lagi');
    expect(await screen.findByText('Saat Anda buka: 6 mahasiswa')).toBeVisible();
    await press(app, 'Simpan lagi');
    await screen.findByText('Data berhasil diedit');
    expect(asObject(saved(app)[2])).toMatchObject({
      name: 'PT Nusantara',
      internship_quota: 7,
      version: 5,
    });
  });

  testInAll.each([
    ['was deleted', reply(404, { message: 'x' }), 'Data ini sudah dihapus orang lain.'],
    ['cannot be read', reply(500, { message: 'x' }), /^Data ini sudah diubah orang lain\./],
    ['has the same version', { data: opened }, /^Data ini sudah diubah orang lain\./],
  ])('keeps what was typed when the record %s', async (_case, answer, message) => {
    let reads = 0;
    const app = open({
      'GET /companies/1': () => {
        reads += 1;
        return reads === 1 ? { data: opened } : answer;
      },
      'PUT /companies/1': STALE,
    });
    await type(app, 'Nama Perusahaan', 'PT Nusantara');
    await press(app, 'Simpan');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Nama Perusahaan')).toHaveValue('PT Nusantara');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(saved(app)).toHaveLength(1);
  });

  testInAll('keeps what was typed about a record that is gone', async () => {
    const app = open({ 'PUT /companies/1': reply(404, { message: 'x' }) });
    await type(app, 'Nama Perusahaan', 'PT Nusantara');
    await press(app, 'Simpan');
    await expectToast('alert', 'Data ini sudah dihapus orang lain.');
    expect(screen.getByLabelText('Nama Perusahaan')).toHaveValue('PT Nusantara');
  });

  testInAll('asks nothing about versions if the server refuses for another reason', async () => {
    const app = open({ 'PUT /companies/1': reply(409, { message: 'Masih dipakai.' }) });
    await press(app, 'Simpan');
    await expectToast('alert', 'Terjadi kesalahan saat mengedit data');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

interface Form {
  page: ReactElement;
  route: string;
  path: string;
  api: ApiStubs;
  /** The field that somebody else has changed, and what is there now. */
  field: string;
  shown: string;
  sent: object;
  button?: string;
}

const period = aPeriod({ version: 1 });
const course = aCourse({ version: 1 });
const place = aPlace({ version: 1 });
const holiday = aHoliday({ version: 1 });
const activity = anActivityDetail({ version: 1 });
const grade = aGrade({ version: 1 });
const assessmentForm = anAssessmentForm();
const internship = anInternship({ version: 1 });
const sari = { id: 6, user: { id: 60, name: 'Sari Dewi, M.T.' } };
const student = aStudentUser({ version: 1 });
const lecturer = aLecturerUser({ version: 1 });
const mentor = aMentorUser({ version: 1 });
const lists = {
  'GET /students': { data: [] },
  'GET /companies': { data: [{ id: 3, name: 'PT Lintas Nusa Data' }] },
  'GET /mentors': { data: [] },
  'GET /lecturers': { data: [] },
  'GET /internship-periods': { data: [] },
  'GET /internships/15': { data: internship },
};
const users = { page: <UserEditPage />, route: '/users/:id/edit', path: '/users/5/edit' };

const profileForm = (kind: 'student' | 'lecturer' | 'mentor', user: object, theirs: object) => {
  const profile = { version: 1, ...(user as Record<string, { id: number }>)[kind] } as object & {
    id: number;
  };
  const path = `/${kind}s/${profile.id}`;
  const save = kind === 'student' ? `PUT ${path}` : `POST ${path}`;
  const current = { ...profile, ...theirs, version: 2 };
  return {
    ...users,
    button: 'Simpan Profil',
    api: {
      ...lists,
      'GET /users/5': { data: { ...user, [kind]: profile } },
      ...changedMeanwhile(`GET ${path}`, save, current, current),
    },
  };
};

/** The forms apart from that of companies, which the other tests use; requests are decided on and letters and certificates made, not edited. */
const FORMS: Record<
  Exclude<
    TitledRecord,
    | 'companies'
    | 'attendance_requests'
    | 'placement_requests'
    | 'letters'
    | 'certificates'
    // Their dialogs have tests of their own.
    | 'assessment_sheets'
    | 'guidance_sessions'
    | 'final_reports'
    | 'defences'
  >,
  Form
> = {
  courses: {
    page: <CourseEditPage />,
    route: '/courses/:code/edit',
    path: '/courses/AJK232001/edit',
    api: changedMeanwhile('GET /courses/AJK232001', 'PUT /courses/AJK232001', course, {
      ...course,
      semester: 2,
      version: 2,
    }),
    field: 'Semester',
    shown: 'Semester 2',
    sent: { semester: 2 },
  },
  internship_periods: {
    page: <InternshipPeriodEditPage />,
    route: '/internship-periods/:id/edit',
    path: '/internship-periods/4/edit',
    api: changedMeanwhile('GET /internship-periods/4', 'PUT /internship-periods/4', period, {
      ...period,
      end_date: '2027-01-15',
      version: 2,
    }),
    field: 'Tanggal Berakhir',
    shown: '15 Januari 2027',
    sent: { end_date: '2027-01-15' },
  },
  places: {
    page: <PlaceEditPage />,
    route: '/places/:id/edit',
    path: '/places/5/edit',
    api: {
      ...lists,
      ...changedMeanwhile('GET /places/5', 'PUT /places/5', place, {
        ...place,
        radius: 300,
        version: 2,
      }),
    },
    field: 'Radius',
    shown: '300 meter',
    sent: { radius: 300 },
  },
  holidays: {
    page: <HolidayEditPage />,
    route: '/holidays/:id/edit',
    path: '/holidays/16/edit',
    api: changedMeanwhile('GET /holidays/16', 'PUT /holidays/16', holiday, {
      ...holiday,
      certainty: 'estimated',
      version: 2,
    }),
    field: 'Kepastian',
    shown: 'Perkiraan',
    sent: { certainty: 'estimated' },
  },
  activities: {
    page: <ActivityEditPage />,
    route: '/internships/:id/activities/:activityId/edit',
    path: '/internships/15/activities/120/edit',
    api: {
      ...lists,
      ...changedMeanwhile('GET /activities/120', 'PUT /activities/120', activity, {
        ...activity,
        start_time: '09:30',
        version: 2,
      }),
    },
    field: 'Jam Mulai',
    shown: '09:30',
    sent: { start_time: '09:30' },
  },
  grades: {
    page: <GradeEditPage />,
    route: '/internships/:id/grades/:gradeId/edit',
    path: '/internships/15/grades/31/edit',
    api: {
      ...lists,
      ...changedMeanwhile('GET /grades/31', 'PUT /grades/31', grade, {
        ...grade,
        other: 71.5,
        version: 2,
      }),
    },
    field: 'Lainnya',
    shown: '71,5',
    sent: { other: 71.5 },
  },
  internships: {
    page: <InternshipEditPage />,
    route: '/internships/:id/edit',
    path: '/internships/15/edit',
    api: {
      ...lists,
      ...changedMeanwhile('GET /internships/15', 'PUT /internships/15', internship, {
        ...internship,
        lecturer_id: 6,
        lecturer: sari,
        version: 2,
      }),
    },
    field: 'Dosen',
    shown: 'Sari Dewi, M.T.',
    sent: { lecturer_id: 6 },
  },
  assessment_forms: {
    page: <AssessmentFormEditPage />,
    route: '/assessment-forms/:id/edit',
    path: '/assessment-forms/3/edit',
    api: {
      ...lists,
      'GET /courses': page(),
      ...changedMeanwhile('GET /assessment-forms/3', 'PUT /assessment-forms/3', assessmentForm, {
        ...assessmentForm,
        criteria: [{ name: 'Sikap', guidance: null, weight: 100, words: null }],
        version: 2,
      }),
    },
    field: 'Kriteria',
    shown: 'Sikap 100%',
    sent: { criteria: [{ name: 'Sikap', guidance: null, weight: 100, words: null }] },
  },
  users: {
    ...users,
    button: 'Simpan Akun',
    api: changedMeanwhile('GET /users/5', 'PUT /users/5', student, {
      ...student,
      is_active: false,
      version: 2,
    }),
    field: 'Dapat masuk',
    shown: 'Tidak',
    sent: { name: 'Budi Santoso' },
  },
  students: {
    ...profileForm('student', student, { academic_year: '2025/2026' }),
    field: 'Tahun Akademik',
    shown: '2025/2026',
    sent: { academic_year: '2025/2026' },
  },
  lecturers: {
    ...profileForm('lecturer', lecturer, { digital_signature: '/api/signatures/9?expires=1' }),
    field: 'Tanda Tangan Digital',
    shown: 'diubah',
    sent: { nip: '198503152010122002' },
  },
  mentors: {
    ...profileForm('mentor', mentor, { company_id: 8, company: { id: 8, name: 'PT Delapan' } }),
    field: 'Mitra Industri',
    shown: 'PT Delapan',
    sent: { company_id: '8' },
  },
};

testInAll.each(Object.entries(FORMS))(
  'the form of %s shows what somebody else has changed',
  async (_name, form) => {
    const { page, route, path, api, field, shown, button = 'Simpan' } = form;
    const app = renderApp(page, { user: 'super_admin', route, path, api });
    await press(app, button);
    const merge = within(await dialog());
    expect(merge.getAllByRole('radiogroup')).toHaveLength(1);
    expect(radio(field, 'Pakai yang baru')).toBeChecked();
    expect(merge.getByText(`Sekarang: ${shown}`)).toBeVisible();
    await press(app, 'Simpan lagi');
    await waitFor(() => expect(saved(app)).toHaveLength(2));
    const [first, second] = saved(app).map(asObject) as [
      { version: unknown },
      { version: unknown },
    ];
    expect([Number(first.version), Number(second.version)]).toEqual([1, 2]);
    expect(second).toMatchObject(form.sent);
  },
);
