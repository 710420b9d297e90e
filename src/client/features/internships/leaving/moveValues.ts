export interface MoveValues {
  end_date: string;
  /** Empty for the day after the last one. */
  start_date: string;
  company_id: number | '';
  mentor_id: number | '';
  lecturer_id: number | '';
}
