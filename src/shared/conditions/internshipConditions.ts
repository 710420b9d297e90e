import type { ConditionColumns } from './condition';

export const internshipConditions = {
  'student.nim': { label: 'NIM', type: 'text' },
  'student.user.name': { label: 'Nama', type: 'text' },
  'mentor.company.name': { label: 'Mitra Industri', type: 'text' },
  'internship_period.start_date': { label: 'Periode mulai', type: 'date' },
  'internship_period.end_date': { label: 'Periode berakhir', type: 'date' },
  'mentor.user.name': { label: 'Mentor', type: 'text' },
  'lecturer.user.name': { label: 'Dosen', type: 'text' },
} as const satisfies ConditionColumns;
