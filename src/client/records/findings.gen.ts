// Generated from the folders of all resources by `npm run generate`. Do not edit.
import { assessmentFinding } from './assessments/assessmentFinding';
import { certificateFinding } from './certificates/certificateFinding';
import { companyFinding } from './companies/companyFinding';
import { defenceFinding } from './defences/defenceFinding';
import { finalReportFinding } from './finalReports/finalReportFinding';
import { guidanceSessionFinding } from './guidance/guidanceSessionFinding';
import { holidayFinding } from './holidays/holidayFinding';
import { internshipFinding } from './internships/internshipFinding';
import { lecturerFinding } from './lecturers/lecturerFinding';
import { letterFinding } from './letters/letterFinding';
import { mentorFinding } from './mentors/mentorFinding';
import { placementRequestFinding } from './placements/placementRequestFinding';
import { placeFinding } from './places/placeFinding';
import { studentFinding } from './students/studentFinding';

export const ALL_FINDINGS = {
  assessment_sheets: assessmentFinding,
  certificates: certificateFinding,
  companies: companyFinding,
  defences: defenceFinding,
  final_reports: finalReportFinding,
  guidance_sessions: guidanceSessionFinding,
  holidays: holidayFinding,
  internships: internshipFinding,
  lecturers: lecturerFinding,
  letters: letterFinding,
  mentors: mentorFinding,
  placement_requests: placementRequestFinding,
  places: placeFinding,
  students: studentFinding,
} as const;
