import { type Area, can, type Role } from './permissions';

/** The decisions about a kind of record; null where it has none. */
interface RecordKind {
  /** Within a sentence of the audit trail. */
  name: string;
  /** In the menu, in the finder and in the names of files. */
  title: string | null;
  /** The permission to change a record also opens the history on its page. */
  history: Area | null;
  /** The permission to add a record also allows importing many. */
  imported: Area | null;
  /** The list of which views can be saved. */
  views: string | null;
  /** Whether the finder finds such records. */
  isFound: boolean;
  /** Whether it is about a person: a part of the copy of their data, and decided for when they are anonymised. */
  isPersonal: boolean;
}

const NONE = { title: null, history: null, imported: null, views: null, isFound: false } as const;

/**
 * The kinds of records, by their table, in the order in which filters offer them. What the parts decide for
 * each of them is typed by these names: `AUDITED_FIELDS`, `SHEET_COLUMNS`, `RECORD_KINDS` of the audit trail
 * and `RECORD_PAGES` of the client.
 */
export const RECORDS = {
  users: {
    name: 'akun',
    title: 'User',
    history: 'masterData',
    imported: null,
    views: 'users',
    isFound: false,
    isPersonal: true,
  },
  students: {
    name: 'profil mahasiswa',
    title: 'Mahasiswa',
    history: null,
    imported: 'masterData',
    views: 'students',
    isFound: true,
    isPersonal: true,
  },
  lecturers: {
    name: 'profil dosen',
    title: 'Dosen',
    history: null,
    imported: 'masterData',
    views: 'lecturers',
    isFound: true,
    isPersonal: true,
  },
  mentors: {
    name: 'profil mentor',
    title: 'Mentor',
    history: null,
    imported: 'masterData',
    views: 'mentors',
    isFound: true,
    isPersonal: true,
  },
  signatures: { ...NONE, name: 'tanda tangan digital', isPersonal: true },
  companies: {
    name: 'mitra industri',
    title: 'Mitra Industri',
    history: 'masterData',
    imported: 'masterData',
    views: 'companies',
    isFound: true,
    isPersonal: false,
  },
  places: {
    name: 'lokasi mitra',
    title: 'Lokasi Mitra',
    history: 'masterData',
    imported: 'masterData',
    views: 'places',
    isFound: true,
    isPersonal: false,
  },
  courses: {
    name: 'mata kuliah',
    title: 'Mata Kuliah',
    history: 'masterData',
    imported: 'masterData',
    views: 'courses',
    isFound: false,
    isPersonal: false,
  },
  internship_periods: {
    name: 'periode magang',
    title: 'Periode Magang',
    history: 'masterData',
    imported: null,
    views: 'internshipPeriods',
    isFound: false,
    isPersonal: false,
  },
  holidays: {
    name: 'hari libur',
    title: 'Hari Libur',
    history: 'masterData',
    imported: 'masterData',
    views: 'holidays',
    isFound: true,
    isPersonal: false,
  },
  internships: {
    name: 'magang',
    title: 'Mahasiswa Magang',
    history: 'manageInternships',
    imported: 'manageInternships',
    views: 'internships',
    isFound: true,
    isPersonal: true,
  },
  work_patterns: { ...NONE, name: 'jam kerja', isPersonal: true },
  internship_places: { ...NONE, name: 'lokasi absen', isPersonal: true },
  internship_interruptions: { ...NONE, name: 'jeda magang', isPersonal: true },
  activities: {
    name: 'aktivitas',
    title: 'Aktivitas',
    history: 'manageActivities',
    imported: 'manageActivities',
    views: null,
    isFound: false,
    isPersonal: true,
  },
  activity_logs: { ...NONE, name: 'catatan kegiatan', isPersonal: true },
  activity_photos: { ...NONE, name: 'foto', isPersonal: true },
  attendance_requests: {
    name: 'pengajuan',
    title: 'Pengajuan',
    history: null,
    imported: null,
    views: null,
    isFound: false,
    isPersonal: true,
  },
  placement_requests: {
    name: 'pengajuan tempat',
    title: 'Pengajuan Tempat',
    history: 'decidePlacements',
    imported: null,
    views: 'placementRequests',
    isFound: true,
    isPersonal: true,
  },
  placement_asks: { ...NONE, name: 'ajakan pengajuan tempat', isPersonal: true },
  placement_windows: { ...NONE, name: 'masa pengajuan', isPersonal: false },
  placement_window_exceptions: {
    ...NONE,
    name: 'pengecualian masa pengajuan',
    isPersonal: true,
  },
  assessment_forms: {
    name: 'formulir penilaian',
    title: 'Formulir Penilaian',
    history: 'manageAssessments',
    imported: null,
    views: null,
    isFound: false,
    isPersonal: false,
  },
  assessment_sheets: {
    name: 'lembar penilaian',
    title: 'Penilaian',
    history: null,
    imported: null,
    views: 'assessments',
    isFound: true,
    isPersonal: true,
  },
  guidance_sessions: {
    name: 'bimbingan',
    title: 'Bimbingan',
    history: null,
    imported: null,
    views: 'guidanceSessions',
    isFound: true,
    isPersonal: true,
  },
  final_reports: {
    name: 'laporan akhir',
    title: 'Laporan Akhir',
    history: null,
    imported: null,
    views: 'finalReports',
    isFound: true,
    isPersonal: true,
  },
  letter_templates: { ...NONE, name: 'template surat', isPersonal: false },
  letter_series: { ...NONE, name: 'seri nomor surat', isPersonal: false },
  letters: {
    name: 'surat',
    title: 'Surat',
    history: 'manageLetters',
    imported: null,
    views: 'letters',
    isFound: true,
    isPersonal: true,
  },
  certificates: {
    name: 'sertifikat',
    title: 'Sertifikat',
    history: 'manageCertificates',
    imported: null,
    views: 'certificates',
    isFound: true,
    isPersonal: true,
  },
  defences: {
    name: 'ujian',
    title: 'Ujian',
    history: null,
    imported: null,
    views: 'defences',
    isFound: true,
    isPersonal: true,
  },
  defence_examiners: { ...NONE, name: 'penguji', isPersonal: true },
  grades: {
    name: 'nilai',
    title: 'Nilai',
    history: 'manageGrades',
    imported: 'manageGrades',
    views: null,
    isFound: false,
    isPersonal: true,
  },
  public_address: { ...NONE, name: 'alamat publik', isPersonal: false },
  audit_entries: { ...NONE, name: 'jejak audit', isPersonal: true },
} as const satisfies Record<string, RecordKind>;

export type RecordName = keyof typeof RECORDS;

export const RECORD_NAMES = Object.keys(RECORDS) as RecordName[];

/** The kinds of records that have something. */
type With<Key extends keyof RecordKind> = {
  [Name in RecordName]: (typeof RECORDS)[Name][Key] extends null | false ? never : Name;
}[RecordName];

/** The records with screens. */
export type TitledRecord = With<'title'>;

/** The records with a history on their page. */
export type HistoryResource = With<'history'>;

/** The kinds of record that can be imported; each is also the end of the URL. */
export type ImportKind = With<'imported'>;

export type FoundRecord = With<'isFound'>;

export const FOUND_RECORDS = RECORD_NAMES.filter(
  (name): name is FoundRecord => RECORDS[name].isFound,
);

export type PersonalRecord = With<'isPersonal'>;

export type ViewList = NonNullable<(typeof RECORDS)[RecordName]['views']>;

export const hasHistory = (name: string | null): name is HistoryResource =>
  name !== null && Object.hasOwn(RECORDS, name) && RECORDS[name as RecordName].history !== null;

export const IMPORT_KINDS = RECORD_NAMES.filter(
  (name): name is ImportKind => RECORDS[name].imported !== null,
);

export const canImport = (role: Role | null | undefined, kind: ImportKind): boolean =>
  can(role, RECORDS[kind].imported);
