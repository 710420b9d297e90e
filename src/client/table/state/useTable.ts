import { useCallback, useMemo, useRef } from 'react';
import type { ConditionColumns } from '@/shared/conditions/condition';
import type { Column } from '../column';
import { useConditions } from '../conditions/useConditions';
import { shownColumns, type TableLayout } from '../layout/tableLayout';
import { useTableLayout } from '../layout/useTableLayout';
import type { AnyFilter, TableFilter } from '../toolbar/tableFilter';
import {
  keysOf,
  readTableState,
  rememberPageSize,
  requestOf,
  type TableState,
  type UrlSettings,
  writeTableState,
} from './tableState';
import { useUrl } from './useUrl';

type ListParams = {
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
  /** The words for an initial order that is not that of a column. */
  sortText?: string;
  /** Required for the second table of a page: prefixes its parameters in the URL. */
  name?: string;
  /** The name under which columns, density and widths are remembered; without it, people cannot choose them. */
  list?: string;
  columns?: readonly Column<never>[];
  /** Defined outside of the component. */
  filters?: readonly TableFilter<Query>[];
  /** The server's columns for conditions. */
  conditions?: ConditionColumns;
  /** Sends the list query at once, before the page renders with the change. */
  prefetch?: (params: ListParams & Partial<Query>) => void;
};

/** The page's settings for its table. */
export type TableSettings = UrlSettings & {
  defaultSortText: string;
  list: string | undefined;
  columns: readonly Column<never>[];
  conditionColumns: ConditionColumns | undefined;
};

export type Table<Query = object> = {
  settings: TableSettings;
  /** Page, page size, search, order, filters and conditions, kept in the URL for back and reload. */
  state: TableState;
  change: (changes: Partial<TableState>) => void;
  /** For the list query: `useListCompaniesQuery(table.params)`. */
  params: ListParams & Partial<Query>;
  /** Requests the result of a change in advance, as when somebody points at the next page. */
  prefetch: (changes: Partial<TableState>) => void;
  layout: TableLayout;
  changeLayout: (changes: Partial<TableLayout>) => void;
};

/** The fields of the visible columns, in their order. */
export const visibleColumns = ({ settings, layout }: Pick<Table, 'settings' | 'layout'>) =>
  shownColumns(settings.columns, layout).map(({ field }) => field);

function paramsOf<Query>(filters: readonly AnyFilter[], { chosen, ...state }: TableState) {
  const params = requestOf(state);
  for (const { key, toQuery } of filters) {
    const value = chosen[key];
    if (value !== undefined) Object.assign(params, toQuery(value));
  }
  return params as ListParams & Partial<Query>;
}

export function useTable<Query = object>(options: Options<Query> = {}): Table<Query> {
  const { sort = '', sortText = 'urutan awal', name, list, columns = NONE, conditions } = options;
  const filters = (options.filters ?? NONE) as readonly AnyFilter[];
  const { url, read, write } = useUrl();
  const keys = useMemo(() => keysOf(name), [name]);
  const { conditionsIn, remember } = useConditions({
    columns: conditions,
    list,
    keys,
    filters,
    url,
    write,
  });
  const settings = useMemo(
    () => ({
      keys,
      filters,
      defaultSort: sort,
      conditionsIn,
      defaultSortText: sortText,
      list,
      columns,
      conditionColumns: conditions,
    }),
    [keys, filters, sort, conditionsIn, sortText, list, columns, conditions],
  );
  const { layout, changeLayout } = useTableLayout({ list, columns, key: keys.columns, url, write });
  // Not memoised by the URL: a remembered page size changes the state, too.
  const state = readTableState(url, settings);

  const latestSend = useRef(options.prefetch);
  latestSend.current = options.prefetch;
  const send = useCallback(
    (next: TableState) => latestSend.current?.(paramsOf<Query>(settings.filters, next)),
    [settings],
  );

  // Another search, order, filter or page size starts at the first page again.
  const changed = useCallback(
    (changes: Partial<TableState>) => ({
      ...readTableState(read(), settings),
      page: 1,
      ...changes,
    }),
    [read, settings],
  );

  const prefetch = useCallback(
    (changes: Partial<TableState>) => send(changed(changes)),
    [send, changed],
  );

  const change = useCallback(
    (changes: Partial<TableState>) => {
      const next = changed(changes);
      if (changes.perPage) rememberPageSize(changes.perPage);
      send(next);
      if (changes.conditions !== undefined) remember(changes.conditions);
      write((before) => writeTableState(before, settings, next));
    },
    [changed, send, remember, write, settings],
  );

  return {
    settings,
    state,
    change,
    params: paramsOf<Query>(filters, state),
    prefetch,
    layout,
    changeLayout,
  };
}
