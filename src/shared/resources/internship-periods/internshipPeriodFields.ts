import { ACTIVE_LABELS, YES_NO_LABELS } from '@/shared/constants/labels';
import { MIN_GUIDANCE_SESSIONS_MAX } from '@/shared/constants/limits';
import {
  type AuditedFields,
  type Fields,
  FLAG_TONES,
  type ListedFields,
} from '@/shared/fields/field';

export const internshipPeriodListed = {
  start_date: { label: 'Tanggal Mulai', type: 'date' },
  end_date: { label: 'Tanggal Berakhir', type: 'date' },
  year: { label: 'Tahun', type: 'year' },
  semester: { label: 'Semester', type: 'number' },
  is_active: {
    label: 'Periode aktif',
    short: 'Status',
    type: 'choice',
    choices: ACTIVE_LABELS,
    tones: FLAG_TONES,
  },
} as const satisfies ListedFields;

/** The rules of a period, which a copy of it takes over. */
const periodRuleFields = {
  requires_check_out: { label: 'Wajib absen pulang', type: 'choice', choices: YES_NO_LABELS },
  late_tolerance_minutes: { label: 'Toleransi terlambat', type: 'number' },
  requires_final_report: { label: 'Wajib laporan akhir', type: 'choice', choices: YES_NO_LABELS },
  requires_defence: { label: 'Wajib ujian', type: 'choice', choices: YES_NO_LABELS },
  min_guidance_sessions: {
    label: 'Bimbingan minimum',
    type: 'number',
    min: 0,
    max: MIN_GUIDANCE_SESSIONS_MAX,
  },
} as const satisfies Fields;

export const internshipPeriodFields = {
  ...internshipPeriodListed,
  ...periodRuleFields,
  closed_at: { label: 'Ditutup', type: 'instant' },
} as const satisfies Fields;

type PeriodRule = keyof typeof periodRuleFields;
export const PERIOD_RULES = Object.keys(periodRuleFields) as PeriodRule[];

export const internshipPeriodAudited = {
  internship_periods: internshipPeriodFields,
} satisfies AuditedFields;
