import { type Area, can, type Role } from '../permissions';

/** What can be imported; also the end of the URL. */
export const IMPORT_KINDS = [
  'students',
  'lecturers',
  'mentors',
  'companies',
  'courses',
  'internships',
  'activities',
  'grades',
] as const;

export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Who may add such records one by one may also import them. */
const AREAS: Readonly<Record<ImportKind, Area>> = {
  students: 'masterData',
  lecturers: 'masterData',
  mentors: 'masterData',
  companies: 'masterData',
  courses: 'masterData',
  internships: 'manageInternships',
  activities: 'manageActivities',
  grades: 'manageGrades',
};

export const canImport = (role: Role | null | undefined, kind: ImportKind): boolean =>
  can(role, AREAS[kind]);

/** The words for the records, as in the menu and in the names of files. */
export const IMPORT_KIND_LABELS: Readonly<Record<ImportKind, string>> = {
  students: 'Mahasiswa',
  lecturers: 'Dosen',
  mentors: 'Mentor',
  companies: 'Mitra Industri',
  courses: 'Mata Kuliah',
  internships: 'Mahasiswa Magang',
  activities: 'Aktivitas',
  grades: 'Nilai',
};
