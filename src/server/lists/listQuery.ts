/** The parameters of a request for a list. */
export interface ListQuery {
  page?: number;
  per_page?: number;
  search?: string;
  sort?: string;
  /** The ids of the records to export, separated by commas. */
  ids?: string;
  /** See `fulfilling`. */
  conditions?: string;
}
