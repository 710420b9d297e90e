import type { AuditChange, AuditEntry } from '@/client/api/api';
import type { AuditAction, AuditResource } from '@/shared/constants/audit';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { hasHistory, RECORDS } from '@/shared/records';
import { inFormOrder, recordLabel } from './fieldText';

const reviewerOf = ({ changes }: AuditEntry) =>
  changes.some(({ field }) => field.endsWith('_by_mentor')) ? 'mentor' : 'dosen';

const viaProvider = ({ changes }: AuditEntry) => {
  const name = changes.find(({ field }) => field === 'provider')?.new;
  return name ? ` lewat ${name}` : '';
};

type Phrase = (thing: string, entry: AuditEntry) => string;

const CREATIONS: Partial<Record<AuditResource, string>> = {
  signatures: 'mengunggah',
  attendance_requests: 'mengirim',
  placement_asks: 'mengirim',
  activity_photos: 'menambahkan',
  public_address: 'mengonfirmasi',
};

const PHRASES: Readonly<Record<AuditAction, Phrase>> = {
  create: (thing, { resource }) => `${CREATIONS[resource] ?? 'membuat'} ${thing}`,
  update: (thing, { resource }) =>
    `${resource === 'signatures' ? 'mengganti' : 'mengubah'} ${thing}`,
  delete: (thing) => `menghapus ${thing}`,
  validate: (thing, entry) => `memvalidasi ${thing} sebagai ${reviewerOf(entry)}`,
  undo_validation: (thing, entry) => `mengurungkan validasi ${thing} sebagai ${reviewerOf(entry)}`,
  return: (thing, entry) => `mengembalikan ${thing} untuk revisi sebagai ${reviewerOf(entry)}`,
  undo_return: (thing, entry) => `mengurungkan pengembalian ${thing} sebagai ${reviewerOf(entry)}`,
  approve: (thing) => `menyetujui ${thing}`,
  reject: (thing) => `menolak ${thing}`,
  withdraw: (thing) => `menarik ${thing}`,
  undo_decision: (thing) => `mengurungkan keputusan atas ${thing}`,
  hand_in: (thing) => `mengirim ${thing}`,
  attend: (thing) => `mencatat kehadiran untuk ${thing}`,
  void_press: (thing) => `membatalkan absen untuk ${thing}`,
  activate: (thing) => `mengaktifkan ${thing}`,
  deactivate: (thing) => `menonaktifkan ${thing}`,
  close: (thing) => `menutup ${thing}`,
  reopen: (thing) => `membuka kembali ${thing}`,
  change_role: (thing) => `mengubah role ${thing}`,
  change_password: (thing) => `mengganti password ${thing}`,
  reset_password: (thing) => `mereset password ${thing}`,
  issue_password_code: (thing) => `membuat kode password untuk ${thing}`,
  change_second_factor: (thing) => `mengubah verifikasi dua langkah ${thing}`,
  issue_second_factor_code: (thing) =>
    `membuat kode pengganti verifikasi dua langkah untuk ${thing}`,
  second_factor_refused: (thing) => `mengetik kode verifikasi yang salah untuk ${thing}`,
  recover_password: (thing) => `membuat ulang password ${thing}`,
  password_refused: (thing) => `salah memasukkan password ${thing}`,
  login: (thing, entry) => `masuk dengan ${thing}${viaProvider(entry)}`,
  login_failed: (thing, entry) => `gagal masuk dengan ${thing}${viaProvider(entry)}`,
  logout: (thing) => `keluar dari ${thing}`,
  end_session: (thing) => `mengeluarkan perangkat dari ${thing}`,
  invite: (thing) => `mengundang ${thing}`,
  cancel_invitation: (thing) => `membatalkan undangan ${thing}`,
  accept_invitation: (thing) => `membuka ${thing} lewat undangan`,
  denied: () => 'ditolak karena tidak berhak',
  anonymise: (thing) => `menganonimkan ${thing}`,
  export: (thing) => `mengekspor ${thing}`,
  purge: (_thing, { resource }) =>
    resource === 'activities'
      ? 'membulatkan posisi absensi yang sudah lama'
      : 'menghapus jejak audit yang sudah lama',
};

/** The fields that the sentence already covers, or that are the same in every entry of a record. */
const SAID: Readonly<Partial<Record<AuditAction, readonly string[]>>> = {
  login: ['provider'],
  login_failed: ['provider'],
  activate: ['is_active'],
  deactivate: ['is_active'],
  change_password: ['password'],
  reset_password: ['password'],
  validate: ['validated_at_by_mentor', 'validated_at_by_lecturer'],
  undo_validation: ['validated_at_by_mentor', 'validated_at_by_lecturer'],
  return: ['returned_at_by_mentor', 'returned_at_by_lecturer'],
  undo_return: ['returned_at_by_mentor', 'returned_at_by_lecturer'],
  approve: ['state'],
  reject: ['state'],
  withdraw: ['state'],
  undo_decision: ['state'],
};

const OWNERS: Readonly<Partial<Record<AuditResource, string>>> = {
  students: 'user_id',
  lecturers: 'user_id',
  mentors: 'user_id',
  signatures: 'user_id',
  work_patterns: 'internship_id',
  internship_places: 'internship_id',
  internship_interruptions: 'internship_id',
  attendance_requests: 'internship_id',
  placement_requests: 'student_id',
  assessment_sheets: 'internship_id',
  final_reports: 'internship_id',
  placement_asks: 'request_id',
  placement_windows: 'internship_period_id',
  placement_window_exceptions: 'internship_period_id',
  activity_logs: 'activity_id',
  activity_photos: 'activity_id',
};

const isTold = ({ action, resource }: AuditEntry, { field }: AuditChange) =>
  field !== 'id' && field !== OWNERS[resource] && !SAID[action]?.includes(field);

/** Actions whose entries hold values rather than changes. */
const HOLDS_VALUES: readonly AuditAction[] = [
  'create',
  'delete',
  'attend',
  'hand_in',
  'denied',
  'purge',
];

export interface Sentence {
  /** The sentence without its subject: 'membuat data ini'. */
  text: string;
  /** The only change, which the sentence states instead of `text`. */
  change: AuditChange | null;
  changes: readonly AuditChange[];
  /** Whether `changes` are the values of a created or deleted record, which few readers need. */
  holdsValues: boolean;
}

/** @param thing the name for the record in the sentence: 'data ini', or its name */
export function entrySentence(entry: AuditEntry, thing: string): Sentence {
  const { action, resource } = entry;
  const told = entry.changes.filter((change) => isTold(entry, change));
  const changes = inFormOrder(resource, told);
  const [only] = changes;
  const isTelling = (action === 'update' && resource !== 'signatures') || action === 'change_role';
  const isOne = isTelling && changes.length === 1 && only !== undefined;
  return {
    text: PHRASES[action](thing, entry),
    change: isOne ? only : null,
    changes: isOne || resource === 'signatures' ? [] : changes,
    holdsValues: HOLDS_VALUES.includes(action),
  };
}

/** The name for a record on its own page, where its label would be repetitive. */
export const thingHere = ({ resource }: AuditEntry): string =>
  hasHistory(resource) ? 'data ini' : RECORDS[resource].name;

/** The name for a record among many. */
export const thingByName = ({ resource, label }: AuditEntry): string =>
  label ? `${RECORDS[resource].name} ${recordLabel(label)}` : RECORDS[resource].name;

/** The server's own jobs, by the name in `operation`. */
const JOBS: Readonly<Record<string, string>> = {
  round_positions: 'pembulatan posisi',
  purge_audit_entries: 'pembersihan jejak audit',
  'admin:create': 'pembuatan super admin',
  'admin:reset': 'pemulihan super admin',
};

/** The actor of an entry; `role` is null for the server itself. */
export function actorOf({ actor, operation, address }: AuditEntry) {
  if (actor) return { name: actor.name, role: ROLE_LABELS[actor.role] };
  // An address is that of a request.
  if (address !== null) return { name: 'Seseorang', role: 'belum masuk' };
  return { name: 'Server', role: operation && (JOBS[operation] ?? operation) };
}
