import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { RunningServer } from '../server';

/** An item as the database has it. */
export interface StoredItem {
  kind: string;
  /** Null for a log. */
  id: string | null;
  activity_id: number | null;
  text: string;
  /** By the clock of the server. */
  received_at: Date;
  /** By the clock of the device; for all but a press only if that has kept it. */
  device_time: Date | null;
}

const ITEMS = `
  select 'press' as kind, device_event_id as id, activity_id, '' as text, received_at, device_time from attendance_events
  union all
  select 'log', null, activity_id, text, coalesce(written_received_at, saved_at), device_time from activity_logs
  union all
  select 'photo', device_event_id, activity_id, '', created_at, device_time from activity_photos
  union all
  select 'request', device_event_id, activity_id, reason, created_at, device_time from attendance_requests`;

/** All items in a copy of the embedded database, which one process at a time may open; the server is idle meanwhile. */
export async function storedItems({ dataDir }: RunningServer): Promise<StoredItem[]> {
  const copy = await mkdtemp(join(tmpdir(), 'simagang-copy-'));
  await cp(join(dataDir, 'data', 'database'), copy, { recursive: true });
  const db = await PGlite.create(copy);
  try {
    return (await db.query<StoredItem>(ITEMS)).rows;
  } finally {
    await db.close();
    await rm(copy, { recursive: true, force: true });
  }
}
