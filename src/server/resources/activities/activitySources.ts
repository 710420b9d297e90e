import { sql } from 'kysely';
import { labelled } from '@/server/lists/search';
import { listBy } from '@/server/lists/sources';
import { VALIDATION_LABELS } from '@/shared/constants/labels';
import { activityListed } from '@/shared/resources/activities/activityFields';

const happened = (column: string) => ({
  value: sql`${sql.ref(column)} is not null`,
  order: sql.ref(column),
});

export const ACTIVITY_TEXT = 'activities.search_text';

const matchers = ['mentor', 'lecturer'].map((person) =>
  labelled(VALIDATION_LABELS, sql`${sql.ref(`activities.validated_at_by_${person}`)} is not null`),
);

/** The index covers all activities, so it only helps the list of all, not that of one internship or person. */
function sourcesIn(indexedIn: string | undefined) {
  const { sort, ...sources } = listBy(activityListed, {
    name: { value: 'activities.name', indexedIn },
    date: 'activities.date',
    address: { value: 'activities.address', indexedIn },
    attendance_time: happened('activities.attendance_time'),
    validated_at_by_lecturer: happened('activities.validated_at_by_lecturer'),
    validated_at_by_mentor: happened('activities.validated_at_by_mentor'),
  });
  return {
    ...sources,
    matchers,
    sort: {
      ...sort,
      start_time: sql.ref('activities.start_time'),
      end_time: sql.ref('activities.end_time'),
    },
  };
}

export const activitySources = sourcesIn(undefined);
export const activitySourcesOfAll = sourcesIn(ACTIVITY_TEXT);
