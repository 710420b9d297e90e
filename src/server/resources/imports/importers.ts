import type { ImportKind } from '@/shared/records';
import { activityImporter } from './importActivities';
import { companyImporter } from './importCompanies';
import { courseImporter } from './importCourses';
import type { AnyImporter } from './importer';
import { gradeImporter } from './importGrades';
import { holidayImporter } from './importHolidays';
import { internshipImporter } from './importInternships';
import { lecturerImporter, mentorImporter, studentImporter } from './importPeople';
import { placeImporter } from './importPlaces';

export const IMPORTERS: Readonly<Record<ImportKind, AnyImporter>> = {
  students: studentImporter,
  lecturers: lecturerImporter,
  mentors: mentorImporter,
  companies: companyImporter,
  places: placeImporter,
  courses: courseImporter,
  holidays: holidayImporter,
  internships: internshipImporter,
  activities: activityImporter,
  grades: gradeImporter,
};
