import type { ListAssessmentsArg } from '@/client/api/api';
import { ASSESSMENT_STATES } from '@/shared/constants/assessments';
import { REVIEWERS } from '@/shared/constants/reviews';

export const PER_PAGE = 25;

const NAMES = ['search', 'internship_period_id', 'course_code', 'assessor', 'state'] as const;

/** The choices of the list as the URL holds them; '' for none. */
export type AssessmentQuery = Record<(typeof NAMES)[number], string> & { page: number };

export const readQuery = (params: URLSearchParams): AssessmentQuery => {
  const text = (name: string) => params.get(name) ?? '';
  return {
    search: text('search'),
    internship_period_id: text('internship_period_id'),
    course_code: text('course_code'),
    assessor: text('assessor'),
    state: text('state'),
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
};

export const writeQuery = ({ page, ...query }: AssessmentQuery) => {
  const params = new URLSearchParams();
  for (const name of NAMES) if (query[name] !== '') params.set(name, query[name]);
  if (page > 1) params.set('page', String(page));
  return params;
};

export const hasChoices = (query: AssessmentQuery) => NAMES.some((name) => query[name] !== '');

export const argOf = (query: AssessmentQuery): ListAssessmentsArg => ({
  page: query.page,
  perPage: PER_PAGE,
  search: query.search || undefined,
  internshipPeriodId: Number(query.internship_period_id) || undefined,
  courseCode: query.course_code || undefined,
  assessor: REVIEWERS.find((role) => role === query.assessor),
  state: ASSESSMENT_STATES.find((state) => state === query.state),
});
