import { matchRoutes } from 'react-router';
import { paths } from '@/shared/paths';
import { ROLES, type Role } from '@/shared/permissions';
import type { Screen } from './screen';
import { screenAt } from './screenAt';
import { screens } from './screens';

const roleLetters = (roles: readonly Role[]) =>
  ROLES.map((role) => (roles.includes(role) ? role[0] : '-')).join('');

test('every screen has its path, roles (super, lecturer, mentor, student) and title', () => {
  const table = Object.entries<Screen>(screens).map(
    ([name, { path, roles, title }]) => `${roleLetters(roles)} ${path} (${name}) ${title}`,
  );
  expect(table).toMatchInlineSnapshot(`
    [
      "slms /account (account) Akun Saya",
      "slms /account/second-factors (second-factors) Verifikasi Dua Langkah",
      "slms /change-password (change-password) Ganti Password",
      "slms /devices (devices) Perangkat",
      "slms /email-confirmation (email-confirmation) Konfirmasi Email",
      "slms / (dashboard) Dashboard",
      "slms /follow-ups/:kind (follow-ups.show) Perlu Ditindaklanjuti",
      "slms /inbox (inbox) Kotak Masuk",
      "slms /inbox/preferences (inbox.preferences) Pengaturan Pemberitahuan",
      "---s /student/attendance (student.attendance) Absensi",
      "---s /student/activities (student.activities.index) Daftar Aktivitas",
      "---s /student/activities/:id (student.activities.show) Detail Aktivitas",
      "---s /student/attendance-days (student.attendance-days) Kehadiran Saya",
      "---s /student/unsent (student.unsent) Menunggu Dikirim",
      "---s /student/requests (student.requests.index) Izin & Koreksi",
      "---s /student/requests/create (student.requests.create) Ajukan Izin atau Koreksi",
      "s--- /users (users.index) User",
      "s--- /users/create (users.create) Tambah User",
      "s--- /users/:id/edit (users.edit) Edit User",
      "s--- /students (students.index) Mahasiswa",
      "s--- /lecturers (lecturers.index) Dosen",
      "s--- /mentors (mentors.index) Mentor",
      "s--- /companies (companies.index) Mitra Industri",
      "s--- /companies/create (companies.create) Tambah Mitra Industri",
      "s--- /companies/:id/edit (companies.edit) Edit Mitra Industri",
      "s--- /places (places.index) Lokasi Mitra",
      "s--- /places/create (places.create) Tambah Lokasi Mitra",
      "s--- /places/:id/edit (places.edit) Edit Lokasi Mitra",
      "s--- /courses (courses.index) Mata Kuliah",
      "s--- /courses/create (courses.create) Tambah Mata Kuliah",
      "s--- /courses/:code/edit (courses.edit) Edit Mata Kuliah",
      "s--- /internship-periods (internship-periods.index) Periode Magang",
      "s--- /internship-periods/create (internship-periods.create) Tambah Periode Magang",
      "s--- /internship-periods/:id/edit (internship-periods.edit) Edit Periode Magang",
      "s--- /holidays (holidays.index) Hari Libur",
      "s--- /holidays/create (holidays.create) Tambah Hari Libur",
      "s--- /holidays/:id/edit (holidays.edit) Edit Hari Libur",
      "slm- /internships (internships.index) Mahasiswa Magang",
      "s--- /internships/create (internships.create) Tambah Mahasiswa Magang",
      "s--- /internships/place (internships.place) Tempatkan Banyak",
      "s-m- /internships/schedule (internships.schedule) Buat dari Pola",
      "slm- /internships/:id (internships.show) Detail Magang",
      "s--- /internships/:id/edit (internships.edit) Edit Mahasiswa Magang",
      "s-m- /internships/:id/activities/create (internships.activities.create) Tambah Aktivitas",
      "slm- /internships/:id/activities/:activityId (internships.activities.show) Detail Aktivitas",
      "s-m- /internships/:id/activities/:activityId/edit (internships.activities.edit) Edit Aktivitas",
      "slm- /attendance-requests (attendance-requests.index) Izin & Koreksi",
      "s--- /placement-requests (placement-requests.index) Tempat Magang",
      "s--- /placement-requests/accept (placement-requests.accept) Terima Banyak",
      "s--- /placement-requests/:id (placement-requests.show) Detail Tempat Magang",
      "---s /student/placement-requests (student.placement-requests.index) Tempat Magang",
      "---s /student/placement-requests/create (student.placement-requests.create) Ajukan Tempat",
      "---s /student/placement-requests/:id (student.placement-requests.show) Detail Tempat Magang",
      "---s /student/placement-requests/:id/edit (student.placement-requests.edit) Edit Tempat Magang",
      "s--- /assessment-forms (assessment-forms.index) Formulir Penilaian",
      "s--- /assessment-forms/create (assessment-forms.create) Tambah Formulir Penilaian",
      "s--- /assessment-forms/:id/edit (assessment-forms.edit) Edit Formulir Penilaian",
      "slm- /assessments (assessments.index) Penilaian",
      "slm- /internships/:id/assessments/:formId (assessments.show) Lembar Penilaian",
      "sl-- /guidance-sessions (guidance-sessions.index) Bimbingan",
      "sl-- /guidance-sessions/missing (guidance-sessions.missing) Belum Bimbingan",
      "sl-- /guidance-sessions/:id (guidance-sessions.show) Detail Bimbingan",
      "---s /student/guidance-sessions (student.guidance-sessions) Bimbingan",
      "sl-- /final-reports (final-reports.index) Laporan Akhir",
      "sl-- /final-reports/:id (final-reports.show) Detail Laporan Akhir",
      "---s /student/final-report (student.final-report) Laporan Akhir",
      "s--- /letters (letters.index) Surat",
      "s--- /letters/templates (letters.templates) Template Surat",
      "s--- /letters/series (letters.series) Seri Nomor",
      "s--- /letters/:id (letters.show) Detail Surat",
      "s--- /certificates (certificates.index) Sertifikat",
      "s--- /certificates/:id (certificates.show) Detail Sertifikat",
      "sl-- /defences (defences.index) Ujian",
      "sl-- /defences/:id (defences.show) Detail Ujian",
      "---s /student/defence (student.defence) Ujian",
      "sl-- /internships/:id/grades/create (internships.grades.create) Tambah Nilai",
      "sl-- /internships/:id/grades/:gradeId/edit (internships.grades.edit) Edit Nilai",
      "sl-- /grades/sheet (grades.sheet) Nilai per Mata Kuliah",
      "slm- /attendance-recap (attendance-recap.index) Rekap Kehadiran",
      "-lm- /reviews (reviews.index) Peninjauan",
      "s--- /reports/grades (reports.grades) Laporan Penilaian",
      "slm- /imports/:kind (imports) Impor",
      "s--- /audit (audit) Jejak Audit",
      "s--- /system (system) Sistem",
      "s--- /system/institution (system.institution) Identitas Jurusan",
    ]
  `);
});

test('every parent is a screen', () => {
  for (const { parent } of Object.values<Screen>(screens)) {
    if (parent) expect(Object.keys(screens)).toContain(parent);
  }
});

test('encodes any course code in URLs', () => {
  const url = paths.courses.edit('AJK/2 30%');
  const matched = matchRoutes([{ path: screens['courses.edit'].path }], url);
  expect(matched?.[0]?.params.code).toBe('AJK/2 30%');
});

test.each([
  ['/users/create', '', 'Tambah User'],
  ['/users/create', '?role=mentor', 'Tambah Mentor'],
  ['/users/create', '?role=constructor', 'Tambah User'],
  ['/internships/create', '', 'Tambah Mahasiswa Magang'],
  ['/internships/7', '?tab=nilai', 'Detail Magang'],
  ['/imports/students', '', 'Impor Mahasiswa'],
  ['/internship-periods/create', '', 'Tambah Periode Magang'],
  ['/internship-periods/create', '?copy_of=4', 'Salin Periode Magang'],
  ['/imports/constructor', '', 'Impor'],
  ['/nowhere', '', undefined],
])('%s%s is the screen %p', (pathname, search, title) => {
  expect(screenAt({ pathname, search })?.title).toBe(title);
});
