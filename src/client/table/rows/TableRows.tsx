import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { SKELETON_ROWS } from '@/shared/constants/screen';
import type { Column } from '../column';
import { Body, Middle } from '../layout/TableFrame';
import type { RowId, RowSelection } from '../selection/useSelection';
import type { TableResult } from '../state/tableResult';
import type { Table } from '../state/useTable';
import { CardList } from './CardList';
import { NoResults } from './NoResults';
import { PlainRows } from './PlainRows';
import { PlainTable } from './PlainTable';
import { TableSkeleton } from './TableSkeleton';
import { useGrid } from './useGrid';
import { useHeldWhilePressed } from './useHeldWhilePressed';

type Props<Row> = {
  label: string;
  table: Table;
  result: TableResult<Row>;
  /** The columns of cards. */
  columns: readonly Column<Row>[];
  /** The columns that are shown, with their widths; null where they do not fit, and cards are shown. */
  fitted: readonly Column<Row>[] | null;
  idOf: (row: Row) => RowId;
  fills: boolean;
  selection: RowSelection | undefined;
  errorText: string | undefined;
  emptyAction: ReactNode;
};

/** The order of the present rows. The header keeps it while others are requested. */
function useShownSort(sort: string, isFetching: boolean) {
  const shown = useRef(sort);
  if (!isFetching) shown.current = sort;
  return shown.current;
}

/** The part between toolbar and footer: rows, a skeleton, an error or the empty state. */
export function TableRows<Row>(props: Props<Row>) {
  const { label, table, result, columns, fitted, idOf, fills, selection, errorText } = props;
  const { change, layout, changeLayout } = table;
  const { data, isFetching, isError } = result;
  const body = useRef<HTMLDivElement>(null);
  const grid = useGrid(body, fitted !== null && data !== undefined);
  const sort = useShownSort(table.state.sort, isFetching);
  const current = useMemo(() => ({ data, isError, sort, grid }), [data, isError, sort, grid]);
  const [shown, handlePointerDown] = useHeldWhilePressed(current);

  const handleSort = useCallback((next: string) => change({ sort: next }), [change]);
  const handleWidth = useCallback(
    (field: string, width: number) =>
      changeLayout({ widths: { ...layout.widths, [field]: Math.round(width) } }),
    [changeLayout, layout.widths],
  );

  const rows = shown.data?.data;
  const isEmpty = rows?.length === 0;
  const hasRows = !shown.isError && !isEmpty && fitted !== null;

  const content = () => {
    if (shown.isError) {
      return (
        <Middle>
          <ErrorState
            text={errorText ?? TABLE_LOAD_FAILED}
            description={errorText && TABLE_LOAD_FAILED}
            onRetry={() => void result.refetch()}
          />
        </Middle>
      );
    }
    if (!rows) return <TableSkeleton columns={fitted ?? columns} asCards={fitted === null} />;
    if (isEmpty) {
      return (
        <>
          {fitted && <PlainTable columns={fitted} />}
          <NoResults table={table} action={props.emptyAction} />
        </>
      );
    }
    if (fitted === null) {
      return (
        <CardList
          label={label}
          rows={rows}
          columns={columns}
          idOf={idOf}
          selection={selection}
          isBusy={isFetching}
        />
      );
    }
    const Rows = shown.grid?.GridView ?? PlainRows;
    return (
      <Rows
        label={label}
        rows={rows}
        columns={fitted}
        idOf={idOf}
        sort={shown.sort}
        onSort={handleSort}
        density={layout.density}
        selection={selection}
        onWidth={table.settings.list === undefined ? undefined : handleWidth}
      />
    );
  };

  return (
    <Body
      ref={body}
      fills={fills}
      rows={hasRows ? (rows?.length ?? SKELETON_ROWS) : null}
      aria-busy={hasRows && isFetching}
      onPointerDownCapture={handlePointerDown}
    >
      {content()}
    </Body>
  );
}
