/** Days as 'YYYY-MM-DD', both included. */
export interface DateRange {
  startDate: string;
  endDate: string;
}

/** A range that may last until further notice (null). */
export interface OpenRange {
  startDate: string;
  endDate: string | null;
}

export interface PlacementDates extends DateRange {
  interruptions?: readonly OpenRange[];
}

export const isWithin = (date: string, { startDate, endDate }: OpenRange): boolean =>
  date >= startDate && (endDate === null || date <= endDate);

/** Whether the student works at the company on the date. */
export const isPlacedOn = (date: string, placement: PlacementDates): boolean =>
  isWithin(date, placement) &&
  !placement.interruptions?.some((interruption) => isWithin(date, interruption));
