/** Today as attendance counts it: 'YYYY-MM-DD', in UTC. */
export const today = () => new Date().toISOString().slice(0, 10);

/** '2026-11-21' as it is typed: 21112026. */
export const asTyped = (date: string) => date.split('-').reverse().join('');

const MONTHS = 'Jan Feb Mar Apr Mei Jun Jul Agt Sep Okt Nov Des'.split(' ');

/** '2026-08-01' as the screens write it: 1 Agt 2026. */
export const asRead = (date: string) => {
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
};

export interface Period {
  start_date: string;
  end_date: string;
  semester: number;
}

/** '1 Agt 2026 s/d 31 Des 2026'. */
export const periodAsRead = ({ start_date, end_date }: Omit<Period, 'semester'>) =>
  `${asRead(start_date)} s/d ${asRead(end_date)}`;

export const periodLabel = (period: Period) =>
  `${periodAsRead(period)} - Semester ${period.semester}`;
