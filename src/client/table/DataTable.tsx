import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { useIsPhone } from '@/client/ui/useIsPhone';
import { SKELETON_ROWS } from '@/shared/constants/screen';
import type { Column } from './column';
import { ExportMenu } from './export/ExportMenu';
import { exportedTable, type ListExport } from './export/exportedTable';
import { Body, Busy, Frame, heightsOf, Middle } from './layout/TableFrame';
import { shownColumns } from './layout/tableLayout';
import { useColumnFit } from './layout/useColumnFit';
import { CardList } from './rows/CardList';
import { EmptyTable } from './rows/EmptyTable';
import { drawsPlainRows, useGridModule } from './rows/gridLoader';
import { NoResults } from './rows/NoResults';
import { PlainTable } from './rows/PlainTable';
import { RowContext, type RowSettings, useStableSettings } from './rows/TableContext';
import { TableSkeleton } from './rows/TableSkeleton';
import { useHeldWhilePressed } from './rows/useHeldWhilePressed';
import type { Bulk } from './selection/bulk';
import { useSelection } from './selection/useSelection';
import type { Table } from './state/useTable';
import { TableFooter } from './toolbar/TableFooter';
import { TableToolbar } from './toolbar/TableToolbar';

/** The result of an RTK Query list hook, or anything of that shape. */
export type TableResult<Row> = {
  data?: { data: readonly Row[]; meta: { total: number } };
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

type Props<Row> = {
  /** The accessible name of the rows: 'Daftar mitra industri'. */
  label: string;
  table: Table;
  result: TableResult<Row>;
  /** Defined outside of the component, or memoised: new columns rebuild the grid. */
  columns: readonly Column<Row>[];
  idOf?: (row: Row) => number | string;
  searchLabel?: string;
  /** Buttons at the end of the toolbar, such as 'Print PDF'. */
  tools?: ReactNode;
  /** How the list is exported. */
  exported?: ListExport;
  /** The page's own words for a failed load, above the general sentence. */
  errorText?: string;
  /** The next step when the list has no records at all. */
  emptyAction?: ReactNode;
  /** What can be done to several rows at once. */
  bulk?: Bulk<Row>;
  /** Whether the table fills the height of its ListPage or is as high as its rows. */
  fill?: boolean;
} & RowSettings<Row>;

const bulkBar = lazyComponent(
  () => import(/* webpackChunkName: "later.bulk" */ './selection/BulkBar'),
  'BulkBar',
);

const NO_ROWS: readonly never[] = [];

const idOfRow = (row: unknown) => (row as { id: number }).id;

export function DataTable<Row>(props: Props<Row>) {
  const { label, table, result, columns, idOf = idOfRow, fill = true } = props;
  const { nameOf, hrefOf, actionsOf, emptyAction, exported } = props;
  const { page, perPage, sort, change, layout, changeLayout } = table;
  const hasActions = actionsOf !== undefined;
  const [isSelecting, setSelecting] = useState(false);
  const box = useRef<HTMLElement>(null);
  const fitted = useColumnFit(box, columns, hasActions, layout, isSelecting);
  const isPhone = useIsPhone();
  const asCards = isPhone || fitted === null;

  const { data } = result;
  const loaded = useMemo(() => data && { rows: data.data, total: data.meta.total }, [data]);
  const body = useRef<HTMLDivElement>(null);
  const grid = useGridModule(body, !asCards, loaded !== undefined);
  const total = loaded?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / perPage));

  // The last row of the last page was deleted, or the URL is older than the data.
  const isBeyondEnd = loaded !== undefined && !result.isFetching && page > pageCount;
  useEffect(() => {
    if (isBeyondEnd) change({ page: pageCount });
  }, [isBeyondEnd, pageCount, change]);

  // The order of the rows that are shown: while others are requested, nothing is drawn again.
  const shownSort = useRef(sort);
  if (!result.isFetching) shownSort.current = sort;
  const rowSort = shownSort.current;

  // One value per state, so that it changes only when there is something else to show.
  const current = useMemo(
    () => ({ loaded, grid, isError: result.isError, sort: rowSort }),
    [loaded, grid, result.isError, rowSort],
  );
  const [shown, handlePointerDown] = useHeldWhilePressed(current);
  const isEmpty = shown.loaded?.rows.length === 0;

  const handleSort = useCallback((next: string) => change({ sort: next }), [change]);

  const handleWidth = useCallback(
    (field: string, width: number) =>
      changeLayout({ widths: { ...layout.widths, [field]: Math.round(width) } }),
    [changeLayout, layout.widths],
  );

  const { selected, select, drop, clear } = useSelection(loaded?.rows ?? NO_ROWS, idOf);
  const selection = useMemo(
    () => (isSelecting ? { ids: new Set(selected.keys()), onSelect: select } : undefined),
    [isSelecting, selected, select],
  );
  const toggleSelecting = () => {
    clear();
    setSelecting(!isSelecting);
  };

  const settings = useStableSettings<Row>({ nameOf, hrefOf, actionsOf });

  const view = () => {
    const drawn = asCards ? columns : shownColumns(fitted, layout.hidden);
    if (shown.isError) {
      return (
        <Middle>
          <ErrorState
            text={props.errorText ?? TABLE_LOAD_FAILED}
            description={props.errorText && TABLE_LOAD_FAILED}
            onRetry={() => void result.refetch()}
          />
        </Middle>
      );
    }
    const isLoaded = shown.loaded !== undefined && (asCards || shown.grid || drawsPlainRows());
    if (!shown.loaded || !isLoaded) {
      return <TableSkeleton columns={drawn} hasActions={hasActions} asCards={asCards} />;
    }
    const { rows } = shown.loaded;
    if (isEmpty) {
      return (
        <EmptyTable columns={asCards ? null : drawn} hasActions={hasActions}>
          <NoResults table={table} action={emptyAction} />
        </EmptyTable>
      );
    }
    if (asCards) {
      return <CardList {...{ label, rows, columns, idOf, selection }} isBusy={result.isFetching} />;
    }
    const Table = shown.grid?.GridView ?? PlainTable;
    return (
      <Table
        {...{ label, rows, idOf, layout, selection }}
        columns={fitted}
        sort={shown.sort}
        onSort={handleSort}
        onWidth={table.list ? handleWidth : undefined}
      />
    );
  };

  const exportedColumns = asCards ? columns : shownColumns(columns, layout.hidden);
  const exportedNow = exported && exportedTable(exported, table, exportedColumns);
  const bar = props.bulk && isSelecting && (
    <bulkBar.Component
      bulk={props.bulk as Bulk<unknown>}
      selected={selected}
      exported={exportedNow}
      page={asCards ? { ids: loaded?.rows.map(idOf) ?? [], onSelect: select } : undefined}
      nameOf={settings.nameOf}
      onDone={drop as (rows: readonly unknown[]) => void}
      onEnd={toggleSelecting}
    />
  );

  const fills = fill && !isEmpty && !asCards;
  const hasRows = !shown.isError && !isEmpty && !asCards;
  return (
    <RowContext value={settings}>
      <Frame ref={box} fills={fills} style={heightsOf(layout.density)}>
        <TableToolbar
          table={table}
          columns={columns}
          searchLabel={props.searchLabel ?? 'Cari...'}
          tools={
            exportedNow ? (
              <>
                {props.tools}
                <ExportMenu table={exportedNow} />
              </>
            ) : (
              props.tools
            )
          }
          asCards={asCards}
          selecting={props.bulk && { isOn: isSelecting, onToggle: toggleSelecting }}
        />
        {!asCards && bar}
        <Busy isShown={result.isFetching && loaded !== undefined} />
        <Body
          ref={body}
          fills={fills}
          rows={hasRows ? (shown.loaded?.rows.length ?? SKELETON_ROWS) : null}
          aria-busy={hasRows && result.isFetching}
          onPointerDownCapture={handlePointerDown}
        >
          {view()}
        </Body>
        <TableFooter
          table={table}
          total={loaded && !result.isError ? total : null}
          pageCount={pageCount}
        />
      </Frame>
      {asCards && bar}
    </RowContext>
  );
}
