import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { Column } from '../column';
import type { Table } from '../state/useTable';
import { ToolPanel } from '../toolbar/ToolPanel';
import { chosenWidth, minWidthOf } from './columnWidths';
import {
  DEFAULT_LAYOUT,
  DENSITIES,
  type Density,
  MAX_COLUMN_WIDTH,
  shownColumns,
  type TableLayout,
} from './tableLayout';
import { withColumn } from './withColumn';

const DENSITY_LABELS: Readonly<Record<Density, string>> = {
  compact: 'Rapat',
  standard: 'Standar',
  comfortable: 'Lapang',
};

const Choice = styled(Button)({ flex: 1 });

const Columns = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px',
  alignItems: 'center',
  gap: '2px 12px',
  margin: 0,
  padding: 0,
  border: 0,
  '& label': { minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  '& legend': { ...theme.typography.subtitle2, padding: 0, marginBottom: 4 },
  '& .MuiCheckbox-root': { padding: 6, marginLeft: -6 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const WIDTH_STEP = 10;

type WidthProps = {
  column: Column<never>;
  layout: TableLayout;
  onChange: (width: number | undefined) => void;
};

/** The field for a width. It applies a number within the limits: '2' may become '200'. */
function WidthInput({ column, layout, onChange }: WidthProps) {
  const chosen = chosenWidth(column, layout.widths);
  const [typed, setTyped] = useState(String(chosen ?? ''));
  useEffect(() => setTyped(String(chosen ?? '')), [chosen]);
  const minWidth = minWidthOf(column);

  const apply = (text: string) => {
    const width = Math.min(MAX_COLUMN_WIDTH, Math.max(minWidth, Math.round(Number(text))));
    onChange(text === '' ? undefined : width);
    setTyped(text === '' ? '' : String(width));
  };

  return (
    <OutlinedInput
      type="number"
      size="small"
      value={typed}
      placeholder="otomatis"
      onChange={({ target }) => {
        setTyped(target.value);
        const width = Number(target.value);
        if (target.value === '' || (width >= minWidth && width <= MAX_COLUMN_WIDTH))
          apply(target.value);
      }}
      onBlur={() => typed !== String(chosen ?? '') && apply(typed)}
      inputProps={{
        'aria-label': `Lebar ${column.header} (px)`,
        min: minWidth,
        max: MAX_COLUMN_WIDTH,
        step: WIDTH_STEP,
      }}
    />
  );
}

type Props = {
  anchor: HTMLElement;
  table: Table;
  columns: readonly Column<never>[];
  onClose: () => void;
};

/**
 * The choice of columns, widths and density. The grid's own panel has only the columns.
 * @public used through the module that `LayoutButton` imports
 */
export function LayoutPanel({ anchor, table, columns, onClose }: Props) {
  const { layout, changeLayout } = table;
  const shown = shownColumns(columns, layout);

  const show = (column: Column<never>, isShown: boolean) =>
    changeLayout(withColumn(layout, column, isShown));

  const setWidth = ({ field }: Column<never>, width: number | undefined) => {
    const { [field]: _, ...others } = layout.widths;
    changeLayout({ widths: width === undefined ? others : { ...others, [field]: width } });
  };

  return (
    <ToolPanel anchor={anchor} title="Tampilan tabel" onClose={onClose}>
      <ButtonGroup aria-label="Kerapatan baris" variant="outlined" color="secondary">
        {DENSITIES.map((density) => (
          <Choice
            key={density}
            aria-pressed={layout.density === density}
            onClick={() => changeLayout({ density })}
          >
            {DENSITY_LABELS[density]}
          </Choice>
        ))}
      </ButtonGroup>
      <Columns>
        <legend>Kolom dan lebarnya (px)</legend>
        {columns.map((column) => {
          const isShown = shown.includes(column);
          return [
            <FormControlLabel
              key={column.field}
              label={column.header}
              // The last column cannot be hidden.
              disabled={isShown && shown.length === 1}
              control={
                <Checkbox
                  size="small"
                  checked={isShown}
                  onChange={({ target }) => show(column, target.checked)}
                />
              }
            />,
            isShown ? (
              <WidthInput
                key={`${column.field} width`}
                column={column}
                layout={layout}
                onChange={(width) => setWidth(column, width)}
              />
            ) : (
              <small key={`${column.field} hidden`}>tersembunyi</small>
            ),
          ];
        })}
      </Columns>
      <Button variant="outlined" color="secondary" onClick={() => changeLayout(DEFAULT_LAYOUT)}>
        Kembalikan bawaan
      </Button>
    </ToolPanel>
  );
}
