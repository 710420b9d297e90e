/** What requests say of a list. */
export interface ListQuery {
  page?: number;
  per_page?: number;
  search?: string;
  sort?: string;
  /** An export of only these records, separated by commas. */
  ids?: string;
  /** See `fulfilling`. */
  conditions?: string;
}
