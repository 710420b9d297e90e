import { crudPaths, type Id, segment, withQuery } from '@/shared/addresses';
import { conditionsText } from '@/shared/conditions/conditionsText';
import { NO_SCREEN, type RecordKinds } from '@/shared/resources/recordKind';
import type { Reviewer } from '@/shared/resources/reviews/constants';

export const internshipRecords = {
  internships: {
    name: 'magang',
    title: 'Mahasiswa Magang',
    tag: 'Internship',
    history: 'manageInternships',
    imported: 'manageInternships',
    views: 'internships',
    isFound: true,
    isPersonal: true,
  },
  work_patterns: { ...NO_SCREEN, name: 'jam kerja', isPersonal: true },
  internship_places: { ...NO_SCREEN, name: 'lokasi absen', isPersonal: true },
  internship_interruptions: { ...NO_SCREEN, name: 'jeda magang', isPersonal: true },
} as const satisfies RecordKinds;

export const internshipPaths = {
  ...crudPaths('/internships'),
  createFor: (studentId: number) => `/internships/create?student_id=${studentId}`,
  show: (id: Id) => `/internships/${segment(id)}`,
  /** The days of a placement. */
  attendance: (id: Id) => `/internships/${segment(id)}?tab=kehadiran`,
  attendanceOn: (id: Id, date: string) => `/internships/${segment(id)}?tab=kehadiran&date=${date}`,
  /** The placements of a period. */
  ofPeriod: (periodId: number) => `/internships?internship_period_id=${periodId}`,
  /** The placements that a person of this name supervises, the latest periods first. */
  supervisedBy: (reviewer: Reviewer, name: string) =>
    withQuery('/internships', {
      conditions: conditionsText([[`${reviewer}.user.name`, 'equals', name]]),
      sort: '-internship_period.start_date',
    }),
  place: '/internships/place',
  /** With the placements of another period as a starting point. */
  placeFrom: (periodId: number, earlierPeriodId: number) =>
    `/internships/place?period=${periodId}&from=${earlierPeriodId}`,
  schedule: '/internships/schedule',
  /** The schedule of one placement. */
  scheduleOf: (id: number) => `/internships/schedule?internship_id=${id}`,
  /** The schedule of many placements on one day. */
  scheduleOn: (date: string) => `/internships/schedule?date=${date}`,
} as const;
