import { ATTENDANCE_KIND_LABELS } from '@/shared/constants/attendance';
import {
  REQUEST_COMMENT_MAX,
  REQUEST_COMMENT_MIN,
  REQUEST_REASON_MAX,
  REQUEST_REASON_MIN,
} from '@/shared/constants/limits';
import { type AuditedFields, type Fields, type ListedFields, pick } from '@/shared/fields/field';
import { REQUEST_KIND_LABELS, REQUEST_STATE_LABELS } from './constants';

export const attendanceRequestFields = {
  internship_id: { label: 'Magang', type: 'reference' },
  kind: { label: 'Jenis Pengajuan', short: 'Jenis', type: 'choice', choices: REQUEST_KIND_LABELS },
  start_date: { label: 'Tanggal Mulai', type: 'date' },
  end_date: { label: 'Tanggal Akhir', type: 'date' },
  activity_id: { label: 'Aktivitas', type: 'reference' },
  press: { label: 'Absen', type: 'choice', choices: ATTENDANCE_KIND_LABELS },
  claimed_at: { label: 'Waktu Sebenarnya', type: 'instant' },
  reason: { label: 'Alasan', type: 'text', min: REQUEST_REASON_MIN, max: REQUEST_REASON_MAX },
  state: {
    label: 'Status',
    type: 'choice',
    choices: REQUEST_STATE_LABELS,
    tones: { waiting: 'warning', approved: 'success', rejected: 'error', withdrawn: 'neutral' },
  },
  comment: {
    label: 'Catatan Keputusan',
    type: 'text',
    min: REQUEST_COMMENT_MIN,
    max: REQUEST_COMMENT_MAX,
  },
} as const satisfies Fields;

export const attendanceRequestListed = {
  student_nim: { label: 'NIM', type: 'identifier' },
  student_name: { label: 'Nama Mahasiswa', short: 'Mahasiswa', type: 'text' },
  company_name: { label: 'Nama Mitra', short: 'Mitra', type: 'text' },
  ...pick(attendanceRequestFields, 'kind', 'start_date', 'end_date', 'reason', 'state'),
} as const satisfies ListedFields;

/** Without its texts, which are personal. */
export const attendanceRequestAudited = {
  attendance_requests: pick(
    attendanceRequestFields,
    'internship_id',
    'kind',
    'start_date',
    'end_date',
    'activity_id',
    'press',
    'claimed_at',
    'state',
  ),
} satisfies AuditedFields;
