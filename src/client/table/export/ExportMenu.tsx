import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { ExportedTable, ExportFile } from './exportedTable';

const menu = lazyComponent(
  () => import(/* webpackChunkName: "later.export" */ './ExportMenuItems'),
  'ExportMenuItems',
);

type Props = {
  table: ExportedTable;
  label?: string;
  size?: 'small' | 'medium';
  disabled?: boolean;
};

/** Saves the rows of a table as a file; while it is fetched, the button stops it. */
export function ExportMenu({ table, label = 'Ekspor', size, disabled }: Props) {
  const id = useId();
  const store = useStore();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** The progress in words; null without a running export. */
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const isExporting = progress !== null;

  // Without its button, the export could not be stopped, not even after a logout.
  useEffect(() => () => running.current?.abort(), []);

  const handleChoose = async (file: ExportFile) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress('');
    try {
      const { saveExport } = await import(/* webpackChunkName: "later.export" */ './saveExport');
      await saveExport({ table, file, store, signal: controller.signal, onProgress: setProgress });
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        color="secondary"
        size={size}
        disabled={disabled && !isExporting}
        startIcon={
          isExporting ? <CircularProgress size={16} aria-hidden /> : <FileDownloadOutlined />
        }
        title={isExporting ? undefined : label}
        data-progress={isExporting || undefined}
        aria-haspopup={isExporting ? undefined : 'menu'}
        aria-controls={anchor ? `${id}-menu` : undefined}
        aria-expanded={isExporting ? undefined : anchor !== null}
        onPointerEnter={menu.preload}
        onFocus={menu.preload}
        onClick={({ currentTarget }) =>
          isExporting ? running.current?.abort() : setAnchor(currentTarget)
        }
      >
        {isExporting ? `Batalkan ekspor${progress && ` (${progress})`}` : label}
      </Button>
      {anchor && (
        <menu.Component
          id={`${id}-menu`}
          labelledBy={`${id}-button`}
          anchor={anchor}
          table={table}
          onChoose={(file) => void handleChoose(file)}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
