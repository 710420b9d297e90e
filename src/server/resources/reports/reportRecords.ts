import type { GradeReportFilters } from '@/server/auth/reportTokens';
import type { Database } from '@/server/db/database';
import {
  type ReportReader,
  selectReportedActivities,
  selectReportedGrades,
  selectReportedInternship,
  selectReportedLecturer,
  selectReportedMentor,
  selectReportedPhotos,
} from './reportQueries';

type Rows<Select extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Select>>;

/** The content of an activity report; ids identify the photos, because a photo never changes. */
export interface ActivityRecords {
  internship: NonNullable<Rows<typeof selectReportedInternship>>;
  activities: Rows<typeof selectReportedActivities>;
  photos: Rows<typeof selectReportedPhotos>;
}

type Grade = Rows<typeof selectReportedGrades>[number];

/** The content of a grade report. */
export interface GradeRecords {
  grades: [Grade, ...Grade[]];
  lecturer: Rows<typeof selectReportedLecturer>;
  mentor: Rows<typeof selectReportedMentor>;
}

/** null when the internship does not exist or is not visible to the reader. */
export async function selectActivityRecords(
  db: Database,
  id: number,
  withPhotos: boolean,
  reader: ReportReader,
): Promise<ActivityRecords | null> {
  const internship = await selectReportedInternship(db, id, reader);
  if (!internship) return null;
  const activities = await selectReportedActivities(db, id);
  return { internship, activities, photos: withPhotos ? await selectReportedPhotos(db, id) : [] };
}

/** null without grades. */
export async function selectGradeRecords(
  db: Database,
  filters: GradeReportFilters,
): Promise<GradeRecords | null> {
  const [first, ...more] = await selectReportedGrades(db, filters);
  if (!first) return null;
  return {
    grades: [first, ...more],
    lecturer: await selectReportedLecturer(db, filters.lecturer_id),
    mentor: await selectReportedMentor(db, filters.mentor_id),
  };
}
