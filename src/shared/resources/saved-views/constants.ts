import { RECORD_NAMES, RECORDS, type ViewList } from '@/shared/records';

/** The lists of which views can be saved. */
export const VIEW_LISTS = RECORD_NAMES.flatMap((name): ViewList | [] => RECORDS[name].views ?? []);

export const VIEW_NAME_MAX = 60;
export const VIEW_QUERY_MAX = 2000;
/** The number of saved views per person and list. */
export const VIEWS_MAX = 50;

export const isViewList = (list: string | undefined): list is ViewList =>
  (VIEW_LISTS as readonly (string | undefined)[]).includes(list);
