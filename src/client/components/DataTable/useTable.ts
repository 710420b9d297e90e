import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AnyFilter, TableFilter } from './tableFilter';
import {
  keysOf,
  readTableState,
  rememberPageSize,
  type TableState,
  writeTableState,
} from './tableState';

type TableParams = { page: number; perPage: number; search?: string; sort?: string };

const NO_FILTERS: readonly [] = [];

type Options<Query> = {
  /** The initial order: `name` or `-date`. */
  sort?: string;
  /** Describes the initial order in a list of orders, when it is not that of a column. */
  sortText?: string;
  /** Required for the second table of a page: prefixes its parameters in the URL. */
  name?: string;
  /** Defined outside of the component. */
  filters?: readonly TableFilter<never, Query>[];
};

export type Table<Query = object> = TableState & {
  /** For the list query: `useListCompaniesQuery(table.params)`. */
  params: TableParams & Partial<Query>;
  filters: readonly AnyFilter[];
  defaultSort: string;
  defaultSortText: string;
  change: (changes: Partial<TableState>) => void;
  /** The server answered with the whole list, so the next page needs no request. */
  keepRequest: () => void;
};

const queryOf = (filters: readonly AnyFilter[], chosen: TableState['chosen']) =>
  Object.assign(
    {},
    ...filters.map(({ key, toQuery }) => (chosen[key] === undefined ? {} : toQuery(chosen[key]))),
  );

/** Page, page size, search, order and filters of a table, kept in the URL for back and reload. */
export function useTable<Query = object>({
  sort: defaultSort = '',
  sortText = 'urutan awal',
  name,
  filters = NO_FILTERS,
}: Options<Query> = {}): Table<Query> {
  const [url, setUrl] = useSearchParams();
  const settings = useMemo(
    () => ({ keys: keysOf(name), defaultSort, filters: filters as readonly AnyFilter[] }),
    [name, defaultSort, filters],
  );
  // The URL also holds what other parts of the page change, such as a tab.
  const state = readTableState(url, settings);
  const { page, perPage, search, sort } = state;
  const chosenText = JSON.stringify(state.chosen);
  const chosen = useMemo<TableState['chosen']>(() => JSON.parse(chosenText), [chosenText]);
  const [keptParams, setKeptParams] = useState<TableParams | null>(null);

  const requested = useMemo<TableParams>(
    () => ({ page, perPage, ...(search && { search }), ...(sort && { sort }) }),
    [page, perPage, search, sort],
  );
  const params = useMemo(
    () => ({ ...(keptParams ?? requested), ...queryOf(settings.filters, chosen) }),
    [keptParams, requested, settings, chosen],
  );

  // The router does not queue changes: without this, the second of two changes in one task (a search
  // that ends with a click on a column) would start from the URL before the first.
  const latestUrl = useRef(url);
  useEffect(() => {
    latestUrl.current = url;
  }, [url]);

  const change = useCallback(
    (changes: Partial<TableState>) => {
      if (changes.perPage) rememberPageSize(changes.perPage);
      const current = readTableState(latestUrl.current, settings);
      // Another search, order, filter or page size starts at the first page again.
      const changed = { ...current, page: 1, ...changes };
      latestUrl.current = writeTableState(latestUrl.current, settings, changed);
      setUrl(latestUrl.current, { replace: true, preventScrollReset: true });
    },
    [setUrl, settings],
  );

  const keepRequest = useCallback(() => setKeptParams((kept) => kept ?? requested), [requested]);

  return {
    page,
    perPage,
    search,
    sort,
    chosen,
    params,
    filters: settings.filters,
    defaultSort,
    defaultSortText: sortText,
    change,
    keepRequest,
  };
}
