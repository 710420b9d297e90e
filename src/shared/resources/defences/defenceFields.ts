import { REASON_MAX, REASON_MIN, SCORE_MAX, SCORE_MIN } from '@/shared/constants/limits';
import { type AuditedFields, type Fields, type ListedFields, pick } from '@/shared/fields/field';
import {
  DEFENCE_MINUTES_MAX,
  DEFENCE_MINUTES_MIN,
  DEFENCE_REMARK_MAX,
  DEFENCE_STATE_LABELS,
  ROOM_MAX,
} from './constants';

export const defenceFields = {
  internship_id: { label: 'Magang', type: 'reference' },
  starts_at: { label: 'Mulai', type: 'instant' },
  date: { label: 'Tanggal Ujian', short: 'Tanggal', type: 'date' },
  time: { label: 'Jam Mulai', type: 'time' },
  minutes: {
    label: 'Lama (Menit)',
    inMessages: 'Lama ujian',
    type: 'number',
    min: DEFENCE_MINUTES_MIN,
    max: DEFENCE_MINUTES_MAX,
  },
  room: { label: 'Ruang', type: 'text', max: ROOM_MAX },
  examiner_ids: { label: 'Penguji', type: 'reference' },
  state: {
    label: 'Status',
    type: 'choice',
    choices: DEFENCE_STATE_LABELS,
    tones: { unplanned: 'neutral', planned: 'info', held: 'success', cancelled: 'error' },
  },
  cancel_reason: { label: 'Alasan Pembatalan', type: 'text', min: REASON_MIN, max: REASON_MAX },
} as const satisfies Fields;

export const defenceExaminerFields = {
  defence_id: { label: 'Ujian', type: 'reference' },
  lecturer_id: { label: 'Penguji', type: 'reference' },
  position: { label: 'Urutan', type: 'number' },
  score: { label: 'Nilai Ujian', type: 'number', min: SCORE_MIN, max: SCORE_MAX },
  remark: { label: 'Catatan', type: 'text', max: DEFENCE_REMARK_MAX },
} as const satisfies Fields;

export const defenceListed = {
  student_name: { label: 'Nama Mahasiswa', short: 'Mahasiswa', type: 'text' },
  nim: { label: 'NIM', type: 'identifier' },
  company_name: { label: 'Nama Mitra', short: 'Mitra', type: 'text' },
  lecturer_name: { label: 'Dosen Pembimbing', type: 'text' },
  'defence.date': defenceFields.date,
  'defence.room': defenceFields.room,
  state: defenceFields.state,
} as const satisfies ListedFields;

/** Columns of the list that conditions cannot be on. */
export const defenceShown = {
  'defence.time': { label: 'Jam Mulai', short: 'Jam', type: 'text' },
  'defence.examiners': { label: 'Penguji', type: 'text' },
} as const satisfies Fields;

/** Without their texts, which are personal. */
export const defenceAudited = {
  defences: pick(defenceFields, 'internship_id', 'starts_at', 'minutes', 'room', 'state'),
  defence_examiners: pick(defenceExaminerFields, 'defence_id', 'lecturer_id', 'position', 'score'),
} satisfies AuditedFields;
