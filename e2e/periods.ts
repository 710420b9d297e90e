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

export const periodLabel = ({ start_date, end_date, semester }: Period) =>
  `${asRead(start_date)} s/d ${asRead(end_date)} - Semester ${semester}`;
