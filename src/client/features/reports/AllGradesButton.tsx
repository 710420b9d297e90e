import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { ReportFilter } from './reportFilter';

const dialog = lazyComponent(() => import('./AllGradesDialog'), 'AllGradesDialog');

/** Opens the choice of a class, course or period, which begins with the choices of the report. */
export function AllGradesButton({ filter }: { filter: ReportFilter }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<PrintOutlined />}
        onClick={() => setOpen(true)}
      >
        Cetak Banyak
      </Button>
      {isOpen && <dialog.Component filter={filter} onClose={() => setOpen(false)} />}
    </>
  );
}
