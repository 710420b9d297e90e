import { NOW } from './clock';

/** The date of attendance, in UTC. */
export const today = () => NOW.toISOString().slice(0, 10);

/** The digits that a person types: 21112026 for '2026-11-21'. */
export const toDigits = (date: string) => date.split('-').reverse().join('');

const MONTHS = 'Jan Feb Mar Apr Mei Jun Jul Agt Sep Okt Nov Des'.split(' ');

/** The format of the screens: '1 Agt 2026' for '2026-08-01'. */
export const formatDate = (date: string) => {
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
};

export interface Period {
  start_date: string;
  end_date: string;
  semester: number;
}

/** '1 Agt 2026 s/d 31 Des 2026'. */
export const formatPeriod = ({ start_date, end_date }: Omit<Period, 'semester'>) =>
  `${formatDate(start_date)} s/d ${formatDate(end_date)}`;

export const periodLabel = (period: Period) =>
  `${formatPeriod(period)} - Semester ${period.semester}`;
