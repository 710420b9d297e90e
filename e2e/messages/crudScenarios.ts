import { toDigits } from '../dates';
import { dateOrTime, type Field, picker, select, text, upload } from '../fields';
import type { Call } from '../network';
import type { NamedRecord } from '../records/lists';
import type { Place } from '../records/placements';
import { uniqueDigits } from '../records/uniqueDigits';

export type FieldValue = readonly [field: Field, value: string];

/** The steps that create, edit and delete one kind of record through its screens. */
export interface CrudScenario {
  list: string;
  /** Labels of the add link and the search box of the list. */
  add: string;
  search: string;
  /** A search term that finds only this record. */
  row: string;
  /** A text of its row, if the search term is not one. */
  rowText?: string;
  /** The toast after creating. */
  created: string;
  create: Call;
  update: Call;
  remove: Call;
  fields: FieldValue[];
  change: FieldValue;
  /** The field that asks for the reason of the change. */
  reason?: FieldValue;
  /** Whether deleting asks for a reason. */
  isDeletedWithReason?: boolean;
  /** The menu link to the list, if saving leads to the page of the record instead. */
  backToList?: string;
}

/** A user, whose account and profile have separate forms. */
export interface PersonCrudScenario extends CrudScenario {
  profile: { update: Call; change: FieldValue };
}

const CREATED = 'Data berhasil ditambahkan';

export const company = (): CrudScenario => {
  const name = `PT Pesan Singkat ${uniqueDigits(8)}`;
  return {
    list: '/companies',
    add: 'Tambah Mitra Industri',
    search: 'Cari mitra industri...',
    row: name,
    created: CREATED,
    create: 'POST /companies',
    update: 'PUT /companies/*',
    remove: 'DELETE /companies/*',
    fields: [
      [text('Nama Perusahaan'), name],
      [text('Bidang Usaha'), 'Jaringan komputer'],
      [text('Alamat'), 'Jl. Asia Afrika No. 8, Bandung'],
      [text('No. Telepon'), '0224567890'],
      [text('Email'), 'magang@pesan.example'],
      [text('Kuota Magang'), '4'],
    ],
    change: [text('Bidang Usaha'), 'Komputasi awan'],
  };
};

export const course = (): CrudScenario => {
  const code = uniqueDigits(9);
  return {
    list: '/courses',
    add: 'Tambah Mata Kuliah',
    search: 'Cari mata kuliah...',
    row: code,
    created: CREATED,
    create: 'POST /courses',
    update: 'PUT /courses/*',
    remove: 'DELETE /courses/*',
    fields: [
      [text('Kode Mata Kuliah'), code],
      [text('Nama Mata Kuliah'), 'Keamanan Jaringan Terapan'],
      [select('Semester'), 'Semester 3'],
      [text('Tahun Ajaran'), '2026/2027'],
      [text('Jam per Minggu'), '6'],
      [text('SKS'), '3'],
      [text('Bobot Tugas 1'), '20'],
      [text('Bobot Tugas 2'), '20'],
      [text('Bobot UTS'), '20'],
      [text('Bobot UAS'), '20'],
      [text('Bobot Lainnya'), '20'],
    ],
    change: [text('Nama Mata Kuliah'), 'Keamanan Jaringan Lanjut'],
  };
};

export const period = (): CrudScenario => ({
  list: '/internship-periods',
  add: 'Tambah Periode Magang',
  search: 'Cari periode magang...',
  row: '2047',
  created: CREATED,
  create: 'POST /internship-periods',
  update: 'PUT /internship-periods/*',
  remove: 'DELETE /internship-periods/*',
  fields: [
    [dateOrTime('Tanggal Mulai'), toDigits('2047-02-04')],
    [dateOrTime('Tanggal Berakhir'), toDigits('2047-07-31')],
    [text('Tahun'), '2047'],
    [select('Semester'), 'Semester 2'],
  ],
  change: [select('Semester'), 'Semester 4'],
});

const account = (name: string, email: string): FieldValue[] => [
  [text('Nama'), name],
  [text('Email'), email],
  [text('No. Telepon'), '081234567890'],
  [select('Jenis Kelamin'), 'Perempuan'],
  [text('Tempat Lahir'), 'Garut'],
  [dateOrTime('Tanggal Lahir'), toDigits('1999-05-17')],
  [text('Alamat'), 'Jl. Merdeka No. 17, Garut'],
];

const accountCalls = {
  created: CREATED,
  create: 'POST /users',
  update: 'PUT /users/*',
  change: [text('Tempat Lahir'), 'Cirebon'],
} satisfies Partial<CrudScenario>;

export const user = (): PersonCrudScenario => {
  const nip = uniqueDigits(18);
  return {
    ...accountCalls,
    list: '/users',
    add: 'Tambah User',
    search: 'Cari user...',
    row: `Endah Pratiwi ${nip}`,
    remove: 'DELETE /users/*',
    fields: [
      [select('Role'), 'Super Admin'],
      ...account(`Endah Pratiwi ${nip}`, `${nip}@kampus.example`),
      [text('NIP'), nip],
    ],
    profile: { update: 'POST /lecturers/*', change: [text('NIP'), uniqueDigits(18)] },
  };
};

export const student = (): PersonCrudScenario => {
  const nim = uniqueDigits(10);
  return {
    ...accountCalls,
    list: '/students',
    add: 'Tambah Mahasiswa',
    search: 'Cari mahasiswa...',
    row: `Lala Karmila ${nim}`,
    remove: 'DELETE /students/*',
    fields: [
      ...account(`Lala Karmila ${nim}`, `${nim}@mhs.example`),
      [text('NIM'), nim],
      [text('Tahun Akademik'), '2026/2027'],
    ],
    profile: {
      update: 'PUT /students/*',
      change: [text('Tahun Akademik'), '2025/2026'],
    },
  };
};

export const lecturer = (): PersonCrudScenario => {
  const nip = uniqueDigits(18);
  return {
    ...accountCalls,
    list: '/lecturers',
    add: 'Tambah Dosen',
    search: 'Cari dosen...',
    row: `Wawan Gunawan ${nip}`,
    remove: 'DELETE /lecturers/*',
    fields: [
      ...account(`Wawan Gunawan ${nip}`, `${nip}@kampus.example`),
      [text('NIP'), nip],
      [upload('Tanda Tangan Digital'), 'png'],
    ],
    profile: {
      update: 'POST /lecturers/*',
      change: [upload('Tanda Tangan Digital'), 'png'],
    },
  };
};

export const mentor = (company: NamedRecord): PersonCrudScenario => {
  const nik = uniqueDigits(16);
  return {
    ...accountCalls,
    list: '/mentors',
    add: 'Tambah Mentor',
    search: 'Cari mentor...',
    row: `Yayan Suryana ${nik}`,
    remove: 'DELETE /mentors/*',
    fields: [
      ...account(`Yayan Suryana ${nik}`, `${nik}@perusahaan.example`),
      [picker('Mitra Industri'), company.name],
      [text('NIK'), nik],
      [upload('Tanda Tangan Digital'), 'png'],
    ],
    profile: { update: 'POST /mentors/*', change: [text('NIK'), uniqueDigits(16)] },
  };
};

export const internship = (place: Place, nim: string, otherLecturer: string): CrudScenario => ({
  list: '/internships',
  add: 'Tambah Mahasiswa Magang',
  search: 'Cari mahasiswa magang...',
  row: nim,
  created: CREATED,
  create: 'POST /internships',
  update: 'PUT /internships/*',
  remove: 'DELETE /internships/*',
  fields: [
    [picker('Mahasiswa'), nim],
    [picker('Periode Magang'), 'Semester'],
    [picker('Mitra Industri'), place.company.name],
    [picker('Mentor'), place.mentor.name],
    [picker('Dosen'), place.lecturer.name],
  ],
  change: [picker('Dosen'), otherLecturer],
  backToList: 'Mahasiswa Magang',
});

export const activity = (internshipId: number): CrudScenario => ({
  list: `/internships/${internshipId}`,
  add: 'Tambah Aktivitas',
  search: 'Cari aktivitas...',
  row: 'Mengukur kabel serat',
  created: 'Aktivitas berhasil ditambahkan',
  create: `POST /internships/${internshipId}/activities/bulk`,
  update: 'PUT /activities/*',
  remove: 'DELETE /activities/*',
  fields: [
    [text('Nama Aktivitas'), 'Mengukur kabel serat'],
    [dateOrTime('Tanggal'), toDigits('2026-11-24')],
    [dateOrTime('Jam Mulai'), '0815'],
    [dateOrTime('Jam Selesai'), '1545'],
    [text('Alamat'), 'Jl. Braga No. 1, Bandung'],
    [text('Deskripsi'), 'Mengukur redaman setiap ruas.'],
  ],
  change: [text('Alamat'), 'Jl. Dago No. 2, Bandung'],
});

export const grade = (internshipId: number, courseCode: string): CrudScenario => ({
  list: `/internships/${internshipId}?tab=nilai`,
  add: 'Tambah Nilai',
  search: 'Cari nilai...',
  row: courseCode,
  rowText: '81',
  created: 'Nilai berhasil ditambahkan',
  create: 'POST /grades',
  update: 'PUT /grades/*',
  remove: 'DELETE /grades/*',
  fields: [
    [picker('Mata Kuliah'), courseCode],
    [text('Tugas 1'), '81'],
    [text('Tugas 2'), '82'],
    [text('UTS'), '83'],
    [text('UAS'), '84'],
    [text('Lainnya'), '85'],
  ],
  change: [text('UAS'), '94'],
  reason: [text('Alasan perubahan'), 'Salah ketik'],
  isDeletedWithReason: true,
});
