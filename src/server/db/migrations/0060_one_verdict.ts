import { statements } from './statements';

/** The triggers that noted the changes of a placement, each with a function of its own. */
const TRIGGERS: Readonly<Record<string, readonly string[]>> = {
  internships: ['total_inserted_internships', 'total_moved_internships'],
  activities: ['total_inserted_activities', 'total_deleted_activities', 'total_updated_activities'],
  attendance_requests: [
    'total_inserted_requests',
    'total_deleted_requests',
    'total_updated_requests',
  ],
  internship_places: [
    'total_inserted_internship_places',
    'total_deleted_internship_places',
    'total_updated_internship_places',
  ],
};

const dropped = Object.entries(TRIGGERS).flatMap(([table, names]) =>
  names.map((name) => `drop trigger ${name} on ${table}; drop function ${name}();`),
);

/** Totals are no longer counted ahead, but judged when they are asked for (docs/decisions/0066). */
export const oneVerdict = statements(...dropped, 'drop table attendance_totals;');
