import type { KeyLine } from '@/client/records/review/KeysDialog';

export const PLACEMENT_KEY_LINES: readonly KeyLine[] = [
  [['J', '↓'], 'Pengajuan berikutnya yang menunggu'],
  [['K', '↑'], 'Pengajuan sebelumnya yang menunggu'],
  [['V'], 'Ke penempatan yang akan diterima'],
  [['R'], 'Kembalikan untuk dilengkapi'],
  [['Ctrl', 'Enter'], 'Kirim catatan'],
  [['U'], 'Urungkan keputusan'],
  [['?'], 'Pintasan ini'],
];
