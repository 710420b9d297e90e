import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { recordDialog } from './lazyDialogs';

/** Opens the dialog in which lecturers record a session of their own. */
export function RecordButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setOpen(true)}>
        Catat Bimbingan
      </Button>
      {isOpen && <recordDialog.Component onClose={() => setOpen(false)} />}
    </>
  );
}
