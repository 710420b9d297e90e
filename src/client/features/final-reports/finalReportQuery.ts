import type { ListFinalReportsArg } from '@/client/api/api';
import { FINAL_REPORT_STATES } from '@/shared/constants/finalReports';

export const PER_PAGE = 25;

const NAMES = [
  'search',
  'internship_period_id',
  'state',
  'company_id',
  'lecturer_id',
  'sort',
] as const;

/** The choices of the list as the URL holds them; '' for none. */
export type FinalReportQuery = Record<(typeof NAMES)[number], string> & { page: number };

export const SORTS = [
  { value: '', label: 'Nama mahasiswa' },
  { value: 'sent_at', label: 'Paling lama menunggu' },
  { value: '-sent_at', label: 'Terakhir dikirim' },
  { value: 'state', label: 'Status' },
] as const;

export const readQuery = (params: URLSearchParams): FinalReportQuery => {
  const text = (name: string) => params.get(name) ?? '';
  return {
    search: text('search'),
    internship_period_id: text('internship_period_id'),
    state: text('state'),
    company_id: text('company_id'),
    lecturer_id: text('lecturer_id'),
    sort: text('sort'),
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
};

export const writeQuery = ({ page, ...query }: FinalReportQuery) => {
  const params = new URLSearchParams();
  for (const name of NAMES) if (query[name] !== '') params.set(name, query[name]);
  if (page > 1) params.set('page', String(page));
  return params;
};

export const hasChoices = (query: FinalReportQuery) =>
  NAMES.some((name) => name !== 'sort' && query[name] !== '');

export const argOf = (query: FinalReportQuery): ListFinalReportsArg => ({
  page: query.page,
  perPage: PER_PAGE,
  search: query.search || undefined,
  sort: SORTS.find(({ value }) => value === query.sort)?.value || undefined,
  internshipPeriodId: Number(query.internship_period_id) || undefined,
  companyId: Number(query.company_id) || undefined,
  lecturerId: Number(query.lecturer_id) || undefined,
  state: FINAL_REPORT_STATES.find((state) => state === query.state),
});
