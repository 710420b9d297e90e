import { IMPORT_ROWS_MAX } from '@/shared/constants/limits';

/** Reasons to refuse a whole file; the form shows them on the field `file`. */
export const REFUSALS = {
  empty: 'Berkas ini kosong.',
  onlyHidden:
    'Lembar yang terlihat di berkas ini kosong. Tampilkan lembar yang tersembunyi, lalu simpan lagi.',
  tooLarge: 'Ukuran berkas maksimal 10 MB.',
  notSpreadsheet: 'Berkas ini bukan XLSX atau CSV yang dapat dibaca.',
  oldExcel: 'Format Excel lama (.xls) tidak didukung. Simpan sebagai XLSX atau CSV.',
  binaryExcel: 'Format Excel biner (.xlsb) tidak didukung. Simpan sebagai XLSX atau CSV.',
  openDocument: 'Format OpenDocument (.ods) tidak didukung. Simpan sebagai XLSX atau CSV.',
  encrypted: 'Berkas ini dilindungi password. Hapus password-nya, lalu simpan lagi.',
  macros: 'Berkas ini berisi makro. Simpan sebagai XLSX biasa tanpa makro.',
  damaged: 'Berkas ini rusak dan tidak dapat dibaca. Simpan ulang dari aplikasi spreadsheet.',
  expands: 'Isi berkas ini jauh lebih besar dari ukurannya. Salin tabelnya ke berkas baru.',
  tooManyRows: `Berkas ini memiliki lebih dari ${IMPORT_ROWS_MAX.toLocaleString('id-ID')} baris.`,
  tooManySheets: 'Berkas ini memiliki lebih dari 100 lembar.',
  tooManyColumns: 'Berkas ini memiliki lebih dari 100 kolom.',
  longCell: 'Berkas ini memiliki sel yang terlalu panjang. Periksa tanda kutip yang tidak ditutup.',
  openQuote:
    'Berkas ini memiliki tanda kutip yang tidak ditutup. Periksa sel yang diawali tanda kutip.',
  tooMuchText: 'Teks dalam berkas ini terlalu banyak.',
  noRows: 'Berkas ini tidak memiliki baris data di bawah judul kolom.',
  tooSlow: 'Berkas ini terlalu rumit untuk dibaca. Salin tabelnya ke berkas baru.',
} as const;

/** Thrown while a file is read; the message is for the user, the reason for the log. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';

  constructor(
    message: string,
    readonly reason?: string,
  ) {
    super(message);
  }
}

export const refuse = (reason: keyof typeof REFUSALS): RefusedFile =>
  new RefusedFile(REFUSALS[reason]);
