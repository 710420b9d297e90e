import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OwnSignature } from '@/client/api/api';
import { signatureDialog } from './signatureOnDemand';

/** Opens the form for one's own signature. */
export function SignatureButton({ signature }: { signature: OwnSignature }) {
  const [isOpen, setOpen] = useState(false);
  const hasSignature = signature.digital_signature !== null;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        onPointerEnter={signatureDialog.preload}
        onClick={() => setOpen(true)}
      >
        {hasSignature ? 'Ganti tanda tangan' : 'Unggah tanda tangan'}
      </Button>
      {isOpen && (
        <signatureDialog.Component hasSignature={hasSignature} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
