import type { KeyLine } from '@/client/records/review/KeysDialog';

export const REQUEST_KEY_LINES: readonly KeyLine[] = [
  [['J', '↓'], 'Pengajuan berikutnya'],
  [['K', '↑'], 'Pengajuan sebelumnya'],
  [['Enter'], 'Buka lampiran'],
  [['V'], 'Setujui, lalu lanjut'],
  [['R'], 'Tolak dengan catatan'],
  [['Ctrl', 'Enter'], 'Kirim penolakan'],
  [['U'], 'Urungkan'],
  [['X'], 'Pilih'],
  [['Shift', '↑ ↓'], 'Pilih beberapa sekaligus'],
  [['/'], 'Cari; Enter ke hasilnya, Esc kembali ke baris'],
  [['?'], 'Pintasan ini'],
];
