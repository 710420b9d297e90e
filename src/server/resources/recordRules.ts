import type { OperationId } from '@/server/contract/operations';
import type { RecordName } from '@/shared/records';
import type { PersonalPart } from './personal-data/personalRecords';

/** The server's decisions for every kind of record; recordRules.test.ts compares them with what happens. */
interface RecordRules {
  /** The operation that exports the list; null without a list to export. */
  exported: OperationId | null;
  /** The part of a person's copy of their data with such records; null for records without a person. */
  copiedIn: PersonalPart | 'pictures' | null;
  /** Whether anonymising a person changes or removes their records. */
  isAnonymised: boolean;
  /** Whether each change counts as a version, which forms compare. */
  isVersioned: boolean;
  /** Whether the demo data has such records. */
  isInDemo: boolean;
}

const ACCOUNT = {
  copiedIn: 'account',
  isAnonymised: true,
  isVersioned: true,
  isInDemo: true,
} as const;
const ABOUT_NOBODY = {
  copiedIn: null,
  isAnonymised: false,
  isVersioned: true,
  isInDemo: true,
} as const;

export const RECORD_RULES: Readonly<Record<RecordName, RecordRules>> = {
  users: { ...ACCOUNT, exported: 'exportUsers' },
  students: { ...ACCOUNT, exported: 'exportStudents' },
  lecturers: { ...ACCOUNT, exported: 'exportLecturers' },
  mentors: { ...ACCOUNT, exported: 'exportMentors' },
  signatures: {
    exported: null,
    copiedIn: 'pictures',
    isAnonymised: true,
    isVersioned: false,
    isInDemo: true,
  },
  companies: { ...ABOUT_NOBODY, exported: 'exportCompanies' },
  courses: { ...ABOUT_NOBODY, exported: 'exportCourses' },
  internship_periods: { ...ABOUT_NOBODY, exported: 'exportInternshipPeriods' },
  // Placements have copies of names.
  internships: {
    exported: 'exportInternships',
    copiedIn: 'internships',
    isAnonymised: true,
    isVersioned: true,
    isInDemo: true,
  },
  activities: {
    exported: 'exportActivities',
    copiedIn: 'activities',
    isAnonymised: true,
    isVersioned: true,
    isInDemo: true,
  },
  // A log counts its texts itself.
  activity_logs: {
    exported: null,
    copiedIn: 'activities',
    isAnonymised: true,
    isVersioned: false,
    isInDemo: true,
  },
  activity_photos: {
    exported: null,
    copiedIn: 'photos',
    isAnonymised: true,
    isVersioned: false,
    isInDemo: true,
  },
  grades: {
    exported: 'exportGrades',
    copiedIn: 'grades',
    isAnonymised: false,
    isVersioned: true,
    isInDemo: true,
  },
  public_address: {
    exported: null,
    copiedIn: null,
    isAnonymised: false,
    isVersioned: false,
    isInDemo: false,
  },
  audit_entries: {
    exported: 'getAuditExport',
    copiedIn: 'audit_entries',
    isAnonymised: true,
    isVersioned: false,
    isInDemo: true,
  },
};
