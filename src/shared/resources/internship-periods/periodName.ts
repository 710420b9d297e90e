import { formatPeriod } from '@/shared/format';

interface Period {
  start_date: string;
  end_date: string;
  semester: number;
}

/** How the dropdowns call a period (spec §2): '1 Jul 2026 s/d 31 Des 2026 - Semester 3'. */
export const periodName = ({ start_date, end_date, semester }: Period): string =>
  `${formatPeriod(start_date, end_date)} - Semester ${semester}`;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des'];
const MONTH_WORDS = new RegExp(`(${MONTHS.join('|')})\\p{L}*`, 'gu');
const UNTIL = /\b(s\s*\/\s*d|s\.d\.?|sd|sampai|dengan|hingga|periode|magang)\b/g;

/** Without signs and words that say nothing: '1 Juli 2026 sampai dengan …' is '1jul2026…'. */
const simplified = (name: string): string =>
  name
    .toLowerCase()
    .replace(UNTIL, ' ')
    .replace(MONTH_WORDS, '$1')
    .replace(/[^\p{L}\d]+/gu, '');

const partsOf = (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day, name: MONTHS[Number(month) - 1] ?? '' };
};

const dayFirst = (date: string): string => {
  const { year, month, day } = partsOf(date);
  return `${day}/${month}/${year}`;
};

const withoutZeros = (date: string): string => date.replace(/\b0/g, '');

/** The names that a file may have for a period: as on the screens, or with dates of digits. */
const namesOf = (period: Period): string[] => {
  const { start_date, end_date, semester } = period;
  const [start, end] = [dayFirst(start_date), dayFirst(end_date)];
  const spans = [
    formatPeriod(start_date, end_date),
    `${start_date} ${end_date}`,
    `${start} ${end}`,
    `${withoutZeros(start)} ${withoutZeros(end)}`,
  ];
  return withSemester(spans, semester);
};

const withSemester = (spans: readonly string[], semester: number): string[] =>
  spans.flatMap((span) => [span, `${span} - Semester ${semester}`]).map(simplified);

/** The names of its months only: 'Juli - Desember 2026'. */
const roughNamesOf = ({ start_date, end_date, semester }: Period): string[] => {
  const [start, end] = [partsOf(start_date), partsOf(end_date)];
  return withSemester(
    [
      `${start.name} ${end.name} ${end.year}`,
      `${start.name} ${start.year} ${end.name} ${end.year}`,
    ],
    semester,
  );
};

const named =
  (namesIn: (period: Period) => string[]) =>
  <Named extends Period>(periods: readonly Named[], name: string): Named[] =>
    periods.filter((period) => namesIn(period).includes(simplified(name)));

/** The periods that a name may mean. */
export const periodsNamed = named(namesOf);

/** The periods that begin and end in the months of a name. */
export const periodsAround = named(roughNamesOf);
