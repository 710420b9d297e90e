import type { LetterKind } from '@/shared/resources/letters/constants';

/** A field that a template may name in braces. */
export interface LetterField {
  /** On the screen beside the upload. */
  readonly description: string;
  /** In the preview of a template without students. */
  readonly example: string;
}

type LetterFields = Readonly<Record<string, LetterField>>;

const LETTER = {
  nomor: { description: 'Nomor surat', example: '007/SP/III/2026' },
  tanggal: { description: 'Tanggal surat', example: '9 Maret 2026' },
  aplikasi: { description: 'Nama aplikasi pada kop', example: 'SiMagang' },
  jurusan: { description: 'Nama jurusan pada kop', example: 'Jurusan Teknologi Informasi' },
  program_studi: {
    description: 'Nama program studi pada kop',
    example: 'D2 Administrasi Jaringan Komputer',
  },
  penanda_tangan: { description: 'Nama penanda tangan', example: 'Dr. Ratna Dewi, M.Kom.' },
  jabatan: { description: 'Jabatan penanda tangan', example: 'Ketua Jurusan' },
  nip: { description: 'NIP penanda tangan; kosong jika tidak ada', example: '198001012005012001' },
  kode_verifikasi: { description: 'Kode untuk memeriksa surat', example: '7K3M-9QXT-2B4H' },
  alamat_verifikasi: {
    description: 'Alamat untuk memeriksa surat',
    example: 'https://magang.kampus.ac.id/verify/7K3M-9QXT-2B4H',
  },
} as const satisfies LetterFields;

const STUDENT = {
  no: { description: 'Nomor urut mahasiswa', example: '1' },
  nama: { description: 'Nama mahasiswa', example: 'Budi Santoso' },
  nim: { description: 'NIM mahasiswa', example: '2026010001' },
} as const satisfies LetterFields;

const PLACE = {
  perusahaan: { description: 'Nama mitra industri', example: 'PT Angkasa Digital' },
  alamat_perusahaan: {
    description: 'Alamat mitra industri',
    example: 'Jl. Merdeka No. 1, Bandung',
  },
  mulai: { description: 'Hari pertama magang', example: '2 Maret 2026' },
  selesai: { description: 'Hari terakhir magang', example: '31 Juli 2026' },
  semester: { description: 'Semester periode magang', example: '4' },
  tahun: { description: 'Tahun periode magang', example: '2026' },
} as const satisfies LetterFields;

const PEOPLE = {
  mentor: { description: 'Nama mentor', example: 'Sari Wulandari' },
  dosen: { description: 'Nama dosen pembimbing', example: 'Agus Pratama, M.T.' },
} as const satisfies LetterFields;

/** The pictures, written with a percent sign: `{%qr}`. */
export const LETTER_PICTURES = {
  qr: { description: 'Kode QR ke alamat verifikasi', example: '' },
  tanda_tangan: {
    description: 'Tanda tangan tersimpan milik penanda tangan; kosong jika tidak ada',
    example: '',
  },
} as const satisfies LetterFields;
export type LetterPicture = keyof typeof LETTER_PICTURES;

/** The loop over the students of a letter: `{#mahasiswa} … {/mahasiswa}`. */
export const STUDENT_LOOP = 'mahasiswa';
export const STUDENT_FIELDS: LetterFields = STUDENT;

/** The fields outside of the loop. The name and NIM there are those of the first student. */
export const LETTER_FIELDS: Readonly<Record<LetterKind, LetterFields>> = {
  introduction: { ...LETTER, nama: STUDENT.nama, nim: STUDENT.nim, ...PLACE },
  assignment: { ...LETTER, nama: STUDENT.nama, nim: STUDENT.nim, ...PLACE, ...PEOPLE },
  completion: { ...LETTER, nama: STUDENT.nama, nim: STUDENT.nim, ...PLACE, ...PEOPLE },
  assessment: { ...LETTER, nama: STUDENT.nama, nim: STUDENT.nim, ...PLACE, ...PEOPLE },
};

/** The texts that a letter prints; stored with it, so that it is the same when it is printed again. */
export interface LetterData {
  /** By the names of the fields. */
  values: Readonly<Record<string, string>>;
  students: readonly { id: number; nama: string; nim: string }[];
}

/** The letter of a preview without records. */
export const exampleLetter = (kind: LetterKind): LetterData => ({
  values: Object.fromEntries(
    Object.entries(LETTER_FIELDS[kind]).map(([name, { example }]) => [name, example]),
  ),
  students: [
    { id: 1, nama: 'Budi Santoso', nim: '2026010001' },
    { id: 2, nama: 'Siti Rahma', nim: '2026010002' },
    { id: 3, nama: 'Yusuf Hidayat', nim: '2026010003' },
  ],
});
