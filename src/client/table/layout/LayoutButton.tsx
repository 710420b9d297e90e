import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { Column } from '../column';
import type { Table } from '../state/useTable';
import { ToolButton } from '../toolbar/ToolButton';
import { isDefaultLayout } from './tableLayout';

const panel = lazyComponent(
  () => import(/* webpackChunkName: "later.table-layout" */ './LayoutPanel'),
  'LayoutPanel',
);

type Props<Row> = { table: Table; columns: readonly Column<Row>[] };

/** Opens the choice of columns, widths and density. */
export function LayoutButton<Row>({ table, columns }: Props<Row>) {
  const isChanged = !isDefaultLayout(table.layout);
  return (
    <ToolButton
      title="Kolom dan tampilan tabel"
      word="Kolom"
      label={isChanged ? 'Kolom dan tampilan tabel (diubah)' : undefined}
      icon={<ViewColumnOutlined fontSize="small" />}
      isChanged={isChanged}
      onPoint={panel.preload}
      panel={(anchor, onClose) => (
        <panel.Component
          anchor={anchor}
          table={table}
          columns={columns as readonly Column<never>[]}
          onClose={onClose}
        />
      )}
    />
  );
}
