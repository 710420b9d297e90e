import {
  LECTURER_LABELS,
  MENTOR_LABELS,
  STUDENT_LABELS,
} from '../constants/fieldLabels/userLabels';
import { NIK_LENGTH, NIM_LENGTH, NIP_LENGTH } from '../constants/limits';
import { optional, required } from './sheetColumn';

const nim = required('nim', STUDENT_LABELS.nim, 'identifier', {
  length: NIM_LENGTH,
  note: 'NIM mahasiswa yang sudah ada, ditulis sebagai teks.',
  examples: ['2503310001', '2503310002', '2503310003'],
});

const PERIOD = '1 Jul 2026 s/d 31 Des 2026 - Semester 3';

const period = required('internship_period', 'Periode Magang', 'choice', {
  aliases: ['Periode'],
  note: 'Seperti pada aplikasi, misalnya 1 Jul 2026 s/d 31 Des 2026.',
  examples: [PERIOD, PERIOD, PERIOD],
});

/** The columns that tell which placement a row belongs to. */
export const ofPlacementColumns = [
  nim,
  period,
  optional('company_name', MENTOR_LABELS.company_id, 'choice', {
    aliases: ['Perusahaan', 'Nama Perusahaan', 'Mitra'],
    note: 'Hanya perlu jika mahasiswa memiliki dua magang pada periode itu.',
    examples: ['', '', ''],
  }),
  optional('mentor_name', 'Nama Mentor', 'text', {
    aliases: ['Mentor'],
    note: 'Hanya perlu jika keduanya di mitra industri yang sama.',
    examples: ['', '', ''],
  }),
];

export const internshipColumns = [
  nim,
  period,
  optional('company_name', MENTOR_LABELS.company_id, 'choice', {
    aliases: ['Perusahaan', 'Nama Perusahaan', 'Mitra'],
    note: 'Boleh dikosongkan jika NIK mentor diisi.',
    examples: ['PT Nusantara Jaringan', 'PT Nusantara Jaringan', 'CV Cipta Data'],
  }),
  optional('mentor_nik', 'NIK Mentor', 'identifier', {
    aliases: [MENTOR_LABELS.nik],
    length: NIK_LENGTH,
    note: 'Ditulis sebagai teks. Boleh dikosongkan jika mitra industri dan nama mentor diisi.',
    examples: ['3273010101900001', '', '3273010303920003'],
  }),
  optional('mentor_name', 'Nama Mentor', 'text', {
    aliases: ['Mentor'],
    note: 'Boleh dikosongkan jika NIK mentor diisi.',
    examples: ['', 'Maya Sari', ''],
  }),
  required('lecturer_nip', 'NIP Dosen', 'identifier', {
    aliases: [LECTURER_LABELS.nip],
    length: NIP_LENGTH,
    note: 'NIP dosen yang sudah ada, ditulis sebagai teks.',
    examples: ['198001012005011001', '198102022006022002', '198203032007031003'],
  }),
];
