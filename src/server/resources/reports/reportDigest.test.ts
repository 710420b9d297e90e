import {
  activityReportDigest,
  gradeReportDigest,
  signaturesOfActivityReport,
  signaturesOfGradeReport,
} from './reportDigest';

const AT = new Date('2026-03-02T03:00:00Z');
const SIGNATURE = Buffer.from('signature');

const activityRecords: Parameters<typeof activityReportDigest>[1] = {
  internship: {
    nim: '2403310001',
    student_name: 'Siti Rahmawati',
    company_name: 'PT Nusantara Jaringan',
    mentor_name: 'Budi Santoso',
    mentor_signature: SIGNATURE,
    lecturer_name: 'Dr. Agus Pratama, M.T.',
    lecturer_signature: null,
    start_date: '2026-02-02',
    end_date: '2026-06-30',
    semester: 3,
    year: '2026',
  },
  activities: [
    {
      id: 5,
      name: 'Konfigurasi VLAN',
      description: 'Mengatur VLAN pada tiga switch.',
      date: '2026-03-02',
      start_time: '08:00',
      end_time: '16:00',
      address: 'Jl. Merdeka No. 1',
      time_zone: 'WIB',
      attendance_time: AT,
      validated_at_by_mentor: null,
      validated_at_by_lecturer: null,
      log_text: 'Sudah.',
      first_handed_in_at: AT,
    },
  ],
  photos: [{ id: 9, activity_id: 5 }],
};

const gradeRecords: Parameters<typeof gradeReportDigest>[1] = {
  grades: [
    {
      nim: '2403310001',
      name: 'Siti Rahmawati',
      assignment_1: 85.5,
      assignment_2: 80,
      midterm: 78.25,
      final: 88,
      other: 100,
      course_name: 'Praktik Kerja Lapangan',
      course_semester: 3,
      course_academic_year: '2026/2027',
      weight_assignment_1: 20,
      weight_assignment_2: 20,
      weight_midterm: 20,
      weight_final: 30,
      weight_other: 10,
    },
  ],
  lecturer: { name: 'Dr. Agus Pratama, M.T.', signature: SIGNATURE },
  mentor: { name: 'Budi Santoso', company_name: 'PT Nusantara Jaringan', signature: null },
};

test('the digests of earlier reports stay the same', () => {
  expect([
    activityReportDigest(
      { kind: 'activities', id: 1, photos: true },
      activityRecords,
      signaturesOfActivityReport(activityRecords),
    ),
    gradeReportDigest(
      {
        kind: 'grades',
        course_code: 'AJK202301',
        internship_period_id: 1,
        lecturer_id: 2,
        mentor_id: 3,
      },
      gradeRecords,
      signaturesOfGradeReport(gradeRecords),
    ),
  ]).toMatchInlineSnapshot(`
    [
      "d6e1191caa0dcb1850058bb3af1ffbebdbf6bc78e2825eafe9c8d3762f896214",
      "92a31b2d414af272f168b3260be97896340c2c387807bbb9e68c6d3b3797fe3b",
    ]
  `);
});
