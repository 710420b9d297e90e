export interface PeriodDates {
  start_date: string;
  end_date: string;
}
