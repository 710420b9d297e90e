import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useMemo } from 'react';
import { TABLE_LOAD_FAILED } from '../crudMessages';
import { EmptyState } from '../states/EmptyState';
import { ErrorState } from '../states/ErrorState';
import { useIsPhone } from '../useIsPhone';
import { browserRows } from './browserRows';
import { CardList } from './CardList';
import type { Column } from './column';
import { drawsPlainRows, useGridModule } from './gridLoader';
import { PlainTable } from './PlainTable';
import { EmptyContext, RowContext, type RowSettings, useStableSettings } from './TableContext';
import { TableFooter } from './TableFooter';
import { Body, Busy, Frame, Middle } from './TableFrame';
import { TableSkeleton } from './TableSkeleton';
import { TableToolbar } from './TableToolbar';
import type { TableState } from './tableState';
import type { Table } from './useTable';

/** What an RTK Query list hook gives, or anything of that shape. */
export type TableResult<Row> = {
  data?: { data: readonly Row[]; meta?: { page?: number; total: number } };
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

type Props<Row> = {
  /** What the rows are, for screen readers: 'Daftar mitra industri'. */
  label: string;
  table: Table;
  result: TableResult<Row>;
  /** Defined outside of the component, or memoised: new ones rebuild the grid. */
  columns: readonly Column<Row>[];
  idOf?: (row: Row) => number | string;
  searchLabel?: string;
  /** Beside the search: filters, buttons such as 'Print PDF'. */
  tools?: ReactNode;
  /** The page's own words for a failed load; the general sentence stands below them. */
  errorText?: string;
  /** The next step when there is nothing at all yet. */
  emptyAction?: ReactNode;
  /** Fills the height that its ListPage leaves; false: as high as its rows. */
  fill?: boolean;
} & RowSettings<Row>;

const idOfRow = (row: unknown) => (row as { id: number }).id;

/** A server that knows no paging answers the whole list: without `meta`, or without a page in it. */
function pageOf<Row>(
  data: TableResult<Row>['data'],
  columns: readonly Column<Row>[],
  state: TableState,
) {
  if (!data) return null;
  if (data.meta?.page) return { rows: data.data, total: data.meta.total, isWhole: false };
  return { ...browserRows(data.data, columns, state), isWhole: true };
}

export function DataTable<Row>(props: Props<Row>) {
  const { label, table, result, columns, idOf = idOfRow, fill = true } = props;
  const { nameOf, hrefOf, actionsOf, emptyAction } = props;
  const { page, perPage, search, sort, change, keepRequest } = table;
  const isPhone = useIsPhone();

  const { data } = result;
  const shown = useMemo(
    () => pageOf(data, columns, { page, perPage, search, sort }),
    [data, columns, page, perPage, search, sort],
  );
  const grid = useGridModule(!isPhone, shown !== null);
  const total = shown?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const isWhole = shown?.isWhole ?? false;

  useEffect(() => {
    if (isWhole) keepRequest();
  }, [isWhole, keepRequest]);

  // The last row of the last page was deleted, or the URL is older than the data.
  const isBeyondEnd = shown !== null && !result.isFetching && page > pageCount;
  useEffect(() => {
    if (isBeyondEnd) change({ page: pageCount });
  }, [isBeyondEnd, pageCount, change]);

  const empty = useMemo(
    () => (
      <EmptyState
        text="No results."
        description={search ? `Tidak ada yang cocok dengan "${search}".` : undefined}
        action={
          search ? (
            <Button variant="outlined" color="secondary" onClick={() => change({ search: '' })}>
              Hapus pencarian
            </Button>
          ) : (
            emptyAction
          )
        }
      />
    ),
    [search, change, emptyAction],
  );

  const settings = useStableSettings<Row>({ nameOf, hrefOf, actionsOf });

  const view = () => {
    if (result.isError) {
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
    if (!shown || (!isPhone && !grid && !drawsPlainRows())) {
      return <TableSkeleton columns={columns} hasActions={actionsOf !== undefined} />;
    }
    const rows = { label, rows: shown.rows, columns, idOf, isBusy: result.isFetching };
    if (isPhone) return shown.rows.length === 0 ? <Middle>{empty}</Middle> : <CardList {...rows} />;
    if (!grid) return <PlainTable {...rows} />;
    return <grid.GridView {...rows} sort={sort} onSort={(next) => change({ sort: next })} />;
  };

  return (
    <RowContext value={settings}>
      <EmptyContext value={empty}>
        <Frame fills={fill}>
          <TableToolbar
            table={table}
            columns={columns}
            searchLabel={props.searchLabel ?? 'Cari...'}
            tools={props.tools}
            showsSort={isPhone}
          />
          <Busy isShown={result.isFetching && shown !== null} />
          <Body fills={fill} isEmpty={shown?.rows.length === 0}>
            {view()}
          </Body>
          <TableFooter
            table={table}
            total={shown && !result.isError ? total : null}
            pageCount={pageCount}
          />
        </Frame>
      </EmptyContext>
    </RowContext>
  );
}
