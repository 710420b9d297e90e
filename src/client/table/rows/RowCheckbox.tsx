import {
  type GridRowId,
  type GridSlotProps,
  useGridApiContext,
  useGridRootProps,
} from '@mui/x-data-grid';
import { useRowSettings } from './RowContext';

type Props = GridSlotProps['baseCheckbox'] & { rowId: GridRowId };

/** The grid's own checkbox, named after its row. */
export function RowCheckbox({ rowId, slotProps, ...props }: Props) {
  const { slots } = useGridRootProps();
  const { nameOf } = useRowSettings();
  const row = useGridApiContext().current.getRow(rowId);
  const htmlInput = {
    ...slotProps?.htmlInput,
    ...(row && { 'aria-label': `Pilih ${nameOf(row)}` }),
  };
  return <slots.baseCheckbox {...props} slotProps={{ ...slotProps, htmlInput }} />;
}
