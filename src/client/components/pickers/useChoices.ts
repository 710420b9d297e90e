import { useMemo } from 'react';
import type { ComboboxOption } from '../Combobox';
import { FETCH_FAILED } from '../crudMessages';

/** What an RTK Query list hook gives. */
type ListResult<Row> = {
  data?: { data: readonly Row[] };
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

type Settings<Row> = {
  toOption: (row: Row) => ComboboxOption;
  /** Belongs to the list even if the server no longer offers it, such as an inactive mentor. */
  kept?: ComboboxOption | null;
  /** What is said when the list cannot be loaded. */
  failure?: string;
};

/** A list of the server as the choices of a Combobox; opening it asks again after a failure. */
export function useChoices<Row>(
  { data, isFetching, isError, refetch }: ListResult<Row>,
  { toOption, kept, failure = FETCH_FAILED }: Settings<Row>,
) {
  const rows = data?.data;
  const options = useMemo(() => {
    const listed = rows?.map(toOption) ?? [];
    return kept && !listed.some((option) => option.value === kept.value)
      ? [kept, ...listed]
      : listed;
  }, [rows, toOption, kept]);

  return {
    options,
    isLoading: isFetching,
    emptyText: isError ? failure : undefined,
    onOpen: isError ? () => void refetch() : undefined,
    /** For the line under the field. */
    failure: isError ? failure : undefined,
  };
}
