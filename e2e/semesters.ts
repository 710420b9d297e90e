import { NOW } from './clock';

export interface Semester {
  start_date: string;
  end_date: string;
  year: string;
}

/** The half of a year: its number is even for one that begins in January. */
const half = (number: number): Semester => {
  const year = String(Math.floor(number / 2));
  return number % 2 === 0
    ? { start_date: `${year}-01-01`, end_date: `${year}-06-30`, year }
    : { start_date: `${year}-07-01`, end_date: `${year}-12-31`, year };
};

const PRESENT = NOW.getUTCFullYear() * 2 + (NOW.getUTCMonth() < 6 ? 0 : 1);

export const presentSemester = half(PRESENT);
export const nextSemester = half(PRESENT + 1);
