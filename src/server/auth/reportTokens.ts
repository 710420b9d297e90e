import { createSignedGrants } from './signedGrants';

export interface GradeReportFilters {
  course_code: string;
  internship_period_id: number;
  lecturer_id: number;
  mentor_id: number;
  /** of the students; only of reports that were printed together with others of their class */
  academic_year?: string;
}

/** The grades of a course, a period or a class. */
export interface AllGradesFilters {
  course_code?: string;
  internship_period_id?: number;
  academic_year?: string;
  lecturer_id?: number;
  mentor_id?: number;
}

/** The placements of a period and the days of a recap of attendance. */
export interface RecapFilters {
  internship_period_id: number;
  date_from: string;
  date_to: string;
  company_id?: number;
  lecturer_id?: number;
  mentor_id?: number;
  academic_year?: string;
  search?: string;
}

export type AskedReport =
  | { kind: 'activities'; id: number; photos?: true }
  | { kind: 'assessment'; id: number; form_id: number }
  | ({ kind: 'attendance' } & RecapFilters)
  | ({ kind: 'grade_list' } & AllGradesFilters)
  | ({ kind: 'grade_sheets' } & AllGradesFilters)
  | ({ kind: 'grades' } & GradeReportFilters);

/** A report with a code of its own; grade reports in one file have one each. */
export type IssuedReport = Exclude<AskedReport, { kind: 'grade_sheets' }>;

/** The grant of a report token: one report for one session. */
export interface ReportGrant {
  sessionId: string;
  report: AskedReport;
}

/** Tokens in the URLs of reports, which a browser tab can open without a session's token. */
export interface ReportTokens {
  /** Valid for ten minutes. */
  tokenOf(grant: ReportGrant): string;
  /** The grant of a token that this server issued and that has not expired; otherwise null. */
  read(token: string): ReportGrant | null;
}

const LIFETIME_S = 10 * 60;

export function createReportTokens(secret: string, clock: () => Date): ReportTokens {
  const grants = createSignedGrants<ReportGrant>(secret, clock, {
    purpose: 'report-tokens',
    lifetimeS: LIFETIME_S,
  });
  return {
    tokenOf: ({ sessionId, report }) => grants.tokenOf({ sessionId, report }),
    read(token) {
      const grant = grants.read(token);
      return grant === 'expired' ? null : grant;
    },
  };
}
