import {
  lecturerProfileCreateRules,
  lecturerProfileRules,
  superAdminProfileCreateRules,
} from '@/shared/resources/lecturers/lecturerProfileRules';
import {
  mentorProfileCreateRules,
  mentorProfileRules,
} from '@/shared/resources/mentors/mentorProfileRules';
import {
  studentProfileCreateRules,
  studentProfileRules,
} from '@/shared/resources/students/studentProfileRules';
import { accepted, messagesOf, type Row, testRows } from '../testing/messagesOf';

const signature = { type: 'image/png', size: 1 };
const student = { nim: '2403310001', academic_year: '2024/2025' };
const lecturer = { nip: '198503152010122002', digital_signature: signature };
const mentor = {
  nik: '3273014501880001',
  company_id: 3,
  digital_signature: signature,
  is_active: true,
};

const YEAR_FORMAT = 'Tahun ajaran wajib diisi, gunakan format seperti 2024/2025';

const nimRows: Row[] = [
  ['nim', '240331000', 'NIM harus 10 karakter'],
  ['nim', '24033100012', 'NIM harus 10 karakter'],
  ['nim', 'AJK3310001'],
  ['nim', '24.33.1001'],
  ['nim', '240331000😀'],
  ['nim', '24033100😀', 'NIM harus 10 karakter'],
  ['nim', ' 2403310001 '],
  ['nim', '24 0331 0001'],
  ['nim', '24 033100 1', 'NIM harus 10 karakter'],
  ['nim', 2403310001, 'Harus berupa teks'],
  ['nim', '', 'NIM wajib diisi'],
  ['nim', null, 'NIM wajib diisi'],
  ['academic_year', '2024/202', YEAR_FORMAT],
  ['academic_year', '2024/20255', YEAR_FORMAT],
  ['academic_year', '2024-2025', YEAR_FORMAT],
  ['academic_year', '', 'Tahun akademik wajib diisi'],
  ['academic_year', null, 'Tahun akademik wajib diisi'],
];

const nipRows: Row[] = [
  ['nip', '19850315201012200', 'NIP harus 18 digit'],
  ['nip', '1985031520101220022', 'NIP harus 18 digit'],
  ['nip', '19850315 201012 2 002'],
  ['nip', '19850315.201012.2.002'],
  ['nip', '19850315\u00a0201012\u202f2\u200b002\n'],
  ['nip', '19850315 201012 2', 'NIP harus 18 digit'],
  ['nip', '19850315-201012-2-002', 'NIP harus 18 digit'],
  ['nip', '19850315201012200X', 'NIP harus 18 digit'],
  ['nip', '١٩٨٥٠٣١٥٢٠١٠١٢٢٠٠٢', 'NIP harus 18 digit'],
  ['nip', '', 'NIP wajib diisi'],
  ['nip', null, 'NIP wajib diisi'],
];

const nikRows: Row[] = [
  ['nik', '327301450188000', 'NIK harus 16 digit'],
  ['nik', '32730145018800011', 'NIK harus 16 digit'],
  ['nik', '3273 0145 0188 0001'],
  ['nik', '327301450188000A', 'NIK harus 16 digit'],
  ['nik', '', 'NIK wajib diisi'],
  ['nik', null, 'NIK wajib diisi'],
  ['company_id', '3'],
  ['company_id', 0, 'Perusahaan wajib dipilih'],
  ['company_id', '', 'Perusahaan wajib dipilih'],
  ['company_id', null, 'Perusahaan wajib dipilih'],
  ['is_active', '0'],
  ['is_active', false],
  ['is_active', null, 'Status wajib diisi'],
  ['is_active', '', 'Status wajib diisi'],
  ['is_active', 'mungkin', 'Harus berupa ya atau tidak'],
];

describe('student, create', () => {
  testRows(studentProfileCreateRules, student, [
    ...nimRows,
    ['nim', undefined, 'NIM wajib diisi'],
    ['academic_year', undefined, 'Tahun akademik wajib diisi'],
  ]);
});

describe('student, edit', () => {
  testRows(studentProfileRules, student, [
    ...nimRows,
    ['nim', undefined],
    ['academic_year', undefined],
  ]);
});

describe('lecturer, create', () => {
  testRows(lecturerProfileCreateRules, lecturer, [
    ...nipRows,
    ['nip', undefined, 'NIP wajib diisi'],
    ['digital_signature', undefined, 'Tanda tangan digital wajib diunggah'],
    ['digital_signature', null, 'Tanda tangan digital wajib diunggah'],
  ]);
});

describe('super admin, create', () => {
  testRows(superAdminProfileCreateRules, lecturer, [
    ...nipRows,
    ['nip', undefined, 'NIP wajib diisi'],
    ['digital_signature', undefined],
    ['digital_signature', { type: 'image/gif', size: 1 }, 'Harus berupa gambar PNG atau JPG'],
  ]);
});

describe('lecturer, edit', () => {
  testRows(lecturerProfileRules, lecturer, [
    ...nipRows,
    ['nip', undefined],
    ['digital_signature', undefined],
    ['digital_signature', null],
  ]);
});

describe('mentor, create', () => {
  testRows(mentorProfileCreateRules, mentor, [
    ...nikRows,
    ['nik', undefined, 'NIK wajib diisi'],
    ['company_id', undefined, 'Perusahaan wajib dipilih'],
    ['digital_signature', undefined, 'Tanda tangan digital wajib diunggah'],
    ['is_active', undefined],
  ]);

  test('requires the status only while the signature is missing', async () => {
    const { digital_signature, is_active, ...rest } = mentor;
    expect(await messagesOf(mentorProfileCreateRules, rest)).toEqual({
      digital_signature: ['Tanda tangan digital wajib diunggah'],
      is_active: ['Status wajib diisi'],
    });
    expect(await messagesOf(mentorProfileCreateRules, { ...rest, digital_signature })).toEqual({});
    expect(is_active).toBe(true);
  });
});

describe('mentor, edit', () => {
  testRows(mentorProfileRules, mentor, [
    ...nikRows,
    ['nik', undefined],
    ['company_id', undefined],
    ['digital_signature', undefined],
    ['digital_signature', null],
    ['is_active', undefined],
  ]);
});

test('a number is kept without the spaces that were typed', () => {
  const typed = '\u202a19850315 201012\u00a02\u2009002\u202c';
  expect(lecturerProfileRules.cast({ nip: typed })).toEqual({ nip: lecturer.nip });
  expect(mentorProfileRules.cast({ nik: '3273 0145 0188 0001' })).toEqual({ nik: mentor.nik });
  expect(studentProfileRules.cast({ nim: '24 0331\u200d0001' })).toEqual({ nim: student.nim });
});

test('fields left out on edit stay absent, so that they keep their values', async () => {
  expect(await accepted(studentProfileRules, {})).toEqual({});
  expect(await accepted(lecturerProfileRules, {})).toEqual({});
  expect(await accepted(mentorProfileRules, { _method: 'put' })).toEqual({});
});
