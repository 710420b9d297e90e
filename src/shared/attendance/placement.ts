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

/** The days that a placement has of its own; null for those of its period. */
export interface OwnDates {
  startDate: string | null;
  endDate: string | null;
}

/** The days of a placement in force: its own, as far as they are in the period. */
export const datesInForce = (period: DateRange, own: OwnDates): DateRange => ({
  startDate:
    own.startDate !== null && own.startDate > period.startDate ? own.startDate : period.startDate,
  endDate: own.endDate !== null && own.endDate < period.endDate ? own.endDate : period.endDate,
});

/** The first day of a new placement, unless another one is chosen: today in a period that has begun, else that of the period. */
export const usualFirstDay = ({ startDate, endDate }: DateRange, today: string): string =>
  startDate < today && today <= endDate ? today : startDate;

export const isWithin = (date: string, { startDate, endDate }: OpenRange): boolean =>
  date >= startDate && (endDate === null || date <= endDate);

/** The reason for which a student is not at the company on a day. */
export type NotPlaced = 'not_begun' | 'interrupted' | 'ended';

/** Null on a day on which the student works at the company. */
export function notPlacedOn(date: string, placement: PlacementDates): NotPlaced | null {
  if (date < placement.startDate) return 'not_begun';
  if (date > placement.endDate) return 'ended';
  const isInterrupted = placement.interruptions?.some((one) => isWithin(date, one));
  return isInterrupted ? 'interrupted' : null;
}

/** Whether the student works at the company on the date. */
export const isPlacedOn = (date: string, placement: PlacementDates): boolean =>
  notPlacedOn(date, placement) === null;
