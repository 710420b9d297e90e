import { useMemo } from 'react';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { FETCH_FAILED } from '@/client/ui/crudMessages';

/** The result of an RTK Query list hook. */
export type ListResult<Row> = {
  data?: { data: readonly Row[] };
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

export type ChoiceSettings<Row> = {
  toOption: (row: Row) => ComboboxOption;
  /** Kept in the list even if the server no longer returns it, such as an inactive mentor. */
  kept?: ComboboxOption | null;
  /** Shown when the list cannot be loaded. */
  failure?: string;
};

/** A server list as options of a Combobox; opening it retries after a failure. */
export function useChoices<Row>(
  { data, isFetching, isError, refetch }: ListResult<Row>,
  { toOption, kept, failure = FETCH_FAILED }: ChoiceSettings<Row>,
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
    onOpen: isError ? (): void => void refetch() : undefined,
    /** Shown below the field. */
    failure: isError ? failure : undefined,
  };
}
