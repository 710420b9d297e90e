import type { KeyLine } from '@/client/records/review/KeysDialog';

export const DESK_KEY_LINES: readonly KeyLine[] = [
  [['J', '↓'], 'Aktivitas berikutnya'],
  [['K', '↑'], 'Aktivitas sebelumnya'],
  [['Enter'], 'Buka atau tutup catatan'],
  [['V'], 'Validasi, lalu lanjut'],
  [['R'], 'Kembalikan dengan catatan'],
  [['Ctrl', 'Enter'], 'Kirim catatan revisi'],
  [['U'], 'Urungkan'],
  [['X'], 'Pilih'],
  [['Shift', '↑ ↓'], 'Pilih beberapa sekaligus'],
  [['/'], 'Cari; Enter ke hasilnya, Esc kembali ke baris'],
  [['?'], 'Pintasan ini'],
];
