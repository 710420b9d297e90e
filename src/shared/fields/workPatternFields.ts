import { activityFields } from './activityFields';
import { type Fields, pick } from './field';

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
