import type { Migration } from 'kysely';

import { extensions } from './0001_extensions';
import { users } from './0002_users';
import { companies } from './0003_companies';
import { courses } from './0004_courses';
import { internshipPeriods } from './0005_internship_periods';
import { profiles } from './0006_profiles';
import { internships } from './0007_internships';
import { activities } from './0008_activities';
import { grades } from './0009_grades';
import { sessions } from './0010_sessions';
import { activityTallies } from './0011_activity_tallies';
import { internshipsByPeriod } from './0012_internships_by_period';
import { loginFailuresByCount } from './0013_login_failures_by_count';
import { listFilters } from './0014_list_filters';
import { loginNetworks } from './0016_login_networks';
import { defaultPasswordAge } from './0017_default_password_age';
import { sessionDevices } from './0018_session_devices';
import { idempotencyKeys } from './0019_idempotency_keys';
import { searchTexts } from './0020_search_texts';
import { activityLogs } from './0022_activity_logs';
import { reviews } from './0023_reviews';
import { listColumns } from './0024_list_columns';
import { listCounts } from './0025_list_counts';
import { backups } from './0030_backups';
import { auditEntries } from './0034_audit_entries';
import { gradeReasons } from './0037_grade_reasons';
import { closedPeriods } from './0038_closed_periods';
import { issuedReports } from './0043_issued_reports';
import { roundedPositions } from './0044_rounded_positions';
import { anonymisedAccounts } from './0045_anonymised_accounts';
import { versions } from './0048_versions';
import { identifiersAsPasswords } from './0049_identifiers_as_passwords';
import { frozenActivities } from './0050_frozen_activities';
import { firstWords } from './0052_first_words';
import { savedViews } from './0054_saved_views';
import { insertsInTheTrail } from './0056_inserts_in_the_trail';
import { printedReports } from './0058_printed_reports';
import { wordsOfTheTrail } from './0060_words_of_the_trail';
import { wordsInLoops } from './0061_words_in_loops';

/** Applied in the order of their names; a merged migration is never edited. */
export const migrations: Record<string, Migration> = {
  '0001_extensions': extensions,
  '0002_users': users,
  '0003_companies': companies,
  '0004_courses': courses,
  '0005_internship_periods': internshipPeriods,
  '0006_profiles': profiles,
  '0007_internships': internships,
  '0008_activities': activities,
  '0009_grades': grades,
  '0010_sessions': sessions,
  '0011_activity_tallies': activityTallies,
  '0012_internships_by_period': internshipsByPeriod,
  '0013_login_failures_by_count': loginFailuresByCount,
  '0014_list_filters': listFilters,
  '0016_login_networks': loginNetworks,
  '0017_default_password_age': defaultPasswordAge,
  '0018_session_devices': sessionDevices,
  '0019_idempotency_keys': idempotencyKeys,
  '0020_search_texts': searchTexts,
  '0022_activity_logs': activityLogs,
  '0023_reviews': reviews,
  '0024_list_columns': listColumns,
  '0025_list_counts': listCounts,
  '0030_backups': backups,
  '0034_audit_entries': auditEntries,
  '0037_grade_reasons': gradeReasons,
  '0038_closed_periods': closedPeriods,
  '0043_issued_reports': issuedReports,
  '0044_rounded_positions': roundedPositions,
  '0045_anonymised_accounts': anonymisedAccounts,
  '0048_versions': versions,
  '0049_identifiers_as_passwords': identifiersAsPasswords,
  '0050_frozen_activities': frozenActivities,
  '0052_first_words': firstWords,
  '0054_saved_views': savedViews,
  '0056_inserts_in_the_trail': insertsInTheTrail,
  '0058_printed_reports': printedReports,
  '0060_words_of_the_trail': wordsOfTheTrail,
  '0061_words_in_loops': wordsInLoops,
};
