import { actorColumns } from '@/server/db/audit/actorColumns';
import type { Database } from '@/server/db/database';

/** Writes an entry to the audit trail for a press that changes nothing of its activity, which no trigger sees. */
export async function recordPressEvent(
  trx: Database,
  activityId: number,
  action: 'attend' | 'void_press',
  now: Date,
): Promise<void> {
  const { name, date, student_name } = await trx
    .selectFrom('activities')
    .innerJoin('internships', 'internships.id', 'activities.internship_id')
    .select(['activities.name', 'activities.date', 'internships.student_name'])
    .where('activities.id', '=', activityId)
    .executeTakeFirstOrThrow();
  const id = String(activityId);
  await trx
    .insertInto('audit_entries')
    .values({
      ...actorColumns(now),
      action,
      resource: 'activities',
      record_id: id,
      label: `${name} (${date}) – ${student_name}`,
      subject: 'activities',
      subject_id: id,
    })
    .execute();
}
