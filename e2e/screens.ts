import { expect, type Page } from '@playwright/test';
import type { Caller } from './caller';
import type { Account } from './fixtures';
import { type ApiResponse, fetchFirst } from './records/lists';
import { firstCourseCode } from './records/work';

export interface Screen {
  path: string;
  title: string;
}

/** Demo records to open screens with. */
interface Records {
  companyId: number;
  placeId: number;
  holidayId: number;
  courseCode: string;
  periodId: number;
  userId: number;
  internshipId: number;
  activityId: number;
  gradeId: number;
  placementRequestId: number;
  assessmentFormId: number;
  letterId: number;
  certificateId: number;
  /** The period of the internship. */
  gradedPeriodId: number;
}

const EVERYONE: Screen[] = [
  { path: '/', title: 'Dashboard' },
  { path: '/account', title: 'Akun Saya' },
  { path: '/account/second-factors', title: 'Verifikasi Dua Langkah' },
  { path: '/change-password', title: 'Ganti Password' },
  { path: '/devices', title: 'Perangkat' },
  { path: '/email-confirmation?token=contoh', title: 'Konfirmasi Email' },
  { path: '/inbox', title: 'Kotak Masuk' },
  { path: '/inbox/preferences', title: 'Pengaturan Pemberitahuan' },
];

const supervisorScreens = ({ internshipId, activityId }: Records): Screen[] => [
  { path: '/internships', title: 'Mahasiswa Magang' },
  { path: `/internships/${internshipId}`, title: 'Detail Magang' },
  { path: `/internships/${internshipId}?tab=nilai`, title: 'Detail Magang' },
  { path: `/internships/${internshipId}?tab=kehadiran`, title: 'Detail Magang' },
  { path: `/internships/${internshipId}/activities/${activityId}`, title: 'Detail Aktivitas' },
];

/** The matters of a kind, under the title that the server gives it. */
const followUpScreen = async (caller: Caller, kind: string): Promise<Screen> => {
  const path = `/follow-ups/${kind}`;
  const { data } = await caller.get<ApiResponse<{ title: string }>>(path);
  return { path, title: data.title };
};

/** The review desk, which super admins lack. */
const REVIEWS: Screen = { path: '/reviews', title: 'Peninjauan' };

const ATTENDANCE: Screen[] = [
  { path: '/attendance-requests', title: 'Izin & Koreksi' },
  { path: '/attendance-recap', title: 'Rekap Kehadiran' },
];

/** The sheet that the role fills in or, as a super admin, reads. */
const assessmentScreens = async (caller: Caller): Promise<Screen[]> => {
  const { internship_id, form_id } = await fetchFirst<{ internship_id: number; form_id: number }>(
    caller,
    '/assessments',
  );
  return [
    { path: '/assessments', title: 'Penilaian' },
    { path: `/internships/${internship_id}/assessments/${form_id}`, title: 'Lembar Penilaian' },
  ];
};

/** The final reports that the role reads, and one of them. */
const finalReportScreens = async (caller: Caller): Promise<Screen[]> => {
  const { internship_id } = await fetchFirst<{ internship_id: number }>(
    caller,
    '/final-reports?state=sent',
  );
  return [
    { path: '/final-reports', title: 'Laporan Akhir' },
    { path: `/final-reports/${internship_id}`, title: 'Detail Laporan Akhir' },
  ];
};
const OWN_FINAL_REPORT: Screen = { path: '/student/final-report', title: 'Laporan Akhir' };

/** The lists of the guidance, and one of its sessions. */
const guidanceScreens = async (caller: Caller): Promise<Screen[]> => {
  const { id } = await fetchFirst<{ id: number }>(caller, '/guidance-sessions');
  return [
    { path: '/guidance-sessions', title: 'Bimbingan' },
    { path: '/guidance-sessions/missing', title: 'Belum Bimbingan' },
    { path: `/guidance-sessions/${id}`, title: 'Detail Bimbingan' },
  ];
};

/** The list of defences, and one that the role sees. */
const defenceScreens = async (caller: Caller): Promise<Screen[]> => {
  const { defence } = await fetchFirst<{ defence: { id: number } }>(
    caller,
    '/defences?state=planned',
  );
  return [
    { path: '/defences', title: 'Ujian' },
    { path: `/defences/${defence.id}`, title: 'Detail Ujian' },
  ];
};

/** Makes activities from weekly hours, which lecturers do not. */
const SCHEDULE: Screen = { path: '/internships/schedule', title: 'Buat dari Pola' };

const activityScreens = ({ internshipId, activityId }: Records): Screen[] => [
  { path: `/internships/${internshipId}/activities/create`, title: 'Tambah Aktivitas' },
  { path: `/internships/${internshipId}/activities/${activityId}/edit`, title: 'Edit Aktivitas' },
  { path: '/imports/activities', title: 'Impor Aktivitas' },
];

const gradeScreens = ({ internshipId, gradeId, courseCode, gradedPeriodId }: Records): Screen[] => [
  { path: `/internships/${internshipId}/grades/create`, title: 'Tambah Nilai' },
  { path: `/internships/${internshipId}/grades/${gradeId}/edit`, title: 'Edit Nilai' },
  { path: '/imports/grades', title: 'Impor Nilai' },
  {
    path: `/grades/sheet?course_code=${courseCode}&internship_period_id=${gradedPeriodId}`,
    title: 'Nilai per Mata Kuliah',
  },
];

const masterDataScreens = (records: Records): Screen[] => [
  { path: '/users', title: 'User' },
  { path: '/users/create', title: 'Tambah User' },
  { path: '/users/create?role=student', title: 'Tambah Mahasiswa' },
  { path: '/users/create?role=lecturer', title: 'Tambah Dosen' },
  { path: '/users/create?role=mentor', title: 'Tambah Mentor' },
  { path: `/users/${records.userId}/edit`, title: 'Edit User' },
  { path: '/students', title: 'Mahasiswa' },
  { path: '/imports/students', title: 'Impor Mahasiswa' },
  { path: '/mentors', title: 'Mentor' },
  { path: '/lecturers', title: 'Dosen' },
  { path: '/companies', title: 'Mitra Industri' },
  { path: '/companies/create', title: 'Tambah Mitra Industri' },
  { path: `/companies/${records.companyId}/edit`, title: 'Edit Mitra Industri' },
  { path: '/places', title: 'Lokasi Mitra' },
  { path: '/places/create', title: 'Tambah Lokasi Mitra' },
  { path: `/places/${records.placeId}/edit`, title: 'Edit Lokasi Mitra' },
  { path: '/courses', title: 'Mata Kuliah' },
  { path: '/courses/create', title: 'Tambah Mata Kuliah' },
  { path: `/courses/${records.courseCode}/edit`, title: 'Edit Mata Kuliah' },
  { path: '/assessment-forms', title: 'Formulir Penilaian' },
  { path: '/assessment-forms/create', title: 'Tambah Formulir Penilaian' },
  {
    path: `/assessment-forms/${records.assessmentFormId}/edit`,
    title: 'Edit Formulir Penilaian',
  },
  { path: '/holidays', title: 'Hari Libur' },
  { path: '/holidays/create', title: 'Tambah Hari Libur' },
  { path: `/holidays/${records.holidayId}/edit`, title: 'Edit Hari Libur' },
  { path: '/internship-periods', title: 'Periode Magang' },
  { path: '/internship-periods/create', title: 'Tambah Periode Magang' },
  { path: `/internship-periods/create?copy_of=${records.periodId}`, title: 'Salin Periode Magang' },
  { path: `/internship-periods/${records.periodId}/edit`, title: 'Edit Periode Magang' },
  { path: '/internships/create', title: 'Tambah Mahasiswa Magang' },
  { path: '/placement-requests', title: 'Tempat Magang' },
  { path: '/placement-requests/accept', title: 'Terima Banyak' },
  { path: `/placement-requests/${records.placementRequestId}`, title: 'Detail Tempat Magang' },
  { path: '/letters', title: 'Surat' },
  { path: '/letters/templates', title: 'Template Surat' },
  { path: '/letters/series', title: 'Seri Nomor' },
  { path: `/letters/${records.letterId}`, title: 'Detail Surat' },
  { path: '/certificates', title: 'Sertifikat' },
  { path: `/certificates/${records.certificateId}`, title: 'Detail Sertifikat' },
  { path: '/internships/place', title: 'Tempatkan Banyak' },
  { path: `/internships/${records.internshipId}/edit`, title: 'Edit Mahasiswa Magang' },
  { path: '/reports/grades', title: 'Laporan Penilaian' },
  { path: '/audit', title: 'Jejak Audit' },
  { path: '/system', title: 'Sistem' },
  { path: '/system/institution', title: 'Identitas Jurusan' },
];

/** The sessions of students with their lecturers. */

const studentScreens = ({ activityId, placementRequestId }: Records): Screen[] => [
  { path: '/student/attendance', title: 'Absensi' },
  { path: '/student/activities', title: 'Daftar Aktivitas' },
  { path: `/student/activities/${activityId}`, title: 'Detail Aktivitas' },
  { path: '/student/attendance-days', title: 'Kehadiran Saya' },
  { path: '/student/unsent', title: 'Menunggu Dikirim' },
  { path: '/student/requests', title: 'Izin & Koreksi' },
  { path: '/student/requests/create', title: 'Ajukan Izin atau Koreksi' },
  { path: '/student/guidance-sessions', title: 'Bimbingan' },
  { path: '/student/defence', title: 'Ujian' },
  { path: '/student/placement-requests', title: 'Tempat Magang' },
  { path: '/student/placement-requests/create', title: 'Ajukan Tempat' },
  { path: `/student/placement-requests/${placementRequestId}`, title: 'Detail Tempat Magang' },
  {
    path: `/student/placement-requests/${placementRequestId}/edit`,
    title: 'Edit Tempat Magang',
  },
];

export const ROLES = ['superAdmin', 'lecturer', 'mentor', 'student'] as const satisfies Account[];
export type Role = (typeof ROLES)[number];
type Named = { id: number };

/** A certificate of the closed period of the demo data, which was stored before those of tests. */
const issuedCertificateId = async (admin: Caller) => {
  const { data: periods } = await admin.get<ApiResponse<Named[]>>(
    '/internship-periods?is_active=false',
  );
  const first = Math.min(...periods.map(({ id }) => id));
  const { certificate } = await fetchFirst<{ certificate: Named }>(
    admin,
    `/certificates?kind=student&internship_period_id=${first}&state=issued`,
  );
  return certificate.id;
};

/** Finds an internship of both demo supervisors that has activities and a grade. */
const findRecords = async (admin: Caller, lecturer: Caller, mentor: Caller): Promise<Records> => {
  const ids = ({ data }: ApiResponse<Named[]>) => new Set(data.map(({ id }) => id));
  const ofLecturer = ids(await lecturer.get<ApiResponse<Named[]>>('/internships'));
  const ofMentor = ids(await mentor.get<ApiResponse<Named[]>>('/internships'));
  const grades = await admin.get<ApiResponse<(Named & { internship_id: number })[]>>('/grades');
  const grade = grades.data.find(
    ({ internship_id }) => ofLecturer.has(internship_id) && ofMentor.has(internship_id),
  );
  if (!grade) throw new Error('No graded internship belongs to both demo supervisors.');
  const { data: internship } = await admin.get<ApiResponse<{ internship_period_id: number }>>(
    `/internships/${grade.internship_id}`,
  );
  const firstId = async (path: string) =>
    (await fetchFirst<Named>(admin, `${path}?page=1&per_page=1`)).id;
  return {
    internshipId: grade.internship_id,
    gradeId: grade.id,
    gradedPeriodId: internship.internship_period_id,
    activityId: await firstId(`/internships/${grade.internship_id}/activities`),
    companyId: await firstId('/companies'),
    placeId: await firstId('/places'),
    holidayId: await firstId('/holidays'),
    courseCode: await firstCourseCode(admin),
    periodId: await firstId('/internship-periods'),
    userId: await firstId('/users'),
    placementRequestId: await firstId('/placement-requests'),
    assessmentFormId: (await fetchFirst<Named>(admin, '/assessment-forms')).id,
    letterId: await firstId('/letters'),
    certificateId: await issuedCertificateId(admin),
  };
};

/** The screens that a role may open, with records that it may see. */
export const screensOf = async (
  role: Role,
  apiAs: (who: Account) => Promise<Caller>,
): Promise<Screen[]> => {
  if (role === 'student') {
    const student = await apiAs('student');
    const { id } = await fetchFirst<Named>(student, '/activities?page=1&per_page=1');
    // The one to be completed.
    const request = await fetchFirst<Named>(student, '/placement-requests?state=incomplete');
    const records = { activityId: id, placementRequestId: request.id } as Records;
    const followUps = await followUpScreen(student, 'missing_logs');
    return [...EVERYONE, followUps, ...studentScreens(records), OWN_FINAL_REPORT];
  }
  const records = await findRecords(
    await apiAs('superAdmin'),
    await apiAs('lecturer'),
    await apiAs('mentor'),
  );
  const caller = await apiAs(role);
  const shared = [
    ...EVERYONE,
    await followUpScreen(caller, 'silent_students'),
    ...supervisorScreens(records),
    ...ATTENDANCE,
    ...(await assessmentScreens(caller)),
    ...(role === 'mentor' ? [] : await finalReportScreens(caller)),
  ];
  if (role === 'lecturer') {
    return [
      ...shared,
      REVIEWS,
      ...(await guidanceScreens(caller)),
      ...(await defenceScreens(caller)),
      ...gradeScreens(records),
    ];
  }
  if (role === 'mentor') return [...shared, REVIEWS, SCHEDULE, ...activityScreens(records)];
  return [
    ...shared,
    SCHEDULE,
    ...(await guidanceScreens(caller)),
    ...activityScreens(records),
    ...gradeScreens(records),
    ...masterDataScreens(records),
    ...(await defenceScreens(caller)),
  ];
};

export const waitUntilLoaded = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};
