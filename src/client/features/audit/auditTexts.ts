import type { AuditEntry } from '@/client/api/api';
import { entrySentence, thingByName } from '@/client/records/history/entrySentence';
import { fieldLabel, fieldText } from '@/client/records/history/fieldText';
import type { CampusClock } from '@/client/records/history/useCampusClock';
import type { AuditAction, AuditResource } from '@/shared/constants/audit';
import { RECORDS } from '@/shared/records';

/** The kinds of entries in the filter and in the list. */
export const ACTION_LABELS: Readonly<Record<AuditAction, string>> = {
  create: 'Dibuat',
  update: 'Diubah',
  delete: 'Dihapus',
  validate: 'Divalidasi',
  undo_validation: 'Validasi diurungkan',
  return: 'Dikembalikan',
  undo_return: 'Pengembalian diurungkan',
  approve: 'Disetujui',
  reject: 'Pengajuan ditolak',
  withdraw: 'Ditarik',
  undo_decision: 'Keputusan diurungkan',
  hand_in: 'Catatan dikirim',
  attend: 'Absen',
  void_press: 'Absen dibatalkan',
  activate: 'Diaktifkan',
  deactivate: 'Dinonaktifkan',
  close: 'Ditutup',
  reopen: 'Dibuka kembali',
  change_role: 'Role diubah',
  change_password: 'Password diganti',
  reset_password: 'Password direset',
  issue_password_code: 'Kode password dibuat',
  change_second_factor: 'Verifikasi dua langkah diubah',
  issue_second_factor_code: 'Kode pengganti dibuat',
  second_factor_refused: 'Kode verifikasi ditolak',
  recover_password: 'Password dibuat ulang',
  password_refused: 'Password salah',
  login: 'Masuk',
  login_failed: 'Gagal masuk',
  logout: 'Keluar',
  end_session: 'Perangkat dikeluarkan',
  invite: 'Diundang',
  cancel_invitation: 'Undangan dibatalkan',
  accept_invitation: 'Undangan diterima',
  denied: 'Ditolak',
  anonymise: 'Dianonimkan',
  export: 'Diekspor',
  purge: 'Data lama dirapikan',
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const resourceLabel = (resource: AuditResource) => capitalised(RECORDS[resource].name);

/** The first change in short, and the number of further ones. */
export function summaryOf(entry: AuditEntry, clock: CampusClock): string {
  const { change, changes, holdsValues } = entrySentence(entry, thingByName(entry));
  if (holdsValues) return '';
  const [first, ...others] = change ? [change] : changes;
  if (!first) return '';
  const label = fieldLabel(entry.resource, first.field);
  const shown = (value: string | null) =>
    value === null ? 'kosong' : fieldText(entry.resource, first.field, value, clock);
  const isSecret = first.old === null && first.new === null;
  const text = isSecret ? `${label} diubah` : `${label}: ${shown(first.old)} → ${shown(first.new)}`;
  return others.length > 0 ? `${text}, dan ${others.length} lainnya` : text;
}
