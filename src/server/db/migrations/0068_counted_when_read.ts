import { statements } from './statements';

/** The functions that kept the tables, with their triggers. */
const FUNCTIONS = [
  ...['tally_activities', 'move_activity_tallies'],
  ...['add_to_period_tallies', 'take_from_period_tallies', 'change_period_tallies'],
  ...['count_users', 'count_changed_role', 'count_students'],
  ...['count_placements', 'count_moved_placement', 'count_placements_of_mentor'],
  ...['tally_waiting_on_insert', 'tally_waiting_on_update', 'tally_waiting_on_delete'],
  'move_waiting_tallies',
  ...['add_ungraded_internships', 'remove_graded_internships'],
  ...['return_ungraded_internships', 'move_ungraded_internships'],
  ...['add_sheets_of_placements', 'move_missing_sheets'],
  ...['remove_new_sheets', 'change_missing_sheets', 'return_deleted_sheets'],
  ...['add_sheets_of_forms', 'change_sheets_of_forms', 'remove_sheets_of_forms'],
  ...['change_sheets_of_courses', 'change_sheets_of_periods'],
];

const TABLES = [
  ...['activity_tallies', 'period_tallies', 'list_counts', 'placement_counts', 'waiting_tallies'],
  ...['ungraded_internships', 'missing_sheets'],
];

/** Numbers are counted when they are read (docs/decisions/0023), from these indexes alone. */
const INDEXES = `
  create index activities_attended_idx on activities (internship_id, date)
    where attendance_time is not null;
  drop index activities_waiting_for_mentor_idx, activities_waiting_for_lecturer_idx;
  create index activities_waiting_for_mentor_idx on activities (internship_id, date)
    where validated_at_by_mentor is null and returned_at_by_mentor is null;
  create index activities_waiting_for_lecturer_idx on activities (internship_id, date)
    where validated_at_by_lecturer is null and returned_at_by_lecturer is null;
  drop index internships_internship_period_id_idx, internships_ended_idx;
  create index internships_internship_period_id_idx
    on internships (internship_period_id, mentor_id, end_date);
  create index grades_internship_id_idx on grades (internship_id);`;

export const countedWhenRead = statements(
  `drop function ${FUNCTIONS.join(', ')} cascade;
  drop table ${TABLES.join(', ')};`,
  INDEXES,
);
