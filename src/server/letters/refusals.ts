/** Reasons to refuse a template; the form shows them on the field `file`. */
export const TEMPLATE_REFUSALS = {
  empty: 'Berkas ini kosong.',
  tooLarge: 'Ukuran berkas maksimal 5 MB.',
  blank: 'Dokumen ini tidak berisi teks. Tulis isi suratnya, simpan, lalu unggah lagi.',
  notWord:
    'Isi berkas ini bukan teks Word yang dapat dibaca. Buka di Word atau LibreOffice dan simpan ulang sebagai .docx.',
  notFromWord:
    'Berkas ini memuat penanda yang tidak ditulis Word (komentar XML atau CDATA). Buka di Word atau LibreOffice dan simpan ulang sebagai .docx.',
  notDocx: 'Berkas ini bukan dokumen Word (.docx) yang dapat dibaca.',
  oldWord: 'Format Word lama (.doc) tidak didukung. Simpan sebagai .docx.',
  openDocument: 'Format OpenDocument (.odt) tidak didukung. Simpan sebagai .docx.',
  wordTemplate: 'Format templat Word (.dotx) tidak didukung. Simpan sebagai .docx.',
  encrypted: 'Berkas ini dilindungi password. Hapus password-nya, lalu simpan lagi.',
  macros: 'Berkas ini berisi makro. Simpan sebagai .docx biasa tanpa makro.',
  embedded:
    'Berkas ini memuat berkas lain atau kontrol (OLE, ActiveX). Hapus objek itu, lalu simpan lagi.',
  external:
    'Berkas ini mengambil isi dari luar, misalnya gambar tertaut atau templat lain. Sisipkan isinya langsung, lalu simpan lagi.',
  fields:
    'Berkas ini memuat kode bidang Word yang membaca berkas lain. Hapus bidang itu, lalu simpan lagi.',
  mailMerge:
    'Dokumen ini terhubung ke daftar gabungan surat (mail merge). Jadikan dokumen biasa (Surat › Mulai Gabungan Surat › Dokumen Word Normal), tulis bidang seperti {nama}, lalu simpan lagi.',
  doctype: 'Berkas ini memuat definisi XML yang tidak diizinkan. Salin isinya ke dokumen baru.',
  pictures:
    'Berkas ini memuat gambar dengan format yang tidak dikenal. Simpan gambarnya sebagai PNG atau JPEG.',
  pixels:
    'Gambar dalam berkas ini terlalu besar (bersama-sama lebih dari 80 megapiksel). Perkecil gambarnya, lalu simpan lagi.',
  tooLong:
    'Isi template ini terlalu panjang untuk sebuah surat. Hapus halaman yang tidak perlu atau pecah paragraf yang sangat panjang, lalu simpan lagi.',
  unusual:
    'Template ini memuat terlalu banyak huruf bukan Latin, emoji, atau tanda tak terlihat (lebih dari 10.000), sehingga PDF-nya terlalu lama dibuat. Kurangi, lalu simpan lagi.',
  loops:
    'Template ini membuka {#mahasiswa} lebih dari 100 kali. Gabungkan pengulangannya, lalu simpan lagi.',
  longField:
    'Berkas ini memuat kode bidang Word yang terlalu panjang. Jadikan teks biasa (pilih, lalu tekan Ctrl+Shift+F9), lalu simpan lagi.',
  paths: 'Berkas ini memuat nama bagian yang tidak wajar. Salin isinya ke dokumen baru.',
  damaged: 'Berkas ini rusak dan tidak dapat dibaca. Simpan ulang dari aplikasi pengolah kata.',
  expands:
    'Isi berkas ini terlalu besar untuk sebuah surat. Perkecil gambarnya atau salin isinya ke dokumen baru.',
  tooSlow: 'Berkas ini terlalu rumit untuk dibaca. Salin isinya ke dokumen baru.',
} as const;

/** The places that one refusal names at most. */
export const PROBLEMS_MAX = 20;

/** A place in a template that has to be corrected. */
export interface TemplateProblem {
  /** The tag as it is written there, such as '{namaa}'. */
  field: string;
  message: string;
  /** The words around it; '' if there are none. */
  near: string;
  /** Where it is on the paper, after 'di'. */
  place: string;
}

/** The problem as the office reads it. */
export const sentenceOf = ({ message, near, place }: TemplateProblem): string =>
  near === '' ? `${message} Di ${place}.` : `${message} Di ${place}: “${near}”`;

/** Thrown while a template is read; the messages are for the user. */
export class RefusedTemplate extends Error {
  override name = 'RefusedTemplate';

  constructor(
    message: string,
    readonly problems: readonly TemplateProblem[] = [],
  ) {
    super(message);
  }
}

export const refuse = (reason: keyof typeof TEMPLATE_REFUSALS): RefusedTemplate =>
  new RefusedTemplate(TEMPLATE_REFUSALS[reason]);

/** The message about a stored template that was accepted before it was checked like this. */
export const unusable = ({ message, problems }: RefusedTemplate): string =>
  [
    'Template surat ini perlu diperbaiki dan diunggah lagi.',
    ...(problems.length > 0 ? problems.slice(0, 3).map(sentenceOf) : [message]),
  ].join(' ');
