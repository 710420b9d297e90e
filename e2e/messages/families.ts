import type { Field } from './fields';
import { ownDigits, type Place } from './records';
import type { Call } from './unhappy';

/** One kind of record, from its list to its form and back. */
export interface Family {
  list: string;
  /** The page's own tools around the list. */
  add: string;
  search: string;
  /** What is found by the search; this record alone. */
  row: string;
  /** What is said when it has been added. */
  created: string;
  create: Call;
  update: Call;
  remove: Call;
  fields: Field[];
  change: Field;
  /** A change leads to the record's own page; this link of the menu leads from there to the list. */
  backToList?: string;
}

/** Of anybody who signs in, in the list of their role; the account is changed on a page of its own. */
export interface PersonFamily extends Family {
  profile: { update: Call; change: Field };
}

const CREATED = 'Data berhasil ditambahkan';

export const company = (): Family => {
  const name = `PT Pesan Singkat ${ownDigits(8)}`;
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
      { label: 'Nama Perusahaan', text: name },
      { label: 'Bidang Usaha', text: 'Jaringan komputer' },
      { label: 'Alamat', text: 'Jl. Asia Afrika No. 8, Bandung' },
      { label: 'No. Telepon', text: '0224567890' },
      { label: 'Email', text: 'magang@pesan.example' },
      { label: 'Kuota Magang', text: '4' },
    ],
    change: { label: 'Bidang Usaha', text: 'Komputasi awan' },
  };
};

export const course = (): Family => {
  const code = ownDigits(9);
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
      { label: 'Kode Mata Kuliah', text: code },
      { label: 'Nama Mata Kuliah', text: 'Keamanan Jaringan Terapan' },
      { label: 'Semester', option: 'Semester 3' },
      { label: 'Tahun Ajaran', text: '2026/2027' },
      { label: 'Jam per Minggu', text: '6' },
      { label: 'SKS', text: '3' },
      { label: 'Bobot Tugas 1', text: '20' },
      { label: 'Bobot Tugas 2', text: '20' },
      { label: 'Bobot UTS', text: '20' },
      { label: 'Bobot UAS', text: '20' },
      { label: 'Bobot Lainnya', text: '20' },
    ],
    change: { label: 'Nama Mata Kuliah', text: 'Keamanan Jaringan Lanjut' },
  };
};

export const period = (): Family => ({
  list: '/internship-periods',
  add: 'Tambah Periode Magang',
  search: 'Cari periode magang...',
  row: '2047',
  created: CREATED,
  create: 'POST /internship-periods',
  update: 'PUT /internship-periods/*',
  remove: 'DELETE /internship-periods/*',
  fields: [
    { label: 'Tanggal Mulai', date: '2047-02-04' },
    { label: 'Tanggal Berakhir', date: '2047-07-31' },
    { label: 'Tahun', text: '2047' },
    { label: 'Semester', option: 'Semester 2' },
  ],
  change: { label: 'Semester', option: 'Semester 4' },
});

const account = (name: string, email: string): Field[] => [
  { label: 'Nama', text: name },
  { label: 'Email', text: email },
  { label: 'No. Telepon', text: '081234567890' },
  { label: 'Jenis Kelamin', option: 'Perempuan' },
  { label: 'Tempat Lahir', text: 'Garut' },
  { label: 'Tanggal Lahir', date: '1999-05-17' },
  { label: 'Alamat', text: 'Jl. Merdeka No. 17, Garut' },
];

const accountCalls = {
  created: CREATED,
  create: 'POST /users',
  update: 'PUT /users/*',
  change: { label: 'Tempat Lahir', text: 'Cirebon' },
} satisfies Partial<Family>;

export const user = (): PersonFamily => {
  const nip = ownDigits(18);
  return {
    ...accountCalls,
    list: '/users',
    add: 'Tambah User',
    search: 'Cari user...',
    row: `Endah Pratiwi ${nip}`,
    remove: 'DELETE /users/*',
    fields: [
      { label: 'Role', option: 'Super Admin' },
      ...account(`Endah Pratiwi ${nip}`, `${nip}@kampus.example`),
      { label: 'NIP', text: nip },
    ],
    profile: { update: 'POST /lecturers/*', change: { label: 'NIP', text: ownDigits(18) } },
  };
};

export const student = (): PersonFamily => {
  const nim = ownDigits(10);
  return {
    ...accountCalls,
    list: '/students',
    add: 'Tambah Mahasiswa',
    search: 'Cari mahasiswa...',
    row: `Lala Karmila ${nim}`,
    remove: 'DELETE /students/*',
    fields: [
      ...account(`Lala Karmila ${nim}`, `${nim}@mhs.example`),
      { label: 'NIM', text: nim },
      { label: 'Tahun Akademik', text: '2026/2027' },
    ],
    profile: {
      update: 'PUT /students/*',
      change: { label: 'Tahun Akademik', text: '2025/2026' },
    },
  };
};

export const lecturer = (): PersonFamily => {
  const nip = ownDigits(18);
  return {
    ...accountCalls,
    list: '/lecturers',
    add: 'Tambah Dosen',
    search: 'Cari dosen...',
    row: `Wawan Gunawan ${nip}`,
    remove: 'DELETE /lecturers/*',
    fields: [
      ...account(`Wawan Gunawan ${nip}`, `${nip}@kampus.example`),
      { label: 'NIP', text: nip },
      { label: 'Tanda Tangan Digital', signature: true },
    ],
    profile: {
      update: 'POST /lecturers/*',
      change: { label: 'Tanda Tangan Digital', signature: true },
    },
  };
};

export const mentor = (place: Place): PersonFamily => {
  const nik = ownDigits(16);
  return {
    ...accountCalls,
    list: '/mentors',
    add: 'Tambah Mentor',
    search: 'Cari mentor...',
    row: `Yayan Suryana ${nik}`,
    remove: 'DELETE /mentors/*',
    fields: [
      ...account(`Yayan Suryana ${nik}`, `${nik}@perusahaan.example`),
      { label: 'Mitra Industri', found: place.company.name },
      { label: 'NIK', text: nik },
      { label: 'Tanda Tangan Digital', signature: true },
    ],
    profile: { update: 'POST /mentors/*', change: { label: 'NIK', text: ownDigits(16) } },
  };
};

export const internship = (place: Place, nim: string, otherLecturer: string): Family => ({
  list: '/internships',
  add: 'Tambah Mahasiswa Magang',
  search: 'Cari mahasiswa magang...',
  row: nim,
  created: CREATED,
  create: 'POST /internships',
  update: 'PUT /internships/*',
  remove: 'DELETE /internships/*',
  fields: [
    { label: 'Mahasiswa', found: nim },
    { label: 'Periode Magang', found: 'Semester' },
    { label: 'Mitra Industri', found: place.company.name },
    { label: 'Mentor', found: place.mentor.name },
    { label: 'Dosen', found: place.lecturer.name },
  ],
  change: { label: 'Dosen', found: otherLecturer },
  backToList: 'Mahasiswa Magang',
});

export const activity = (internshipId: number): Family => ({
  list: `/internships/${internshipId}`,
  add: 'Tambah Aktivitas',
  search: 'Cari aktivitas...',
  row: 'Mengukur kabel serat',
  created: 'Aktivitas berhasil ditambahkan',
  create: `POST /internships/${internshipId}/activities/bulk`,
  update: 'PUT /activities/*',
  remove: 'DELETE /activities/*',
  fields: [
    { label: 'Nama Aktivitas', text: 'Mengukur kabel serat' },
    { label: 'Tanggal', date: '2026-11-24' },
    { label: 'Jam Mulai', time: '08:15' },
    { label: 'Jam Selesai', time: '15:45' },
    { label: 'Alamat', text: 'Jl. Braga No. 1, Bandung' },
    { label: 'Deskripsi', text: 'Mengukur redaman setiap ruas.' },
  ],
  change: { label: 'Alamat', text: 'Jl. Dago No. 2, Bandung' },
});

export const grade = (internshipId: number, courseCode: string): Family => ({
  list: `/internships/${internshipId}?tab=nilai`,
  add: 'Tambah Nilai',
  search: 'Cari nilai...',
  row: courseCode,
  created: 'Nilai berhasil ditambahkan',
  create: 'POST /grades',
  update: 'PUT /grades/*',
  remove: 'DELETE /grades/*',
  fields: [
    { label: 'Mata Kuliah', found: courseCode },
    { label: 'Tugas 1', text: '81' },
    { label: 'Tugas 2', text: '82' },
    { label: 'UTS', text: '83' },
    { label: 'UAS', text: '84' },
    { label: 'Lainnya', text: '85' },
  ],
  change: { label: 'UAS', text: '94' },
});
