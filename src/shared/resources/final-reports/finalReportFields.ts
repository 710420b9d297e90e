import { type AuditedFields, type Fields, type ListedFields, pick } from '@/shared/fields/field';
import {
  FINAL_REPORT_STATE_LABELS,
  REPORT_COMMENT_MAX,
  REPORT_COMMENT_MIN,
  REPORT_TITLE_MAX,
} from './constants';

export const finalReportFields = {
  internship_id: { label: 'Magang', type: 'reference' },
  title: { label: 'Judul Laporan', type: 'text', max: REPORT_TITLE_MAX },
  state: {
    label: 'Status',
    type: 'choice',
    choices: FINAL_REPORT_STATE_LABELS,
    tones: { missing: 'neutral', sent: 'info', returned: 'warning', accepted: 'success' },
  },
  versions: { label: 'Jumlah Versi', type: 'number' },
  comment: {
    label: 'Catatan',
    type: 'text',
    min: REPORT_COMMENT_MIN,
    max: REPORT_COMMENT_MAX,
  },
} as const satisfies Fields;

export const finalReportListed = {
  student_name: { label: 'Nama Mahasiswa', short: 'Mahasiswa', type: 'text' },
  nim: { label: 'NIM', type: 'identifier' },
  company_name: { label: 'Nama Mitra', short: 'Mitra', type: 'text' },
  lecturer_name: { label: 'Dosen Pembimbing', short: 'Dosen', type: 'text' },
  title: finalReportFields.title,
  versions: { ...finalReportFields.versions, short: 'Versi' },
  state: finalReportFields.state,
} as const satisfies ListedFields;

/** Columns of the list and its file that conditions cannot be on. */
export const finalReportShown = {
  sent_at: { label: 'Dikirim', type: 'instant' },
  decided_at: { label: 'Diputuskan', type: 'instant' },
  decided_by_name: { label: 'Diputuskan Oleh', type: 'text' },
} as const satisfies Fields;

/** Without its title, which is personal. */
export const finalReportAudited = {
  final_reports: pick(finalReportFields, 'internship_id', 'state', 'versions'),
} satisfies AuditedFields;
