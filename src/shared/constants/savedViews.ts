/** The lists with saved views. */
export const VIEW_LISTS = [
  'users',
  'students',
  'lecturers',
  'mentors',
  'companies',
  'courses',
  'internshipPeriods',
  'internships',
] as const;

export type ViewList = (typeof VIEW_LISTS)[number];

export const VIEW_NAME_MAX = 60;
export const VIEW_QUERY_MAX = 2000;
/** The number of saved views per person and list. */
export const VIEWS_MAX = 50;

export const isViewList = (list: string | undefined): list is ViewList =>
  (VIEW_LISTS as readonly (string | undefined)[]).includes(list);
