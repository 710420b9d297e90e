import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  keysOf,
  readTableState,
  rememberPageSize,
  type TableState,
  writeTableState,
} from './tableState';

export type TableParams = { page: number; perPage: number; search?: string; sort?: string };

type Options = {
  /** The order at the start: `name` or `-date`. */
  sort?: string;
  /** Needed when a page has two tables: the second one's parameters in the URL start with it. */
  name?: string;
};

export type Table = TableState & {
  /** For the list query: `useListCompaniesQuery(table.params)`. */
  params: TableParams;
  change: (changes: Partial<TableState>) => void;
  /** The server answered the whole list: no reason to ask again for its next page. */
  keepRequest: () => void;
};

/** Page, page size, search and order of a table, kept in the URL: back and reload find them again. */
export function useTable({ sort: defaultSort = '', name }: Options = {}): Table {
  const [url, setUrl] = useSearchParams();
  const keys = useMemo(() => keysOf(name), [name]);
  const { page, perPage, search, sort } = readTableState(url, keys, defaultSort);
  const [keptParams, setKeptParams] = useState<TableParams | null>(null);

  const asked = useMemo<TableParams>(
    () => ({ page, perPage, ...(search && { search }), ...(sort && { sort }) }),
    [page, perPage, search, sort],
  );

  // The router does not queue changes: the second of two, a search that is left for a click on a
  // column, would begin where the first did.
  const latestUrl = useRef(url);
  useEffect(() => {
    latestUrl.current = url;
  }, [url]);

  const change = useCallback(
    (changes: Partial<TableState>) => {
      if (changes.perPage) rememberPageSize(changes.perPage);
      const state = readTableState(latestUrl.current, keys, defaultSort);
      // Another search, order or page size starts at the first page again.
      const changed = { ...state, page: 1, ...changes };
      latestUrl.current = writeTableState(latestUrl.current, keys, changed, defaultSort);
      setUrl(latestUrl.current, { replace: true, preventScrollReset: true });
    },
    [setUrl, keys, defaultSort],
  );

  const keepRequest = useCallback(() => setKeptParams((kept) => kept ?? asked), [asked]);

  return { page, perPage, search, sort, params: keptParams ?? asked, change, keepRequest };
}
