import { type BackupInfo, backupState } from './backupState';

const NOW = Date.parse('2026-11-22T03:00:00Z');
const last = (finished_at: string) => ({ finished_at, file: 'a', bytes: 1, is_verified: true });

const backups: BackupInfo = {
  is_on: true,
  is_encrypted: false,
  keep: 14,
  next_at: '2026-11-22T19:00:00Z',
  is_running: false,
  last: last('2026-11-21T19:00:10Z'),
  failure: null,
};
const failure = { at: '2026-11-21T19:00:00Z', reason: 'x' };

test.each<[Partial<BackupInfo>, string]>([
  [{}, 'Aman'],
  [{ last: last('2026-11-20T15:00:00Z') }, 'Aman'],
  [{ last: last('2026-11-20T14:59:59Z') }, 'Terlambat'],
  [{ last: null }, 'Belum ada'],
  [{ is_on: false }, 'Tidak aktif'],
  [{ failure }, 'Gagal'],
  [{ failure, is_running: true }, 'Sedang dibuat'],
])('%j shows %s', (change, text) => {
  expect(backupState({ ...backups, ...change }, NOW).text).toBe(text);
});
