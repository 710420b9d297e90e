import { sql } from 'kysely';
import { byId, few, ownInternships, type PersonalData } from '@/server/resources/personalRecords';

const workPatterns = (userId: number) => sql`
  select work_patterns.id, internship_id, valid_from, array_to_string(weekdays, ', ') as weekdays,
    start_time, end_time, break_minutes, work_patterns.name, description, places.name as place
  from work_patterns left join places on places.id = place_id
  where internship_id in (${ownInternships(userId)})`;

const places = (userId: number) => sql`
  select internship_id, places.name as place, is_default
  from internship_places join places on places.id = place_id
  where internship_id in (${ownInternships(userId)}) order by internship_id, place_id`;

export const schedulePersonalData = {
  work_patterns: {
    copy: { file: 'jam-kerja', title: 'Jam kerja magang', rows: byId(workPatterns) },
    forget: null,
  },
  internship_places: {
    copy: { file: 'lokasi-absen', title: 'Lokasi absen magang', rows: few(places) },
    forget: null,
  },
} as const satisfies PersonalData;
