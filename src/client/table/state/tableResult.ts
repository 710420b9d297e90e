/** The result of an RTK Query list hook, or anything of that shape. */
export type TableResult<Row> = {
  data?: { data: readonly Row[]; meta: { total: number } };
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};
