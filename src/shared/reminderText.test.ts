import { reminderText } from './reminderText';

const aReminder = {
  person: {
    name: 'Siti Aminah',
    phone_number: null,
    link: '/student/attendance-days',
    waiting_activities: null,
  },
  since: '2026-11-12',
  today: '2026-11-21',
  sender: 'Fitri Handayani',
  origin: 'https://magang.example',
};

test('names the student, the day since when nothing came, the page and the sender', () => {
  expect(reminderText(aReminder).split('\n')).toEqual([
    'Halo Siti Aminah, di catatan magang Anda belum absen sejak Kam, 12 Nov.',
    'Mohon absen pada hari kerja berikutnya. Untuk hari yang terlewat, ajukan izin, sakit, atau koreksi di sini:',
    'https://magang.example/student/attendance-days',
    'Kalau ada kendala, silakan kabari saya. Terima kasih.',
    '',
    'Fitri Handayani',
  ]);
});

test('tells a reviewer how many activities wait, with the year of an earlier one', () => {
  const person = {
    name: 'Dewi Kartika',
    phone_number: '081234567890',
    link: '/reviews',
    waiting_activities: 1204,
  };
  const text = reminderText({ ...aReminder, person, since: '2025-12-30', sender: 'Bu Sari' });
  expect(text.split('\n')).toEqual([
    'Yth. Bapak/Ibu Dewi Kartika, 1.204 aktivitas mahasiswa menunggu peninjauan sejak Sel, 30 Des 2025.',
    'Mohon ditinjau di sini:',
    'https://magang.example/reviews',
    'Terima kasih.',
    '',
    'Bu Sari',
  ]);
});
