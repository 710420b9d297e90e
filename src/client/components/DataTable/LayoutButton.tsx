import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { lazyComponent } from '../lazyComponent';
import type { Column } from './column';
import { isDefaultLayout } from './tableLayout';
import type { Table } from './useTable';

const panel = lazyComponent(
  () => import(/* webpackChunkName: "later.table-layout" */ './LayoutPanel'),
  'LayoutPanel',
);

type Props<Row> = { table: Table; columns: readonly Column<Row>[] };

/** Opens the choice of columns, widths and density. */
export function LayoutButton<Row>({ table, columns }: Props<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isDefault = isDefaultLayout(table.layout);

  return (
    <>
      <IconButton
        color={isDefault ? 'default' : 'primary'}
        aria-label={isDefault ? 'Tampilan tabel' : 'Tampilan tabel (diubah)'}
        title="Tampilan tabel"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={panel.preload}
        onFocus={panel.preload}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewColumnOutlined fontSize="small" />
      </IconButton>
      {anchor && (
        <panel.Component
          anchor={anchor}
          table={table}
          columns={columns as readonly Column<never>[]}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
