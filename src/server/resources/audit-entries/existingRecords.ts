import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { type HistoryResource, hasHistory } from '@/shared/records';

interface Subject {
  subject: string | null;
  subject_id: string | null;
}

interface Found {
  id: string;
  internship_id: number | null;
}

const isOfInternship = (resource: HistoryResource) =>
  resource === 'activities' || resource === 'grades';

function find(db: Database, resource: HistoryResource, ids: string[]) {
  const key = sql.ref(resource === 'courses' ? 'code' : 'id');
  const wanted = resource === 'courses' ? ids : ids.map(Number);
  const internship = isOfInternship(resource) ? sql.ref('internship_id') : sql`null::integer`;
  return sql<Found>`
    select ${key}::text as id, ${internship} as internship_id from ${sql.table(resource)}
    where ${key} = any(${wanted})`.execute(db);
}

/** Finds the records of these entries that still exist. */
export async function existingRecords(db: Database, rows: readonly Subject[]) {
  const wanted = new Map<HistoryResource, Set<string>>();
  for (const { subject, subject_id } of rows) {
    if (!hasHistory(subject) || subject_id === null) continue;
    wanted.set(subject, (wanted.get(subject) ?? new Set()).add(subject_id));
  }
  const found = new Map<string, Found & { resource: HistoryResource }>();
  for (const [resource, ids] of wanted) {
    const { rows: records } = await find(db, resource, [...ids]);
    for (const record of records) found.set(`${resource} ${record.id}`, { resource, ...record });
  }
  return ({ subject, subject_id }: Subject) => found.get(`${subject} ${subject_id}`) ?? null;
}
