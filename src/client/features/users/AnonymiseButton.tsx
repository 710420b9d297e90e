import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyComponent } from '@/client/ui/lazyComponent';

const dialog = lazyComponent(() => import('./AnonymiseDialog'), 'AnonymiseDialog');

export function AnonymiseButton({ userId, name }: { userId: number; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<PersonOffOutlined />}
        onPointerEnter={() => void dialog.preload()}
        onClick={() => setOpen(true)}
      >
        Anonimkan
      </Button>
      {isOpen && <dialog.Component userId={userId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
