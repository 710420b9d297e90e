import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ConditionColumns } from '@/shared/conditions/condition';
import type { Column } from '../column';
import { useConditions, useCorrectedConditions } from '../conditions/useConditions';
import { shownColumns, type TableLayout } from '../layout/tableLayout';
import { useTableLayout } from '../layout/useTableLayout';
import type { AnyFilter, TableFilter } from '../toolbar/tableFilter';
import { layoutOfLink, viewQueryOf, withView } from '../views/viewQuery';
import {
  keysOf,
  readTableState,
  rememberPageSize,
  requestOf,
  type TableState,
  writeTableState,
} from './tableState';

type TableParams = {
  page: number;
  perPage: number;
  search?: string;
  sort?: string;
  conditions?: string;
};

const NONE: readonly [] = [];

type Options<Query> = {
  /** The initial order: `name` or `-date`. */
  sort?: string;
  /** Describes the initial order in a list of orders, when it is not that of a column. */
  sortText?: string;
  /** Required for the second table of a page: prefixes its parameters in the URL. */
  name?: string;
  /** Lets people choose columns, density and widths, remembered under this name. */
  list?: string;
  columns?: readonly Column<never>[];
  /** Defined outside of the component. */
  filters?: readonly TableFilter<Query>[];
  /** The columns that people can set conditions on, those of the server. */
  conditions?: ConditionColumns;
  /** Sends the list query ahead: a change need not wait for the page to render with it. */
  prefetch?: (params: TableParams & Partial<Query>) => void;
};

export type Table<Query = object> = TableState & {
  /** For the list query: `useListCompaniesQuery(table.params)`. */
  params: TableParams & Partial<Query>;
  filters: readonly AnyFilter[];
  defaultSort: string;
  defaultSortText: string;
  list: string | undefined;
  columns: readonly Column<never>[];
  conditionColumns: ConditionColumns | undefined;
  layout: TableLayout;
  changeLayout: (changes: Partial<TableLayout>) => void;
  change: (changes: Partial<TableState>) => void;
  /** Requests what `change` would show, such as the page behind a button that is pointed at. */
  prefetch: (changes: Partial<TableState>) => void;
  /** What a saved view keeps of this table: the query of its page. */
  viewQuery: string;
  /** Shows what a view has kept. */
  applyView: (query: string) => void;
};

/** The fields of the columns that the person sees, in their order: what an export contains. */
export const visibleColumns = ({ columns, layout }: Pick<Table, 'columns' | 'layout'>) =>
  shownColumns(columns, layout.hidden).map(({ field }) => field);

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
  list,
  columns = NONE,
  filters = NONE,
  conditions: conditionColumns,
  prefetch: send,
}: Options<Query> = {}): Table<Query> {
  const [url, setUrl] = useSearchParams();
  const own = useTableLayout(list);
  const named = useMemo(
    () => ({ keys: keysOf(name), filters: filters as readonly AnyFilter[] }),
    [name, filters],
  );
  const { settings: ofConditions, correct } = useConditions({
    ...named,
    columns: conditionColumns,
    list,
  });
  const settings = useMemo(
    () => ({ ...named, defaultSort, conditionsIn: ofConditions?.conditionsIn }),
    [named, defaultSort, ofConditions],
  );
  // A link shows the columns that it names, whatever the person has chosen before.
  const linkedColumns = list === undefined ? null : url.get(settings.keys.columns);
  const layout = useMemo(
    () => layoutOfLink(own.layout, columns, linkedColumns),
    [own.layout, columns, linkedColumns],
  );

  // The URL also holds what other parts of the page change, such as a tab.
  const state = readTableState(url, settings);
  const { page, perPage, search, sort, conditions } = state;
  useCorrectedConditions(conditions, conditionColumns, correct);
  const chosenText = JSON.stringify(state.chosen);
  const chosen = useMemo<TableState['chosen']>(() => JSON.parse(chosenText), [chosenText]);

  const params = useMemo(
    () => ({
      ...requestOf({ page, perPage, search, sort, conditions }),
      ...queryOf(settings.filters, chosen),
    }),
    [page, perPage, search, sort, conditions, settings, chosen],
  );

  // The router does not queue changes: without this, the second of two changes in one task (a search
  // that ends with a click on a column) would start from the URL before the first.
  const latestUrl = useRef(url);
  useEffect(() => {
    latestUrl.current = url;
  }, [url]);

  // The conditions that are remembered become part of the URL, so that it can be passed on.
  const isUnlinked = conditions !== '' && !url.has(settings.keys.conditions);
  useEffect(() => {
    if (!isUnlinked) return;
    latestUrl.current = new URLSearchParams(latestUrl.current);
    latestUrl.current.set(settings.keys.conditions, conditions);
    setUrl(latestUrl.current, { replace: true, preventScrollReset: true });
  }, [isUnlinked, conditions, settings, setUrl]);

  // Another search, order, filter or page size starts at the first page again.
  const changed = useCallback(
    (changes: Partial<TableState>) => ({
      ...readTableState(latestUrl.current, settings),
      page: 1,
      ...changes,
    }),
    [settings],
  );

  const latestSend = useRef(send);
  latestSend.current = send;
  const prefetch = useCallback(
    (changes: Partial<TableState>) => {
      const next = changed(changes);
      latestSend.current?.({ ...requestOf(next), ...queryOf(settings.filters, next.chosen) });
    },
    [changed, settings],
  );

  const change = useCallback(
    (changes: Partial<TableState>) => {
      if (changes.perPage) rememberPageSize(changes.perPage);
      prefetch(changes);
      if (changes.conditions !== undefined) ofConditions?.remember(changes.conditions);
      latestUrl.current = writeTableState(latestUrl.current, settings, changed(changes));
      setUrl(latestUrl.current, { replace: true, preventScrollReset: true });
    },
    [setUrl, settings, ofConditions, changed, prefetch],
  );

  const changeOwnLayout = own.changeLayout;
  const changeLayout = useCallback(
    (changes: Partial<TableLayout>) => {
      changeOwnLayout(changes);
      if (changes.hidden === undefined || !latestUrl.current.has(settings.keys.columns)) return;
      latestUrl.current = new URLSearchParams(latestUrl.current);
      latestUrl.current.delete(settings.keys.columns);
      setUrl(latestUrl.current, { replace: true, preventScrollReset: true });
    },
    [changeOwnLayout, settings, setUrl],
  );

  const viewQuery = viewQueryOf(settings, state, visibleColumns({ columns, layout }));
  const applyView = useCallback(
    (query: string) => {
      latestUrl.current = withView(latestUrl.current, settings, query);
      setUrl(latestUrl.current, { preventScrollReset: true });
    },
    [settings, setUrl],
  );

  return {
    page,
    perPage,
    search,
    sort,
    chosen,
    conditions,
    params,
    filters: settings.filters,
    defaultSort,
    defaultSortText: sortText,
    list,
    columns,
    conditionColumns,
    layout,
    changeLayout,
    change,
    prefetch,
    viewQuery,
    applyView,
  };
}
