import type { Field } from '@/shared/fields/field';
import { mentorFields } from '@/shared/resources/mentors/mentorFields';
import { studentFields } from '@/shared/resources/students/studentFields';
import { type SheetText, sheetColumn } from '@/shared/sheets/sheetColumn';
import { internshipFields, placementDateFields, placementFields } from './internshipFields';

/** A record, of which the file has the name. */
const named = ({ label }: Field) => ({ label, type: 'choice' }) as const;

export const NIM_ALIASES = ['Nomor Induk Mahasiswa', 'No Induk Mahasiswa', 'NPM', 'NRP'];

export const MENTOR_ALIASES = [
  'Nama Mentor',
  'Mentor',
  'Nama Mentor Industri',
  'Pembimbing Industri',
  'Nama Pembimbing Industri',
  'Pembimbing Lapangan',
  'Nama Pembimbing Lapangan',
];

export const COMPANY_ALIASES = [
  'Mitra Industri',
  'Perusahaan',
  'Nama Perusahaan',
  'Mitra',
  'Nama Mitra',
  'Instansi',
  'Nama Instansi',
  'Industri',
  'Tempat Magang',
  'Lokasi Magang',
  'DUDI',
];

const nim = sheetColumn('nim', studentFields.nim, {
  aliases: NIM_ALIASES,
  note: 'NIM mahasiswa yang sudah ada, ditulis sebagai teks.',
  examples: ['2503310001', '2503310002', '2503310003'],
});

const PERIOD = '1 Jul 2026 s/d 31 Des 2026 - Semester 3';

const period = sheetColumn('internship_period', named(internshipFields.internship_period_id), {
  aliases: ['Periode', 'Masa Magang', 'Waktu Magang'],
  note: 'Seperti pada aplikasi, misalnya 1 Jul 2026 s/d 31 Des 2026.',
  examples: [PERIOD, PERIOD, PERIOD],
});

/** The company of a mentor, by its name. */
export const companyColumn = (text: SheetText) =>
  sheetColumn('company_name', named(mentorFields.company_id), {
    aliases: COMPANY_ALIASES,
    ...text,
  });

const mentorName = (text: SheetText) =>
  sheetColumn('mentor_name', placementFields.mentor_name, {
    isOptional: true,
    aliases: MENTOR_ALIASES,
    ...text,
  });

/** The columns that tell which placement a row belongs to. */
export const ofPlacementColumns = [
  nim,
  period,
  companyColumn({
    isOptional: true,
    note: 'Hanya perlu jika mahasiswa memiliki dua magang pada periode itu.',
    examples: ['', '', ''],
  }),
  mentorName({
    note: 'Hanya perlu jika keduanya di mitra industri yang sama.',
    examples: ['', '', ''],
  }),
];

export const internshipSheet = [
  nim,
  period,
  companyColumn({
    isOptional: true,
    note: 'Boleh dikosongkan jika NIK mentor diisi.',
    examples: ['PT Nusantara Jaringan', 'PT Nusantara Jaringan', 'CV Cipta Data'],
  }),
  sheetColumn('mentor_nik', placementFields.mentor_nik, {
    aliases: ['NIK Pembimbing Industri', 'NIK Pembimbing Lapangan'],
    isOptional: true,
    note: 'Ditulis sebagai teks. Boleh dikosongkan jika mitra industri dan nama mentor diisi.',
    examples: ['3273010101900001', '', '3273010303920003'],
  }),
  mentorName({
    note: 'Boleh dikosongkan jika NIK mentor diisi.',
    examples: ['', 'Maya Sari', ''],
  }),
  sheetColumn('lecturer_nip', placementFields.lecturer_nip, {
    aliases: ['NIP Dosen Pembimbing', 'NIP Pembimbing'],
    note: 'NIP dosen yang sudah ada, ditulis sebagai teks.',
    examples: ['198001012005011001', '198102022006022002', '198203032007031003'],
  }),
  sheetColumn('start_date', placementDateFields.start_date, {
    aliases: ['Tanggal Mulai Magang', 'Mulai'],
    isOptional: true,
    note: 'Hari pertama mahasiswa, misalnya 13/07/2026. Kosong berarti sejak awal periode, atau hari ini jika periode sudah berjalan.',
    examples: ['', '', '13/07/2026'],
  }),
];
