import {
  REASON_MAX,
  REASON_MIN,
  REQUEST_COMMENT_MAX,
  REQUEST_COMMENT_MIN,
  REQUEST_REASON_MAX,
} from '@/shared/constants/limits';
import { type AuditedFields, type Fields, type ListedFields, pick } from '@/shared/fields/field';
import { companyFields } from '@/shared/resources/companies/companyFields';
import { PLACEMENT_STATE_LABELS } from './constants';

/** The fields of a company that a student has found. */
export const ownCompanyFields = {
  ...pick(companyFields, 'name', 'address', 'business_field'),
  contact_name: {
    label: 'Nama Kontak',
    type: 'text',
    min: companyFields.name.min,
    max: companyFields.name.max,
  },
  ...pick(companyFields, 'phone_number', 'email'),
} as const satisfies Fields;

export const placementRequestFields = {
  student_id: { label: 'Mahasiswa', type: 'reference' },
  internship_period_id: { label: 'Periode Magang', type: 'reference' },
  note: { label: 'Catatan', type: 'text', max: REQUEST_REASON_MAX },
  state: {
    label: 'Status',
    type: 'choice',
    choices: PLACEMENT_STATE_LABELS,
    tones: {
      draft: 'neutral',
      sent: 'info',
      incomplete: 'warning',
      accepted: 'success',
      refused: 'error',
      withdrawn: 'neutral',
    },
  },
  sent_on: { label: 'Dikirim', type: 'date' },
  linked_company_id: { label: 'Mitra', type: 'reference' },
  comment: {
    label: 'Catatan Jurusan',
    type: 'text',
    min: REQUEST_COMMENT_MIN,
    max: REQUEST_COMMENT_MAX,
  },
} as const satisfies Fields;

export const placementRequestListed = {
  student_nim: { label: 'NIM', type: 'identifier' },
  student_name: { label: 'Nama Mahasiswa', short: 'Mahasiswa', type: 'text' },
  company_name: { label: 'Nama Mitra', short: 'Mitra', type: 'text' },
  ...pick(placementRequestFields, 'state', 'sent_on'),
} as const satisfies ListedFields;

export const placementWindowFields = {
  internship_period_id: placementRequestFields.internship_period_id,
  open_from: { label: 'Dibuka Mulai', type: 'date' },
  open_until: { label: 'Dibuka Sampai', type: 'date' },
} as const satisfies Fields;

export const placementExceptionFields = {
  internship_period_id: placementRequestFields.internship_period_id,
  student_id: placementRequestFields.student_id,
  until: { label: 'Sampai', type: 'date' },
  reason: { label: 'Alasan', type: 'text', min: REASON_MIN, max: REASON_MAX },
} as const satisfies Fields;

/** Without the texts and the numbers that were typed, which are personal. */
export const placementRequestAudited = {
  placement_requests: pick(
    placementRequestFields,
    'internship_period_id',
    'student_id',
    'state',
    'sent_on',
    'linked_company_id',
  ),
  placement_asks: {
    request_id: { label: 'Pengajuan Tempat', type: 'reference' },
    student_id: placementRequestFields.student_id,
  },
  placement_windows: placementWindowFields,
  placement_window_exceptions: pick(
    placementExceptionFields,
    'internship_period_id',
    'student_id',
    'until',
  ),
} as const satisfies AuditedFields;
