import type { Insertable } from 'kysely';
import type { Tables } from '../tables';
import { DATA_CENTRE_MENTOR_ID } from './internships';
import type { DemoPeople } from './people';
import { itemAt } from './random';

/** Not the lecturer of the demo accounts. */
const OTHER_LECTURER_ID = 3;

/** A mentor who waits for new placements until the digest, and calls silent students without a mail. */
export function demoMailPreferences({
  mentors,
}: Pick<DemoPeople, 'mentors'>): Insertable<Tables['mail_preferences']>[] {
  const { user_id } = itemAt(mentors, DATA_CENTRE_MENTOR_ID - 1);
  return [
    { user_id, topic: 'news', kind: 'new_placements', channel: 'digest' },
    { user_id, topic: 'follow_ups', kind: 'silent_students', channel: 'never' },
  ];
}

/** A lecturer who reads the digest in the afternoon. */
export function demoDigestHours({
  lecturers,
}: Pick<DemoPeople, 'lecturers'>): Insertable<Tables['digest_hours']>[] {
  return [{ user_id: itemAt(lecturers, OTHER_LECTURER_ID - 1).user_id, hour: 15 }];
}
