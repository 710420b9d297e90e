/** The ministers usually sign the decree of the next year by then. */
const EXPECTED_FROM = '10-01';

/** The year whose decree of holidays is expected on this day; null before October. */
export const expectedDecreeYear = (day: string): number | null =>
  day.slice(5) >= EXPECTED_FROM ? Number(day.slice(0, 4)) + 1 : null;
