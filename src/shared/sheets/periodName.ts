import { formatPeriod } from '../format';

interface Period {
  start_date: string;
  end_date: string;
  semester: number;
}

/** How the dropdowns call a period (spec §2): '1 Jul 2026 s/d 31 Des 2026 - Semester 3'. */
export const periodName = ({ start_date, end_date, semester }: Period): string =>
  `${formatPeriod(start_date, end_date)} - Semester ${semester}`;

const simplified = (name: string): string => name.toLowerCase().replace(/\s+/g, '');

/** The names that a file may have for a period: as on the screens, or with dates of digits. */
const namesOf = (period: Period): string[] => {
  const { start_date, end_date, semester } = period;
  const spans = [formatPeriod(start_date, end_date), `${start_date} s/d ${end_date}`];
  return spans.flatMap((span) => [span, `${span} - Semester ${semester}`]).map(simplified);
};

/** The periods that a name may mean. */
export const periodsNamed = <Named extends Period>(
  periods: readonly Named[],
  name: string,
): Named[] => periods.filter((period) => namesOf(period).includes(simplified(name)));
