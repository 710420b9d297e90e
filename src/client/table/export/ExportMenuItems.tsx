import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { flushSync } from 'react-dom';
import { useRole } from '@/client/session/useSession';
import { canImport } from '@/shared/records';
import type { ExportedTable, ExportFile } from './exportedTable';

type Props = {
  id: string;
  labelledBy: string;
  anchor: HTMLElement;
  table: Pick<ExportedTable, 'kind' | 'reports'>;
  onChoose: (file: ExportFile) => void;
  onClose: () => void;
};

const SHOWN = 'Kolom yang tampil';
const COMPLETE = 'Semua kolom';
const IMPORTABLE = 'Semua kolom, dapat diimpor kembali';

const XLSX = 'Excel (XLSX)';

const FILES = [
  { label: XLSX, file: { format: 'xlsx', isComplete: false } },
  { label: 'CSV', file: { format: 'csv', isComplete: false } },
  { label: XLSX, file: { format: 'xlsx', isComplete: true } },
  { label: 'CSV', file: { format: 'csv', isComplete: true } },
] as const;

/**
 * The open menu, in a chunk of its own.
 * @public used through the module that `ExportMenu` imports
 */
export function ExportMenuItems({ id, labelledBy, anchor, table, onChoose, onClose }: Props) {
  const { kind, reports = [] } = table;
  const role = useRole();
  const complete = kind && canImport(role, kind) ? IMPORTABLE : COMPLETE;
  const choose = (file: ExportFile) => {
    // The menu returns the focus to the button, which then stops the export.
    flushSync(onClose);
    onChoose(file);
  };
  return (
    <Menu
      open
      id={id}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-labelledby': labelledBy } }}
    >
      {FILES.map(({ label, file }) => (
        <MenuItem key={`${label} ${file.isComplete}`} onClick={() => choose(file)}>
          <ListItemText primary={label} secondary={file.isComplete ? complete : SHOWN} />
        </MenuItem>
      ))}
      {reports.length > 0 && <Divider component="li" />}
      {reports.map((report) => (
        <MenuItem key={report.url} onClick={() => choose({ report })}>
          <ListItemText primary={report.label} secondary={XLSX} />
        </MenuItem>
      ))}
    </Menu>
  );
}
