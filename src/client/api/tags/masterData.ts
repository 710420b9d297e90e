import { list } from '../defaultTags';
import type { CreateImportArg } from '../endpoints.gen';
import {
  HISTORY,
  lists,
  PERSON_SHOWN_IN,
  PLACE_SHOWN_IN,
  type TagRules,
  type TagType,
} from './tags';

const COMPANY_SHOWN_IN = ['Mentor', 'Internship', 'Report', 'Dashboard'] as const;
const PERIOD_SHOWN_IN = ['Internship', 'Review', 'Dashboard'] as const;
const WINDOW_CHANGED = [list('PlacementWindow'), HISTORY] as const;

export const IMPORTED_INTO: Readonly<Record<CreateImportArg['kind'], TagType[]>> = {
  students: [...PERSON_SHOWN_IN, 'Dashboard', 'AuditEntry'],
  lecturers: [...PERSON_SHOWN_IN, 'Dashboard', 'AuditEntry'],
  mentors: [...PERSON_SHOWN_IN, 'Dashboard', 'AuditEntry'],
  companies: ['Company', 'Mentor', 'Internship', 'Report', 'Dashboard', 'AuditEntry'],
  places: ['Place', ...PLACE_SHOWN_IN, 'AuditEntry'],
  courses: ['Course', 'Grade', 'Report', 'AuditEntry'],
  holidays: ['Holiday', 'AuditEntry'],
  internships: ['Internship', 'Student', 'Activity', 'Grade', 'Dashboard', 'Report', 'AuditEntry'],
  activities: ['Activity', 'Review', 'Dashboard', 'AuditEntry'],
  grades: ['Grade', 'Report', 'AuditEntry'],
};

/** Companies with their places, courses, periods and holidays, and what is imported. */
export const masterDataTags: TagRules = {
  alsoChanged: [
    [['createCompany', 'deleteCompany'], ['Dashboard']],
    [['updateCompany', 'applyToCompanies'], COMPANY_SHOWN_IN],
    [['updateCourse'], ['Grade', 'Report']],
    // Placements list the places of their company, and their clocks and days off follow them.
    [['createPlace', 'updatePlace', 'deletePlace', 'applyToPlaces'], PLACE_SHOWN_IN],
    [['createHoliday', 'updateHoliday', 'deleteHoliday', 'applyToHolidays'], ['AttendanceDay']],
    // An activity says whether its period asks for a check-out.
    [['updateInternshipPeriod'], ['Internship', 'Activity', 'Report', 'Dashboard']],
    [['applyToInternshipPeriods'], PERIOD_SHOWN_IN],
    [
      ['closeInternshipPeriod', 'reopenInternshipPeriod'],
      [...PERIOD_SHOWN_IN, list('Certificate')],
    ],
  ],
  changed: [
    [['createHolidayMove'], [list('Activity'), 'AttendanceDay', 'Dashboard']],
    // Nearly every screen shows some of the imported records.
    [['createImport'], ({ kind }: CreateImportArg) => IMPORTED_INTO[kind]],
  ],
  changedAnyway: [
    // The dialog or page that requested the answer keeps it; it counts for a moment only.
    [['readImportFile', 'checkImport'], []],
    [['updateInternshipPlaces'], [...PLACE_SHOWN_IN, list('Company')]],
    [['updatePlacementWindow'], WINDOW_CHANGED],
    [['updatePlacementException', 'deletePlacementException'], WINDOW_CHANGED],
  ],
  read: [
    [['getHolidayMove'], lists('Holiday', 'Activity')],
    [['listAttendancePlaces'], lists('Company')],
    [['getPlacementWindow'], lists('PlacementWindow')],
  ],
};
