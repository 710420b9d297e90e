import type { Database } from '@/server/db/database';
import { addDays, daysBetween } from '@/shared/calendarDays';
import { anActivity, anAttendanceRequest } from '../builders';
import { dateText } from './readDigest';

export type MatterKind = 'waiting_requests' | 'returned_activities' | 'decided_requests';

/** The record of a matter. */
export interface MatterRecord {
  internship_id: number;
  name: string;
  /** the day since when it waits */
  since: string;
}

interface Rules {
  /** The heading of its section in a digest. */
  section: string;
  /** A page beside the lists of matters that shows all of the kind. */
  page: string;
  /** The days after which it no longer waits. */
  lasts: number | null;
  /** Only on days on which students work. */
  isOfWorkingDay: boolean;
  nameOf(name: string, since: string): string;
  insert(db: Database, record: MatterRecord): Promise<unknown>;
  remove(db: Database, record: MatterRecord): Promise<unknown>;
}

const noon = (day: string) => new Date(`${day}T12:00:00+07:00`);
const reasonOf = ({ name, since }: MatterRecord) => `${name} ${since}`;

const removeRequest = (db: Database, record: MatterRecord) =>
  db
    .deleteFrom('attendance_requests')
    .where('internship_id', '=', record.internship_id)
    .where('reason', '=', reasonOf(record))
    .execute();

/** The day of the leave that was decided on a day, another one for each. */
const leaveOf = (since: string) => addDays('2031-01-01', daysBetween('2030-01-01', since));

export const MATTERS: Record<MatterKind, Rules> = {
  waiting_requests: {
    section: 'Izin & koreksi menunggu keputusan',
    page: '/attendance-requests',
    lasts: null,
    isOfWorkingDay: false,
    nameOf: (name) => name,
    insert: (db, record) =>
      anAttendanceRequest(db, {
        ...{ internship_id: record.internship_id, reason: reasonOf(record) },
        ...{ start_date: '2030-12-20', end_date: '2030-12-20', created_at: noon(record.since) },
      }),
    remove: removeRequest,
  },
  returned_activities: {
    section: 'Aktivitas dikembalikan',
    page: '/follow-ups/returned_activities',
    lasts: null,
    isOfWorkingDay: true,
    nameOf: (name) => name,
    insert: (db, { internship_id, name, since }) =>
      anActivity(db, {
        ...{ internship_id, name, date: since, attendance_time: noon(since) },
        ...{ returned_at_by_mentor: noon(since), validated_at_by_lecturer: noon(since) },
      }),
    remove: (db, { internship_id, name, since }) =>
      db
        .deleteFrom('activities')
        .where('internship_id', '=', internship_id)
        .where('name', '=', name)
        .where('date', '=', since)
        .execute(),
  },
  decided_requests: {
    section: 'Izin & koreksi sudah diputuskan',
    page: '/attendance-requests',
    lasts: 7,
    isOfWorkingDay: false,
    nameOf: (_name, since) => `Izin untuk ${dateText(leaveOf(since))} disetujui`,
    insert: (db, record) =>
      anAttendanceRequest(db, {
        ...{ internship_id: record.internship_id, reason: reasonOf(record) },
        ...{ start_date: leaveOf(record.since), end_date: leaveOf(record.since) },
        ...{ state: 'approved', decided_at: noon(record.since), decided_by_name: 'Mentor' },
        ...{ decided_by_user_id: 1, decided_by_role: 'mentor' },
        created_at: noon(record.since),
      }),
    remove: removeRequest,
  },
};
