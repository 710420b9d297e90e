// Generated from the folders of all resources by `npm run generate`. Do not edit.
import { helpers } from './0001_helpers';
import { masterData } from './0002_master_data';
import { accounts } from './0003_accounts';
import { placements } from './0004_placements';
import { activities } from './0005_activities';
import { grades } from './0006_grades';
import { closedAndFrozen } from './0007_closed_and_frozen';
import { counts } from './0008_counts';
import { sessions } from './0009_sessions';
import { auditTrail } from './0010_audit_trail';
import { anonymousAccounts } from './0011_anonymous_accounts';
import { reportsBackupsViews } from './0012_reports_backups_views';
import { importHeadings } from './0013_import_headings';
import { holidays } from './0014_holidays';
import { places } from './0015_places';
import { attendanceEvents } from './0016_attendance_events';
import { workPatterns } from './0017_work_patterns';
import { attendanceRequests } from './0018_attendance_requests';
import { decidedRequests } from './0019_decided_requests';
import { attendanceReports } from './0020_attendance_reports';
import { enteredPresses } from './0021_entered_presses';
import { followUps } from './0022_follow_ups';
import { notifications } from './0023_notifications';
import { mails } from './0024_mails';
import { emailConfirmation } from './0025_email_confirmation';
import { chatReminders } from './0026_chat_reminders';
import { mailPreferences } from './0027_mail_preferences';
import { digests } from './0028_digests';
import { waitingTallies } from './0029_waiting_tallies';
import { correctionDays } from './0030_correction_days';
import { ungradedInternships } from './0031_ungraded_internships';
import { placementRequests } from './0032_placement_requests';
import { letterTemplates } from './0034_letter_templates';
import { letters } from './0035_letters';
import { assessmentForms } from './0036_assessment_forms';
import { assessmentSheets } from './0037_assessment_sheets';
import { certificates } from './0038_certificates';
import { guidanceSessions } from './0039_guidance_sessions';
import { finalReports } from './0040_final_reports';
import { defences } from './0041_defences';
import { stages } from './0042_stages';
import { foundCertificates } from './0043_found_certificates';
import { viewsOfGuidance } from './0044_views_of_guidance';
import { attendanceTotals } from './0045_attendance_totals';
import { viewsOfAssessments } from './0046_views_of_assessments';
import { certificateTallies } from './0047_certificate_tallies';
import { missingSheets } from './0049_missing_sheets';
import { letterStarts } from './0050_letter_starts';
import { letterPdfs } from './0052_letter_pdfs';
import { sortKeys } from './0054_sort_keys';
import { longerNews } from './0055_longer_news';
import { placementAsks } from './0056_placement_asks';
import { countedTries } from './0057_counted_tries';
import { oneVerdict } from './0060_one_verdict';
import { datedFacts } from './0061_dated_facts';
import { placementDates } from './0062_placement_dates';
import { lastLetterNumbers } from './0064_last_letter_numbers';
import { campusZone } from './0065_campus_zone';
import { comments } from './0066_comments';
import { closedPeriods } from './0067_closed_periods';
import { countedWhenRead } from './0068_counted_when_read';
import { invitations } from './0069_invitations';
import { gradeLists } from './0071_grade_lists';
import { finishedPlacements } from './0072_finished_placements';
import { givenNumbers } from './0073_given_numbers';
import { institution } from './0076_institution';
import { lateArrivals } from './0077_late_arrivals';
import { searchedTexts } from './0078_searched_texts';
import { placementBeforePeriod } from './0079_placement_before_period';
import { bothTimes } from './0080_both_times';
import { passwordCodes } from './0081_password_codes';
import { agedPresses } from './0082_aged_presses';
import { secondFactors } from './0083_second_factors';
import { signOns } from './0085_sign_ons';

export const ALL_MIGRATIONS = {
  '0001_helpers': helpers,
  '0002_master_data': masterData,
  '0003_accounts': accounts,
  '0004_placements': placements,
  '0005_activities': activities,
  '0006_grades': grades,
  '0007_closed_and_frozen': closedAndFrozen,
  '0008_counts': counts,
  '0009_sessions': sessions,
  '0010_audit_trail': auditTrail,
  '0011_anonymous_accounts': anonymousAccounts,
  '0012_reports_backups_views': reportsBackupsViews,
  '0013_import_headings': importHeadings,
  '0014_holidays': holidays,
  '0015_places': places,
  '0016_attendance_events': attendanceEvents,
  '0017_work_patterns': workPatterns,
  '0018_attendance_requests': attendanceRequests,
  '0019_decided_requests': decidedRequests,
  '0020_attendance_reports': attendanceReports,
  '0021_entered_presses': enteredPresses,
  '0022_follow_ups': followUps,
  '0023_notifications': notifications,
  '0024_mails': mails,
  '0025_email_confirmation': emailConfirmation,
  '0026_chat_reminders': chatReminders,
  '0027_mail_preferences': mailPreferences,
  '0028_digests': digests,
  '0029_waiting_tallies': waitingTallies,
  '0030_correction_days': correctionDays,
  '0031_ungraded_internships': ungradedInternships,
  '0032_placement_requests': placementRequests,
  '0034_letter_templates': letterTemplates,
  '0035_letters': letters,
  '0036_assessment_forms': assessmentForms,
  '0037_assessment_sheets': assessmentSheets,
  '0038_certificates': certificates,
  '0039_guidance_sessions': guidanceSessions,
  '0040_final_reports': finalReports,
  '0041_defences': defences,
  '0042_stages': stages,
  '0043_found_certificates': foundCertificates,
  '0044_views_of_guidance': viewsOfGuidance,
  '0045_attendance_totals': attendanceTotals,
  '0046_views_of_assessments': viewsOfAssessments,
  '0047_certificate_tallies': certificateTallies,
  '0049_missing_sheets': missingSheets,
  '0050_letter_starts': letterStarts,
  '0052_letter_pdfs': letterPdfs,
  '0054_sort_keys': sortKeys,
  '0055_longer_news': longerNews,
  '0056_placement_asks': placementAsks,
  '0057_counted_tries': countedTries,
  '0060_one_verdict': oneVerdict,
  '0061_dated_facts': datedFacts,
  '0062_placement_dates': placementDates,
  '0064_last_letter_numbers': lastLetterNumbers,
  '0065_campus_zone': campusZone,
  '0066_comments': comments,
  '0067_closed_periods': closedPeriods,
  '0068_counted_when_read': countedWhenRead,
  '0069_invitations': invitations,
  '0071_grade_lists': gradeLists,
  '0072_finished_placements': finishedPlacements,
  '0073_given_numbers': givenNumbers,
  '0076_institution': institution,
  '0077_late_arrivals': lateArrivals,
  '0078_searched_texts': searchedTexts,
  '0079_placement_before_period': placementBeforePeriod,
  '0080_both_times': bothTimes,
  '0081_password_codes': passwordCodes,
  '0082_aged_presses': agedPresses,
  '0083_second_factors': secondFactors,
  '0085_sign_ons': signOns,
} as const;
