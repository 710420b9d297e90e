import { YES_NO_LABELS } from '@/shared/constants/labels';
import { type AuditedFields, type Fields, pick } from '@/shared/fields/field';
import { activityFields } from '@/shared/resources/activities/activityFields';

/** The weekly hours of a placement; its activities get them with name and description. */
export const workPatternFields = {
  weekdays: { label: 'Hari Kerja', type: 'choice' },
  ...pick(
    activityFields,
    'start_time',
    'end_time',
    'break_minutes',
    'name',
    'description',
    'place_id',
  ),
} as const satisfies Fields;

export const workplaceAudited = {
  work_patterns: {
    internship_id: activityFields.internship_id,
    valid_from: { label: 'Berlaku Mulai', type: 'date' },
    ...workPatternFields,
  },
  internship_places: {
    ...pick(activityFields, 'internship_id', 'place_id'),
    is_default: { label: 'Lokasi utama', type: 'choice', choices: YES_NO_LABELS },
  },
} as const satisfies AuditedFields;
