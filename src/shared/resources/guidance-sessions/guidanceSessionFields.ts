import { DESCRIPTION_MAX, NAME_MAX, REASON_MAX, REASON_MIN } from '@/shared/constants/limits';
import { type AuditedFields, type Fields, type ListedFields, pick } from '@/shared/fields/field';
import { GUIDANCE_RESULT_MIN, GUIDANCE_STATE_LABELS } from './constants';

export const guidanceSessionFields = {
  internship_id: { label: 'Magang', type: 'reference' },
  date: { label: 'Tanggal Bimbingan', short: 'Tanggal', type: 'date' },
  topic: { label: 'Topik', type: 'text', max: NAME_MAX },
  result: { label: 'Hasil', type: 'text', min: GUIDANCE_RESULT_MIN, max: DESCRIPTION_MAX },
  state: {
    label: 'Status',
    type: 'choice',
    choices: GUIDANCE_STATE_LABELS,
    tones: { sent: 'info', agreed: 'success', returned: 'warning' },
  },
  reason: { label: 'Alasan', type: 'text', min: REASON_MIN, max: REASON_MAX },
  recorded_by: {
    label: 'Dicatat Oleh',
    type: 'choice',
    choices: { student: 'Mahasiswa', lecturer: 'Dosen' },
  },
} as const satisfies Fields;

export const guidanceSessionListed = {
  student_nim: { label: 'NIM', type: 'identifier' },
  student_name: { label: 'Nama Mahasiswa', short: 'Mahasiswa', type: 'text' },
  company_name: { label: 'Nama Mitra', short: 'Mitra', type: 'text' },
  ...pick(guidanceSessionFields, 'date', 'topic', 'result', 'state'),
} as const satisfies ListedFields;

/** The columns of the list of placements with their sessions in numbers. */
export const guidanceProgressShown = {
  ...pick(guidanceSessionListed, 'student_nim', 'student_name', 'company_name'),
  lecturer_name: { label: 'Dosen Pembimbing', type: 'text' },
  agreed_sessions: { label: 'Bimbingan Disetujui', short: 'Disetujui', type: 'number' },
  sent_sessions: { label: 'Menunggu Persetujuan', short: 'Menunggu', type: 'number' },
  returned_sessions: { label: 'Perlu Diperbaiki', short: 'Dikembalikan', type: 'number' },
} as const satisfies Fields;

/** Without its texts, which are personal. */
export const guidanceSessionAudited = {
  guidance_sessions: pick(guidanceSessionFields, 'internship_id', 'date', 'state', 'recorded_by'),
} satisfies AuditedFields;
