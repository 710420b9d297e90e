import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OwnSignature } from '@/client/api/api';
import { signatureDialog } from '@/client/records/signature/signatureOnDemand';
import { formatDateTime } from '@/shared/format';

const Frame = styled(Card)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginTop: 20,
  padding: '14px 20px',
}) as typeof Card;

const lastChangeText = (change: OwnSignature['last_change']) => {
  if (!change) return 'Belum ada tanda tangan.';
  const { at, device, address, changed_by } = change;
  return [
    `Terakhir diganti ${formatDateTime(at)}`,
    ...(device ? [`dengan ${device}`] : []),
    ...(address ? [`dari ${address}`] : []),
    ...(changed_by ? [`oleh ${changed_by}`] : []),
  ].join(' ');
};

/** One's own signature, and when and where it was last replaced: an open session could be misused. */
export function SignatureCard({ signature }: { signature: OwnSignature }) {
  const [isOpen, setOpen] = useState(false);
  const hasSignature = signature.digital_signature !== null;
  return (
    <Frame component="section" aria-labelledby="own-signature">
      <div>
        <Typography id="own-signature" variant="h2">
          Tanda tangan
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {lastChangeText(signature.last_change)}
        </Typography>
      </div>
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
    </Frame>
  );
}
