import { format } from 'date-fns/format';
import { parse } from 'date-fns/parse';

const ISO_DATE = 'yyyy-MM-dd';

/** Local midnight of 'YYYY-MM-DD', whereas `new Date` would take it as UTC. */
export const toDate = (text: string) => parse(text, ISO_DATE, new Date(0));

/** The local day of a date, as 'YYYY-MM-DD'. */
export const toIsoDate = (date: Date) => format(date, ISO_DATE);
