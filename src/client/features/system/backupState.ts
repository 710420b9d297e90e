import type { HealthDetails } from '@/client/api/api';
import type { Tone } from '@/shared/fields/field';

export type BackupInfo = HealthDetails['backups'];

/** Backups are daily; the badge reports a missing one after a day and a half. */
const LATE_AFTER_MS = 36 * 60 * 60 * 1000;

/** The state that the badge shows, the most urgent first. */
export function backupState(backups: BackupInfo, now: number): { tone: Tone; text: string } {
  const { is_on, is_running, last, failure } = backups;
  if (is_running) return { tone: 'info', text: 'Sedang dibuat' };
  if (failure) return { tone: 'error', text: 'Gagal' };
  if (!is_on) return { tone: 'warning', text: 'Tidak aktif' };
  if (!last) return { tone: 'warning', text: 'Belum ada' };
  if (now - Date.parse(last.finished_at) > LATE_AFTER_MS) {
    return { tone: 'warning', text: 'Terlambat' };
  }
  return { tone: 'success', text: 'Aman' };
}
