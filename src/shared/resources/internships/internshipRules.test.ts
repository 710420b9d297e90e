import { activitiesBulkRules } from '@/shared/resources/activities/activitiesBulkRules';
import { activityCreateRules, activityRules } from '@/shared/resources/activities/activityRules';
import { attendanceRules } from '@/shared/resources/activities/attendanceRules';
import { gradeReportFilterRules } from '@/shared/resources/grades/gradeReportFilterRules';
import { gradeRules } from '@/shared/resources/grades/gradeRules';
import { accepted, messagesOf, type Row, testRows } from '@/shared/testing/messagesOf';
import { internshipRules } from './internshipRules';

const blank = (field: string, message: string): Row[] => [
  [field, undefined, message],
  [field, null, message],
  [field, '', message],
  [field, '  ', message],
];

const chosen = (field: string, message: string): Row[] => [
  ...blank(field, message),
  [field, 0, message],
  [field, 1],
  [field, '12'],
  [field, 2_147_483_647],
  [field, 2_147_483_648, message],
  [field, 1.5, message],
  [field, {}, message],
];

describe('internship', () => {
  testRows(
    internshipRules,
    { student_id: 1, mentor_id: 2, lecturer_id: 3, internship_period_id: 4, company_id: 5 },
    [
      ...chosen('student_id', 'Mahasiswa wajib dipilih'),
      ...chosen('mentor_id', 'Mentor wajib dipilih'),
      ...chosen('lecturer_id', 'Dosen wajib dipilih'),
      ...chosen('internship_period_id', 'Periode magang wajib dipilih'),
      ...chosen('company_id', 'Perusahaan wajib dipilih'),
    ],
  );
});

const activity = {
  name: 'Konfigurasi VLAN',
  description: 'Membagi jaringan kantor',
  date: '2026-03-09',
  start_time: '08:00',
  end_time: '12:00',
  address: 'Bandung',
};

const activityRows: Row[] = [
  ...blank('name', 'Nama aktivitas wajib diisi'),
  ['name', 'a'],
  ['name', 'a'.repeat(200)],
  ['name', 'a'.repeat(201), 'Nama aktivitas maksimal 200 karakter'],
  ...blank('description', 'Deskripsi wajib diisi'),
  ['description', 'a'.repeat(2000)],
  ['description', 'a'.repeat(2001), 'Deskripsi maksimal 2000 karakter'],
  ...blank('date', 'Tanggal wajib diisi'),
  ['date', '2026-02-29', 'Tanggal tidak valid'],
  ...blank('start_time', 'Jam mulai wajib diisi'),
  ['start_time', '24:00', 'Jam mulai tidak valid'],
  ['start_time', '08:00:00', 'Jam mulai tidak valid'],
  ...blank('end_time', 'Jam selesai wajib diisi'),
  ['end_time', '24:00', 'Jam selesai tidak valid'],
  ['end_time', '07:59', 'Jam selesai harus setelah jam mulai'],
  ['end_time', '08:00', 'Jam selesai harus setelah jam mulai'],
  ['end_time', '08:01'],
  ...blank('address', 'Alamat wajib diisi'),
  ['address', 'a'.repeat(500)],
  ['address', 'a'.repeat(501), 'Alamat maksimal 500 karakter'],
];

describe('activity', () => {
  testRows(activityRules, activity, activityRows);
});

describe('activity, create', () => {
  testRows(activityCreateRules, { ...activity, internship_id: 7 }, [
    ...activityRows,
    ...chosen('internship_id', 'Magang wajib dipilih'),
  ]);
});

describe('activities, bulk', () => {
  const of = (count: number) => Array.from({ length: count }, () => activity);

  testRows(activitiesBulkRules, { activities: [activity] }, [
    ['activities', undefined, 'Minimal harus ada satu aktivitas'],
    ['activities', null, 'Minimal harus ada satu aktivitas'],
    ['activities', [], 'Minimal harus ada satu aktivitas'],
    ['activities', of(100)],
    ['activities', of(101), 'Maksimal 100 aktivitas sekaligus'],
    ['activities', 'a', 'Harus berupa daftar'],
  ]);

  test('reports the errors of each block at its index', async () => {
    const activities = [activity, { ...activity, name: '' }, { ...activity, end_time: '06:00' }];
    expect(await messagesOf(activitiesBulkRules, { activities })).toEqual({
      'activities[1].name': ['Nama aktivitas wajib diisi'],
      'activities[2].end_time': ['Jam selesai harus setelah jam mulai'],
    });
  });
});

const score = (field: string, label: string): Row[] => [
  ...blank(field, `${label} wajib diisi`),
  [field, 0, `${label} wajib diisi`],
  [field, 0.99, `${label} wajib diisi`],
  [field, 1],
  [field, '85.25'],
  [field, 100],
  [field, 100.01, `${label} maksimal 100`],
  [field, 101, `${label} maksimal 100`],
  [field, 1.005, `${label} maksimal 2 angka di belakang koma`],
  [field, 99.999, `${label} maksimal 2 angka di belakang koma`],
  [field, 1.1],
  [field, 64.07],
  [field, 'A', `${label} harus berupa angka`],
];

describe('grade', () => {
  const grade = {
    internship_id: 7,
    course_code: 'AJK231001',
    assignment_1: 80,
    assignment_2: 81.5,
    midterm: 82.25,
    final: 83,
    other: 84,
  };
  testRows(gradeRules, grade, [
    ...chosen('internship_id', 'Magang wajib dipilih'),
    ...blank('course_code', 'Mata kuliah wajib dipilih'),
    ['course_code', 'AJK23100', 'Mata kuliah wajib dipilih'],
    ['course_code', 'AJK2310011', 'Mata kuliah wajib dipilih'],
    ...score('assignment_1', 'Nilai tugas 1'),
    ...score('assignment_2', 'Nilai tugas 2'),
    ...score('midterm', 'Nilai UTS'),
    ...score('final', 'Nilai UAS'),
    ...score('other', 'Nilai lainnya'),
  ]);
});

describe('grade report filter', () => {
  testRows(
    gradeReportFilterRules,
    { course_code: 'AJK231001', mentor_id: 1, lecturer_id: 2, internship_period_id: 3 },
    [
      ...blank('course_code', 'Mata kuliah wajib dipilih'),
      ...chosen('mentor_id', 'Mentor wajib dipilih'),
      ...chosen('lecturer_id', 'Dosen wajib dipilih'),
      ...chosen('internship_period_id', 'Periode magang wajib dipilih'),
    ],
  );
});

describe('attendance', () => {
  const MISSING = 'Lokasi tidak tersedia';
  const LATITUDE = 'Garis lintang harus antara -90 dan 90';
  const LONGITUDE = 'Garis bujur harus antara -180 dan 180';

  testRows(attendanceRules, { latitude: -6.914744, longitude: 107.60981 }, [
    ...blank('latitude', MISSING),
    ...blank('longitude', MISSING),
    ['latitude', Number.NaN, MISSING],
    ['latitude', 'NaN', MISSING],
    ['longitude', 'Infinity', MISSING],
    ['latitude', Number.POSITIVE_INFINITY, LATITUDE],
    ['longitude', Number.NEGATIVE_INFINITY, LONGITUDE],
    ['latitude', 0],
    ['latitude', -90],
    ['latitude', 90],
    ['latitude', -90.0001, LATITUDE],
    ['latitude', 90.0001, LATITUDE],
    ['longitude', -180],
    ['longitude', 180],
    ['longitude', -180.0001, LONGITUDE],
    ['longitude', 180.0001, LONGITUDE],
  ]);

  test('coordinates keep their digits', async () => {
    const place = { latitude: -6.914744123, longitude: 107.6098101 };
    expect(await accepted(attendanceRules, place)).toEqual(place);
  });
});
