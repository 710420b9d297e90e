import { PERMISSIONS, ROLE_LABELS, type Role } from '@/shared/permissions';

type Id = number | string;
type ProfileRole = Exclude<Role, 'super_admin'>;

/** A course code may hold any character; a route parameter such as `:id` stays as it is. */
const segment = (value: Id): string =>
  typeof value === 'string' && value.startsWith(':') ? value : encodeURIComponent(value);

const resource = (root: string) => ({
  index: root,
  create: `${root}/create`,
  edit: (id: Id) => `${root}/${segment(id)}/edit`,
});

/** Every URL of the client; no other file spells one. */
export const paths = {
  login: '/auth/login',
  dashboard: '/',
  changePassword: '/change-password',
  student: {
    attendance: '/student/attendance',
    activities: {
      index: '/student/activities',
      show: (id: Id) => `/student/activities/${segment(id)}`,
    },
  },
  users: {
    ...resource('/users'),
    /** With a role, the form opens with it chosen. */
    createWithRole: (role: ProfileRole) => `/users/create?role=${role}`,
  },
  companies: resource('/companies'),
  courses: resource('/courses'),
  internshipPeriods: resource('/internship-periods'),
  mentors: { index: '/mentors' },
  lecturers: { index: '/lecturers' },
  students: { index: '/students' },
  internships: {
    ...resource('/internships'),
    show: (id: Id) => `/internships/${segment(id)}`,
    activities: {
      create: (id: Id) => `/internships/${segment(id)}/activities/create`,
      show: (id: Id, activityId: Id) =>
        `/internships/${segment(id)}/activities/${segment(activityId)}`,
      edit: (id: Id, activityId: Id) =>
        `/internships/${segment(id)}/activities/${segment(activityId)}/edit`,
    },
    grades: {
      /** The tab of the internship. */
      index: (id: Id) => `/internships/${segment(id)}?tab=nilai`,
      create: (id: Id) => `/internships/${segment(id)}/grades/create`,
      edit: (id: Id, gradeId: Id) => `/internships/${segment(id)}/grades/${segment(gradeId)}/edit`,
    },
  },
  reports: { grades: '/reports/grades' },
} as const;

export interface Screen {
  /** The pattern that the router matches. */
  path: string;
  /** Without the product name, which is added at run time. */
  title: string;
  roles: readonly Role[];
  /** The screen above it in the breadcrumb. */
  parent?: string;
  /** What it is called and where it stands when it is opened with `?role=`. */
  forRole?: Record<string, { title: string; parent: string }>;
}

const masterData = { roles: PERMISSIONS.masterData };
const { users, companies, courses, internshipPeriods, internships, student } = paths;

/** Every screen behind the login, by the name that the specification gives it (§2). */
export const screens = {
  dashboard: { path: paths.dashboard, title: 'Dashboard', roles: PERMISSIONS.dashboard },
  'change-password': {
    path: paths.changePassword,
    title: 'Ganti Password',
    roles: PERMISSIONS.changePassword,
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
    ...masterData,
    parent: 'internship-periods.index',
  },
  'internship-periods.edit': {
    path: internshipPeriods.edit(':id'),
    title: 'Edit Periode Magang',
    ...masterData,
    parent: 'internship-periods.index',
  },
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
  'reports.grades': {
    path: paths.reports.grades,
    title: 'Laporan Penilaian',
    roles: PERMISSIONS.gradeReport,
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

const isScreenName = (name: unknown): name is ScreenName =>
  typeof name === 'string' && Object.hasOwn(screens, name);

/** A screen as its query opens it: `?role=mentor` adds a mentor, below the list of mentors. */
export function screenFor(name: ScreenName, query: URLSearchParams): Screen {
  const { forRole, ...screen }: Screen = screens[name];
  const role = query.get('role') ?? '';
  return forRole && Object.hasOwn(forRole, role) ? { ...screen, ...forRole[role] } : screen;
}

export const parentOf = ({ parent }: Screen): Screen | null =>
  isScreenName(parent) ? screens[parent] : null;

/** From the top down to a screen. */
export function trailTo(screen: Screen): Screen[] {
  const parent = parentOf(screen);
  return parent ? [...trailTo(parent), screen] : [screen];
}
