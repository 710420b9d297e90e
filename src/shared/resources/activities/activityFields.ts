import { POSITION_VERDICT_LABELS } from '@/shared/constants/attendance';
import { VALIDATION_LABELS } from '@/shared/constants/labels';
import { ADDRESS_MAX, BREAK_MAX, DESCRIPTION_MAX, NAME_MAX } from '@/shared/constants/limits';
import {
  type AuditedFields,
  type Fields,
  type ListedFields,
  shortLabel,
} from '@/shared/fields/field';

export const activityFields = {
  internship_id: { label: 'Magang', type: 'reference' },
  name: { label: 'Nama Aktivitas', short: 'Aktivitas', type: 'text', max: NAME_MAX },
  date: { label: 'Tanggal', type: 'date' },
  start_time: { label: 'Jam Mulai', type: 'time' },
  end_time: { label: 'Jam Selesai', type: 'time' },
  address: { label: 'Alamat', type: 'text', max: ADDRESS_MAX },
  description: { label: 'Deskripsi', type: 'text', max: DESCRIPTION_MAX },
  attendance_time: { label: 'Waktu Absen', type: 'instant' },
  position: { label: 'Posisi', type: 'text' },
  position_verdict: {
    label: 'Kesesuaian Lokasi',
    type: 'choice',
    choices: POSITION_VERDICT_LABELS,
  },
  left_at: { label: 'Waktu Absen Pulang', type: 'instant' },
  place_id: { label: 'Lokasi', type: 'reference' },
  break_minutes: {
    label: 'Istirahat (menit)',
    inMessages: 'Istirahat',
    type: 'number',
    min: 0,
    max: BREAK_MAX,
  },
  validated_at_by_mentor: { label: 'Validasi Mentor', type: 'instant' },
  validated_at_by_lecturer: { label: 'Validasi Dosen', type: 'instant' },
  returned_at_by_mentor: { label: 'Dikembalikan Mentor', type: 'instant' },
  returned_at_by_lecturer: { label: 'Dikembalikan Dosen', type: 'instant' },
} as const satisfies Fields;

/** Whether something has happened, where a record says when. */
const happened = (field: Fields[string]) =>
  ({ label: shortLabel(field), type: 'choice', choices: VALIDATION_LABELS }) as const;

export const activityListed = {
  name: activityFields.name,
  date: activityFields.date,
  address: activityFields.address,
  attendance_time: { ...happened(activityFields.attendance_time), label: 'Absen' },
  validated_at_by_lecturer: happened(activityFields.validated_at_by_lecturer),
  validated_at_by_mentor: happened(activityFields.validated_at_by_mentor),
} as const satisfies ListedFields;

const activity = { label: 'Aktivitas', type: 'reference' } as const;

export const activityAudited = {
  // The positions that were rounded.
  activities: { ...activityFields, positions: { label: 'Jumlah posisi', type: 'number' } },
  activity_logs: {
    activity_id: activity,
    text: { label: 'Catatan', type: 'text' },
    handed_in_at: { label: 'Dikirim', type: 'instant' },
  },
  activity_photos: {
    activity_id: activity,
    position: { label: 'Urutan', type: 'text' },
    width: { label: 'Lebar (piksel)', type: 'text' },
    height: { label: 'Tinggi (piksel)', type: 'text' },
    image: { label: 'Foto', type: 'image' },
    thumbnail: { label: 'Gambar kecil', type: 'image' },
  },
} as const satisfies AuditedFields;
