export const WEEKDAYS = [
  { value: 1, short: 'Sen', label: 'Senin' },
  { value: 2, short: 'Sel', label: 'Selasa' },
  { value: 3, short: 'Rab', label: 'Rabu' },
  { value: 4, short: 'Kam', label: 'Kamis' },
  { value: 5, short: 'Jum', label: 'Jumat' },
  { value: 6, short: 'Sab', label: 'Sabtu' },
  { value: 7, short: 'Min', label: 'Minggu' },
] as const;

/** From this many days in a row on, only the first and the last one are named. */
const RANGE = 3;

/** The days that follow each other without a gap. */
function runsOf(weekdays: readonly number[]): string[][] {
  const runs: string[][] = [];
  let isOpen = false;
  for (const { value, short } of WEEKDAYS) {
    const isWorked = weekdays.includes(value);
    if (isWorked && isOpen) runs.at(-1)?.push(short);
    else if (isWorked) runs.push([short]);
    isOpen = isWorked;
  }
  return runs;
}

/** 'Sen–Jum', 'Sen, Rab–Jum', or 'Setiap hari' */
export function weekdaysText(weekdays: readonly number[]): string {
  if (new Set(weekdays).size === WEEKDAYS.length) return 'Setiap hari';
  return runsOf(weekdays)
    .flatMap((run) => (run.length < RANGE ? run : `${run[0]}–${run.at(-1)}`))
    .join(', ');
}
