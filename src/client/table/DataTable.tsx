import { type ReactNode, useMemo, useRef } from 'react';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { Column } from './column';
import { ExportMenu } from './export/ExportMenu';
import { exportedTable, type ListExport } from './export/exportedTable';
import { Busy, Frame, heightsOf } from './layout/TableFrame';
import { chosenColumns } from './layout/tableLayout';
import { useColumnFit } from './layout/useColumnFit';
import { RowContext, type RowSettings, useStableSettings } from './rows/RowContext';
import { TableRows } from './rows/TableRows';
import type { Bulk } from './selection/bulk';
import { useSelection } from './selection/useSelection';
import type { TableResult } from './state/tableResult';
import { usePageCount } from './state/usePageCount';
import type { Table } from './state/useTable';
import { TableFooter } from './toolbar/TableFooter';
import { TableToolbar } from './toolbar/TableToolbar';

export type TableProps<Row> = {
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
  /** The export of the list. */
  exported?: ListExport;
  /** The page's own words for a failed load, above the general sentence. */
  errorText?: string;
  /** The next step when the list has no records at all. */
  emptyAction?: ReactNode;
  /** The actions on several rows at once. */
  bulk?: Bulk<Row>;
  /** Fills the height of its ListPage; otherwise the table is as high as its rows. */
  fill?: boolean;
} & RowSettings<Row>;

const bulkBar = lazyComponent(
  () => import(/* webpackChunkName: "later.bulk" */ './selection/BulkBar'),
  'BulkBar',
);

const NO_ROWS: readonly never[] = [];

const idOfRow = (row: unknown) => (row as { id: number }).id;

/** A list with toolbar and footer. Its rows become cards where the columns do not fit. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { label, table, result, columns, idOf = idOfRow, bulk, tools, fill = true } = props;
  const { nameOf, hrefOf, actionsOf } = props;
  const { state, change, layout } = table;
  const rows = result.data?.data;
  const box = useRef<HTMLElement>(null);
  const selection = useSelection(rows ?? NO_ROWS, idOf);
  const fitted = useColumnFit({
    box,
    columns,
    hasActions: actionsOf !== undefined,
    layout,
    isSelecting: selection.isOn,
  });
  const asCards = fitted === null;
  const { added } = layout;
  const chosen = useMemo(() => chosenColumns(columns, { added }), [columns, added]);
  const pageCount = usePageCount(table, result);
  const settings = useStableSettings<Row>({ nameOf, hrefOf, actionsOf });
  const exported = props.exported && exportedTable(props.exported, table, fitted ?? chosen);
  const fills = fill && !asCards && rows?.length !== 0;

  const bar = bulk && selection.isOn && (
    <bulkBar.Component
      bulk={bulk as Bulk<unknown>}
      selected={selection.selected}
      exported={exported}
      page={asCards ? { ids: rows?.map(idOf) ?? [], onSelect: selection.select } : undefined}
      nameOf={settings.nameOf}
      onDone={selection.drop as (rows: readonly unknown[]) => void}
      onEnd={selection.toggle}
    />
  );

  return (
    <RowContext value={settings}>
      <Frame ref={box} fills={fills} style={heightsOf(layout.density)}>
        <TableToolbar
          table={table}
          columns={columns}
          searchLabel={props.searchLabel ?? 'Cari...'}
          tools={
            exported ? (
              <>
                {tools}
                <ExportMenu table={exported} />
              </>
            ) : (
              tools
            )
          }
          asCards={asCards}
          selecting={bulk && { isOn: selection.isOn, onToggle: selection.toggle }}
        />
        {!asCards && bar}
        <Busy isShown={result.isFetching && rows !== undefined} />
        <TableRows
          label={label}
          table={table}
          result={result}
          columns={chosen}
          fitted={fitted}
          idOf={idOf}
          fills={fills}
          selection={selection.ofRows}
          errorText={props.errorText}
          emptyAction={props.emptyAction}
        />
        <TableFooter
          page={state.page}
          perPage={state.perPage}
          total={result.isError ? null : (result.data?.meta.total ?? null)}
          pageCount={pageCount}
          onChange={change}
          onPoint={table.prefetch}
        />
      </Frame>
      {asCards && bar}
    </RowContext>
  );
}
