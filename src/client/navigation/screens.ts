import { matchPath, matchRoutes } from 'react-router';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { PERMISSIONS, ROLES, type Role } from '@/shared/permissions';
import { canImport, IMPORT_KINDS, type ImportKind, RECORDS } from '@/shared/records';
import { latestOf, type Origins } from './origins';
import { paths } from './paths';

export interface Screen {
  /** The pattern that the router matches. */
  path: string;
  /** Without the product name, which is appended at run time. */
  title: string;
  roles: readonly Role[];
  /** The parent in the breadcrumb. */
  parent?: string;
  /** Other screens that link to it: the one visited last becomes the parent. */
  otherParents?: readonly string[];
  /** Title and parent when opened with `?role=`. */
  forRole?: Variants;
  /** Title when opened with `?copy_of=`. */
  titleOfCopy?: string;
  /** Title and parent for the `:kind` of the path. */
  forKind?: Variants;
}

type Variants = Record<string, { title: string; parent: string }>;

/** Activities and grades belong to placements. */
const importParent = (kind: ImportKind) =>
  kind === 'activities' || kind === 'grades' ? 'internships.index' : `${kind}.index`;

const imports: Variants = Object.fromEntries(
  IMPORT_KINDS.map((kind) => [
    kind,
    { title: `Impor ${RECORDS[kind].title}`, parent: importParent(kind) },
  ]),
);

const masterData = { roles: PERMISSIONS.masterData };
const { users, companies, places, courses, internshipPeriods, holidays, internships, student } =
  paths;

/** Every screen that requires login, by its name in spec §2. */
export const screens = {
  dashboard: { path: paths.dashboard, title: 'Dashboard', roles: PERMISSIONS.dashboard },
  'follow-ups.show': {
    path: paths.followUps(':kind'),
    title: 'Perlu Ditindaklanjuti',
    roles: PERMISSIONS.followUps,
    parent: 'dashboard',
  },
  'change-password': {
    path: paths.changePassword,
    title: 'Ganti Password',
    roles: PERMISSIONS.changePassword,
  },
  devices: { path: paths.devices, title: 'Perangkat', roles: ROLES },
  'email-confirmation': {
    path: paths.emailConfirmation,
    title: 'Konfirmasi Email',
    roles: ROLES,
  },
  inbox: { path: paths.inbox.index, title: 'Kotak Masuk', roles: ROLES },
  'inbox.preferences': {
    path: paths.inbox.preferences,
    title: 'Pengaturan Pemberitahuan',
    roles: ROLES,
    parent: 'inbox',
  },
  'student.attendance': {
    path: student.attendance,
    title: 'Absensi',
    roles: PERMISSIONS.studentPages,
  },
  'student.activities.index': {
    path: student.activities.index,
    title: 'Daftar Aktivitas',
    roles: PERMISSIONS.studentPages,
  },
  'student.activities.show': {
    path: student.activities.show(':id'),
    title: 'Detail Aktivitas',
    roles: PERMISSIONS.studentPages,
    parent: 'student.activities.index',
  },
  'student.attendance-days': {
    path: student.attendanceDays,
    title: 'Kehadiran Saya',
    roles: PERMISSIONS.studentPages,
  },
  'student.requests.index': {
    path: student.requests.index,
    title: 'Pengajuan Saya',
    roles: PERMISSIONS.studentPages,
  },
  'student.requests.create': {
    path: student.requests.create,
    title: 'Buat Pengajuan',
    roles: PERMISSIONS.studentPages,
    parent: 'student.requests.index',
    otherParents: ['student.activities.show', 'student.attendance-days'],
  },
  'student.placement-requests.index': {
    path: student.placementRequests.index,
    title: 'Pengajuan Tempat',
    roles: PERMISSIONS.studentPages,
  },
  'student.placement-requests.create': {
    path: student.placementRequests.create,
    title: 'Ajukan Tempat',
    roles: PERMISSIONS.studentPages,
    parent: 'student.placement-requests.index',
  },
  'student.placement-requests.show': {
    path: student.placementRequests.show(':id'),
    title: 'Detail Pengajuan Tempat',
    roles: PERMISSIONS.studentPages,
    parent: 'student.placement-requests.index',
  },
  'student.placement-requests.edit': {
    path: student.placementRequests.edit(':id'),
    title: 'Edit Pengajuan Tempat',
    roles: PERMISSIONS.studentPages,
    parent: 'student.placement-requests.show',
  },
  'student.guidance-sessions': {
    path: student.guidanceSessions,
    title: 'Bimbingan',
    roles: PERMISSIONS.studentPages,
  },
  'student.final-report': {
    path: student.finalReport,
    title: 'Laporan Akhir',
    roles: PERMISSIONS.studentPages,
    parent: 'student.guidance-sessions',
  },
  'student.defence': {
    path: student.defence,
    title: 'Ujian',
    roles: PERMISSIONS.studentPages,
    parent: 'student.guidance-sessions',
  },
  'users.index': { path: users.index, title: 'User', ...masterData },
  'users.create': {
    path: users.create,
    title: 'Tambah User',
    ...masterData,
    parent: 'users.index',
    forRole: {
      student: { title: `Tambah ${ROLE_LABELS.student}`, parent: 'students.index' },
      lecturer: { title: `Tambah ${ROLE_LABELS.lecturer}`, parent: 'lecturers.index' },
      mentor: { title: `Tambah ${ROLE_LABELS.mentor}`, parent: 'mentors.index' },
    },
  },
  'users.edit': {
    path: users.edit(':id'),
    title: 'Edit User',
    ...masterData,
    parent: 'users.index',
    otherParents: ['students.index', 'mentors.index', 'lecturers.index'],
  },
  'students.index': { path: paths.students.index, title: 'Mahasiswa', ...masterData },
  'mentors.index': { path: paths.mentors.index, title: 'Mentor', ...masterData },
  'lecturers.index': { path: paths.lecturers.index, title: 'Dosen', ...masterData },
  'companies.index': { path: companies.index, title: 'Mitra Industri', ...masterData },
  'companies.create': {
    path: companies.create,
    title: 'Tambah Mitra Industri',
    ...masterData,
    parent: 'companies.index',
  },
  'companies.edit': {
    path: companies.edit(':id'),
    title: 'Edit Mitra Industri',
    ...masterData,
    parent: 'companies.index',
  },
  'places.index': { path: places.index, title: 'Lokasi Mitra', ...masterData },
  'places.create': {
    path: places.create,
    title: 'Tambah Lokasi Mitra',
    ...masterData,
    parent: 'places.index',
  },
  'places.edit': {
    path: places.edit(':id'),
    title: 'Edit Lokasi Mitra',
    ...masterData,
    parent: 'places.index',
  },
  'courses.index': { path: courses.index, title: 'Mata Kuliah', ...masterData },
  'courses.create': {
    path: courses.create,
    title: 'Tambah Mata Kuliah',
    ...masterData,
    parent: 'courses.index',
  },
  'courses.edit': {
    path: courses.edit(':code'),
    title: 'Edit Mata Kuliah',
    ...masterData,
    parent: 'courses.index',
  },
  'internship-periods.index': {
    path: internshipPeriods.index,
    title: 'Periode Magang',
    ...masterData,
  },
  'internship-periods.create': {
    path: internshipPeriods.create,
    title: 'Tambah Periode Magang',
    titleOfCopy: 'Salin Periode Magang',
    ...masterData,
    parent: 'internship-periods.index',
  },
  'internship-periods.edit': {
    path: internshipPeriods.edit(':id'),
    title: 'Edit Periode Magang',
    ...masterData,
    parent: 'internship-periods.index',
  },
  'holidays.index': { path: holidays.index, title: 'Hari Libur', ...masterData },
  'holidays.create': {
    path: holidays.create,
    title: 'Tambah Hari Libur',
    ...masterData,
    parent: 'holidays.index',
  },
  'holidays.edit': {
    path: holidays.edit(':id'),
    title: 'Edit Hari Libur',
    ...masterData,
    parent: 'holidays.index',
  },
  'attendance-requests.index': {
    path: paths.attendanceRequests,
    title: 'Pengajuan',
    roles: PERMISSIONS.decideRequests,
  },
  'placement-requests.index': {
    path: paths.placementRequests.index,
    title: 'Pengajuan Tempat',
    roles: PERMISSIONS.decidePlacements,
  },
  'placement-requests.accept': {
    path: paths.placementRequests.accept,
    title: 'Terima Banyak',
    roles: PERMISSIONS.decidePlacements,
    parent: 'placement-requests.index',
  },
  'placement-requests.show': {
    path: paths.placementRequests.show(':id'),
    title: 'Detail Pengajuan Tempat',
    roles: PERMISSIONS.decidePlacements,
    parent: 'placement-requests.index',
  },
  'assessments.index': {
    path: paths.assessments.index,
    title: 'Penilaian',
    roles: PERMISSIONS.viewAssessments,
  },
  'assessments.show': {
    path: paths.assessments.show(':id', ':formId'),
    title: 'Lembar Penilaian',
    roles: PERMISSIONS.viewAssessments,
    parent: 'assessments.index',
  },
  'assessment-forms.index': {
    path: paths.assessmentForms.index,
    title: 'Formulir Penilaian',
    roles: PERMISSIONS.manageAssessments,
  },
  'assessment-forms.create': {
    path: paths.assessmentForms.create,
    title: 'Tambah Formulir Penilaian',
    roles: PERMISSIONS.manageAssessments,
    parent: 'assessment-forms.index',
  },
  'assessment-forms.edit': {
    path: paths.assessmentForms.edit(':id'),
    title: 'Edit Formulir Penilaian',
    roles: PERMISSIONS.manageAssessments,
    parent: 'assessment-forms.index',
  },
  'letters.index': {
    path: paths.letters.index,
    title: 'Surat',
    roles: PERMISSIONS.manageLetters,
  },
  'letters.templates': {
    path: paths.letters.templates,
    title: 'Template Surat',
    roles: PERMISSIONS.manageLetters,
    parent: 'letters.index',
  },
  'letters.series': {
    path: paths.letters.series,
    title: 'Seri Nomor',
    roles: PERMISSIONS.manageLetters,
    parent: 'letters.index',
  },
  'letters.show': {
    path: paths.letters.show(':id'),
    title: 'Detail Surat',
    roles: PERMISSIONS.manageLetters,
    parent: 'letters.index',
  },
  'guidance-sessions.index': {
    path: paths.guidanceSessions.index,
    title: 'Bimbingan',
    roles: PERMISSIONS.readGuidance,
  },
  'guidance-sessions.missing': {
    path: paths.guidanceSessions.missing,
    title: 'Belum Bimbingan',
    roles: PERMISSIONS.readGuidance,
    parent: 'guidance-sessions.index',
  },
  'guidance-sessions.show': {
    path: paths.guidanceSessions.show(':id'),
    title: 'Detail Bimbingan',
    roles: PERMISSIONS.readGuidance,
    parent: 'guidance-sessions.index',
  },
  'final-reports': {
    path: paths.finalReports.index,
    title: 'Laporan Akhir',
    roles: PERMISSIONS.readGuidance,
    parent: 'guidance-sessions.index',
  },
  'final-reports.show': {
    path: paths.finalReports.show(':id'),
    title: 'Detail Laporan Akhir',
    roles: PERMISSIONS.readGuidance,
    parent: 'final-reports',
  },
  defences: {
    path: paths.defences.index,
    title: 'Ujian',
    roles: PERMISSIONS.readGuidance,
    parent: 'guidance-sessions.index',
  },
  'defences.show': {
    path: paths.defences.show(':id'),
    title: 'Detail Ujian',
    roles: PERMISSIONS.readGuidance,
    parent: 'defences',
  },
  'certificates.index': {
    path: paths.certificates.index,
    title: 'Sertifikat',
    roles: PERMISSIONS.manageCertificates,
  },
  'certificates.show': {
    path: paths.certificates.show(':id'),
    title: 'Detail Sertifikat',
    roles: PERMISSIONS.manageCertificates,
    parent: 'certificates.index',
  },
  'attendance-recap.index': {
    path: paths.attendanceRecap,
    title: 'Rekap Kehadiran',
    roles: PERMISSIONS.attendanceRecap,
  },
  'reviews.index': { path: paths.reviews, title: 'Peninjauan', roles: PERMISSIONS.reviewDesk },
  'internships.index': {
    path: internships.index,
    title: 'Mahasiswa Magang',
    roles: PERMISSIONS.viewInternships,
  },
  'internships.create': {
    path: internships.create,
    title: 'Tambah Mahasiswa Magang',
    roles: PERMISSIONS.manageInternships,
    parent: 'internships.index',
  },
  'internships.place': {
    path: internships.place,
    title: 'Tempatkan Banyak',
    roles: PERMISSIONS.manageInternships,
    parent: 'internships.index',
  },
  'internships.schedule': {
    path: internships.schedule,
    title: 'Buat dari Pola',
    roles: PERMISSIONS.manageActivities,
    parent: 'internships.index',
  },
  'internships.show': {
    path: internships.show(':id'),
    title: 'Detail Magang',
    roles: PERMISSIONS.viewInternships,
    parent: 'internships.index',
  },
  'internships.edit': {
    path: internships.edit(':id'),
    title: 'Edit Mahasiswa Magang',
    roles: PERMISSIONS.manageInternships,
    parent: 'internships.show',
  },
  'internships.activities.create': {
    path: internships.activities.create(':id'),
    title: 'Tambah Aktivitas',
    roles: PERMISSIONS.manageActivities,
    parent: 'internships.show',
  },
  'internships.activities.show': {
    path: internships.activities.show(':id', ':activityId'),
    title: 'Detail Aktivitas',
    roles: PERMISSIONS.viewInternships,
    parent: 'internships.show',
    otherParents: ['reviews.index'],
  },
  'internships.activities.edit': {
    path: internships.activities.edit(':id', ':activityId'),
    title: 'Edit Aktivitas',
    roles: PERMISSIONS.manageActivities,
    parent: 'internships.show',
  },
  'internships.grades.create': {
    path: internships.grades.create(':id'),
    title: 'Tambah Nilai',
    roles: PERMISSIONS.manageGrades,
    parent: 'internships.show',
  },
  'internships.grades.edit': {
    path: internships.grades.edit(':id', ':gradeId'),
    title: 'Edit Nilai',
    roles: PERMISSIONS.manageGrades,
    parent: 'internships.show',
  },
  'grades.sheet': {
    path: paths.gradeSheet,
    title: 'Nilai per Mata Kuliah',
    roles: PERMISSIONS.manageGrades,
    parent: 'internships.index',
  },
  imports: {
    path: paths.imports(':kind'),
    title: 'Impor',
    // The page asks for the role of each kind.
    roles: ROLES.filter((role) => IMPORT_KINDS.some((kind) => canImport(role, kind))),
    parent: 'internships.index',
    forKind: imports,
  },
  audit: { path: paths.audit.index, title: 'Jejak Audit', roles: PERMISSIONS.auditTrail },
  system: { path: paths.system, title: 'Sistem', roles: PERMISSIONS.system },
  'reports.grades': {
    path: paths.reports.grades,
    title: 'Laporan Penilaian',
    roles: PERMISSIONS.gradeReport,
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** Screens for the holders of printed reports, who may have no account. */
export const openScreens = [paths.verify.index, paths.verify.show(':code')] as const;

const isScreenName = (name: unknown): name is ScreenName =>
  typeof name === 'string' && Object.hasOwn(screens, name);

const routes = (Object.entries(screens) as [ScreenName, Screen][]).map(([name, screen]) => ({
  path: screen.path,
  name,
  screen,
}));

/** The screen at a path, with its name and the parameters of the path; null at an unknown one. */
export function matchScreen(pathname: string) {
  const match = matchRoutes(routes, pathname)?.[0];
  return match ? { ...match.route, params: match.params } : null;
}

/** Whether the screen at a path is open to everyone. */
export const isOpenScreen = (pathname: string): boolean =>
  openScreens.some((path) => matchPath(path, pathname) !== null);

/**
 * The screen at a URL such as `/users/create?role=mentor` or `/imports/students`, with the title and
 * parent for that role or kind, or the title of a copy; null at an unknown URL.
 */
export function screenAt({ pathname, search = '' }: { pathname: string; search?: string }) {
  const match = matchScreen(pathname);
  if (!match) return null;
  const { forRole, forKind, titleOfCopy, ...screen } = match.screen;
  const parameters = new URLSearchParams(search);
  return {
    ...screen,
    ...(titleOfCopy && parameters.has('copy_of') && { title: titleOfCopy }),
    ...variantOf(forRole, parameters.get('role') ?? ''),
    ...variantOf(forKind, match.params.kind ?? ''),
  };
}

const variantOf = (variants: Variants | undefined, name: string) =>
  variants && Object.hasOwn(variants, name) ? variants[name] : undefined;

function parentOf(screen: Screen, origins: Origins = []): Screen | null {
  const parents = [screen.parent, ...(screen.otherParents ?? [])]
    .filter(isScreenName)
    .map((name): Screen => screens[name]);
  const latest = latestOf(
    origins,
    parents.map(({ path }) => path),
  );
  return parents.find(({ path }) => path === latest) ?? parents[0] ?? null;
}

/** The screens from the top of the hierarchy down to the given one. */
export function trailTo(screen: Screen, origins: Origins = []): Screen[] {
  const parent = parentOf(screen, origins);
  return parent ? [...trailTo(parent, origins), screen] : [screen];
}
