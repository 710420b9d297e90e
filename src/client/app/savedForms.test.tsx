import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CompanyEditPage } from '@/client/features/companies/CompanyEditPage';
import { CourseEditPage } from '@/client/features/courses/CourseEditPage';
import { HolidayEditPage } from '@/client/features/holidays/HolidayEditPage';
import { InternshipPeriodEditPage } from '@/client/features/internship-periods/InternshipPeriodEditPage';
import { ActivityEditPage } from '@/client/features/internships/activities/ActivityEditPage';
import { LetterSeriesPage } from '@/client/features/letters/LetterSeriesPage';
import { PlacementEditPage } from '@/client/features/my-placement/PlacementEditPage';
import { PlaceEditPage } from '@/client/features/places/PlaceEditPage';
import { UserEditPage } from '@/client/features/users/UserEditPage';
import { held } from '@/client/testing/held';
import { aCompany } from '@/client/testing/records/company';
import { aCourse } from '@/client/testing/records/course';
import { aHoliday } from '@/client/testing/records/holiday';
import { anActivityDetail, anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import { aPlace } from '@/client/testing/records/place';
import { aPlacementDraft, placementOptions } from '@/client/testing/records/placementRequest';
import { aStudentUser } from '@/client/testing/records/user';
import { renderRoutes } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';

interface Form {
  page: ReactElement;
  route: string;
  path: string;
  user?: 'student';
  /** The call that reads the record, and the one that stores it. */
  read: string;
  save: string;
  record: object;
  api?: ApiStubs;
  label: string;
  button?: string;
  /** The new value of the field. */
  typed: string;
  changed: object;
}

const lists = {
  'GET /students': { data: [] },
  'GET /companies': { data: [] },
  'GET /places': page(),
  'GET /internships/15': { data: anInternship() },
};
const student = aStudentUser({ version: 1 });
const users = { page: <UserEditPage />, route: '/users/:id/edit', path: '/users/5/edit' };

const COMPANY: Form = {
  page: <CompanyEditPage />,
  route: '/companies/:id/edit',
  path: '/companies/1/edit',
  read: 'GET /companies/1',
  save: 'PUT /companies/1',
  record: aCompany({ id: 1, version: 1 }),
  label: 'Nama Perusahaan',
  typed: 'PT Nusantara',
  changed: { name: 'PT Nusantara' },
};

/** An account shows its profile, which is another record. */
const PROFILE: Form = {
  ...users,
  read: 'GET /users/5',
  save: 'PUT /students/3',
  record: { ...student, student: { ...student.student, id: 3, version: 1 } },
  label: 'Tahun Akademik',
  button: 'Simpan Profil',
  typed: '2025/2026',
  changed: {
    student: { ...student.student, id: 3, version: 2, academic_year: '2025/2026' },
  },
};

const OTHERS: Record<string, Form> = {
  'an account': {
    ...users,
    read: 'GET /users/5',
    save: 'PUT /users/5',
    record: student,
    label: 'Nama',
    button: 'Simpan Akun',
    typed: 'Budi Hartono',
    changed: { name: 'Budi Hartono' },
  },
  'a request for a place': {
    page: <PlacementEditPage />,
    route: '/student/placement-requests/:id/edit',
    path: '/student/placement-requests/12/edit',
    user: 'student',
    read: 'GET /placement-requests/12',
    save: 'PUT /placement-requests/12',
    record: aPlacementDraft({ version: 1 }),
    api: { 'GET /student/placement-options': { data: [placementOptions()] } },
    label: 'Catatan',
    button: 'Simpan Draf',
    typed: 'Bidang jaringan',
    changed: { note: 'Bidang jaringan' },
  },
  'a course': {
    page: <CourseEditPage />,
    route: '/courses/:code/edit',
    path: '/courses/AJK232001/edit',
    read: 'GET /courses/AJK232001',
    save: 'PUT /courses/AJK232001',
    record: aCourse({ version: 1 }),
    label: 'Nama Mata Kuliah',
    typed: 'Jaringan',
    changed: { name: 'Jaringan' },
  },
  'a period': {
    page: <InternshipPeriodEditPage />,
    route: '/internship-periods/:id/edit',
    path: '/internship-periods/4/edit',
    read: 'GET /internship-periods/4',
    save: 'PUT /internship-periods/4',
    record: aPeriod({ version: 1 }),
    label: 'Tahun',
    typed: '2031',
    changed: { year: '2031' },
  },
  'a place': {
    page: <PlaceEditPage />,
    route: '/places/:id/edit',
    path: '/places/5/edit',
    read: 'GET /places/5',
    save: 'PUT /places/5',
    record: aPlace({ version: 1 }),
    label: 'Nama Lokasi',
    typed: 'Kantor Timur',
    changed: { name: 'Kantor Timur' },
  },
  'a holiday': {
    page: <HolidayEditPage />,
    route: '/holidays/:id/edit',
    path: '/holidays/16/edit',
    read: 'GET /holidays/16',
    save: 'PUT /holidays/16',
    record: aHoliday({ version: 1 }),
    label: 'Nama Hari Libur',
    typed: 'Hari Jadi',
    changed: { name: 'Hari Jadi' },
  },
  'an activity': {
    page: <ActivityEditPage />,
    route: '/internships/:id/activities/:activityId/edit',
    path: '/internships/15/activities/120/edit',
    read: 'GET /activities/120',
    save: 'PUT /activities/120',
    record: anActivityDetail({ version: 1 }),
    label: 'Nama Aktivitas',
    typed: 'Rapat',
    changed: { name: 'Rapat' },
  },
};

/** Saves a form whose record the server then takes its time to read, and leaves it. */
async function savedAndLeft(form: Form, api: ApiStubs = {}) {
  let current: object = form.record;
  const slow = held(() => ({ data: current }));
  const answer = (request: Parameters<typeof slow.answer>[0]) =>
    current === form.record ? { data: current } : slow.answer(request);
  const app = renderRoutes(
    [
      { path: form.route, element: form.page },
      { path: '*', element: null },
    ],
    {
      user: form.user ?? 'super_admin',
      path: form.path,
      api: {
        ...lists,
        ...form.api,
        [form.read]: answer,
        [form.save]: () => {
          current = { ...form.record, version: 2, ...form.changed };
          return { data: form === PROFILE ? { ...PROFILE.record, id: 3 } : current };
        },
        ...api,
      },
    },
  );
  const field = await screen.findByLabelText(form.label, { selector: 'input, textarea' });
  await app.person.clear(field);
  await app.person.click(field);
  await app.person.paste(form.typed);
  await app.person.click(screen.getByRole('button', { name: form.button ?? 'Simpan' }));
  await screen.findByText(/^Data (pengguna )?berhasil|^Draf tersimpan/);
  if (form.path !== users.path) await waitFor(() => expect(app.location()).not.toBe(form.path));
  await act(() => app.router.navigate('/elsewhere'));
  return { app, slow };
}

const opensWith = async ({ label, typed }: Form) =>
  expect(await screen.findByLabelText(label, { selector: 'input, textarea' })).toHaveValue(typed);

/** A form that is open holds what was saved; one that is not shows nothing of before. */
async function opensAsSaved(form: Form) {
  const { app, slow } = await savedAndLeft(form);
  await act(() => app.router.navigate(form.path));
  expect(screen.queryByLabelText(form.label)).not.toBeInTheDocument();
  await slow.release();
  await opensWith(form);
}

test('opens a form after it was saved with what was saved, however slowly that is read again', () =>
  opensAsSaved(COMPANY));

testInAll('opens the form of a profile with what was saved, although the account shows it', () =>
  opensAsSaved(PROFILE),
);

testInAll.each(Object.entries(OTHERS))('opens %s with what was saved', (_name, form) =>
  opensAsSaved(form),
);

test('opens a form with what was saved while another request delays reading it again', async () => {
  const { app } = await savedAndLeft(COMPANY, { 'GET /places': held(page()).answer });
  await act(() => app.router.navigate(COMPANY.path));
  await opensWith(COMPANY);
});

testInAll(
  'shows an error, and the saved values after it, if they cannot be read again',
  async () => {
    let isSaved = false;
    let isDown = true;
    const saved = { ...COMPANY.record, ...COMPANY.changed, version: 2 };
    const app = renderRoutes(
      [
        { path: COMPANY.route, element: COMPANY.page },
        { path: '*', element: null },
      ],
      {
        user: 'super_admin',
        path: COMPANY.path,
        api: {
          ...lists,
          'GET /companies/1': () => {
            if (isSaved && isDown) return reply(500, { message: 'x' });
            return { data: isSaved ? saved : COMPANY.record };
          },
          'PUT /companies/1': () => {
            isSaved = true;
            return { data: saved };
          },
        },
      },
    );
    await app.person.click(await screen.findByRole('button', { name: 'Simpan' }));
    await screen.findByText('Data berhasil diedit');
    await act(() => app.router.navigate('/elsewhere'));
    await act(() => app.router.navigate(COMPANY.path));
    await app.person.click(await screen.findByRole('button', { name: /^Coba/ }));
    isDown = false;
    await app.person.click(await screen.findByRole('button', { name: /^Coba/ }));
    await opensWith(COMPANY);
  },
);

describeInAll('a dialog over a list', () => {
  const series = {
    kind: 'assignment',
    register: 'assignment',
    year: 2026,
    pattern: '{no}/LAMA/{tahun}',
    start_number: null,
    last_number: 0,
    version: 1,
  };

  test('opens with what was saved', async () => {
    let current = series;
    const slow = held(() => ({ data: [current] }));
    const { person } = renderRoutes([{ path: '/', element: <LetterSeriesPage /> }], {
      user: 'super_admin',
      api: {
        'GET /letter-series': (request) =>
          current === series ? { data: [current] } : slow.answer(request),
        'PUT /letter-series/:kind/:year': () => {
          current = { ...series, pattern: '{no}/BARU/{tahun}', version: 2 };
          return { data: current };
        },
      },
    });
    const change = () => person.click(screen.getByRole('button', { name: /^Ubah pola/ }));
    await screen.findByRole('button', { name: /^Ubah pola/ });
    await change();
    await person.click(await screen.findByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await change();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await slow.release();
    expect(await screen.findByDisplayValue('{no}/BARU/{tahun}')).toBeVisible();
  });
});
