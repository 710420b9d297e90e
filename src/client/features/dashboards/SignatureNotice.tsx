import DrawOutlined from '@mui/icons-material/DrawOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { signatureDialog } from '@/client/records/signature/signatureOnDemand';
import { useCurrentUser } from '@/client/session/useSession';

const Frame = styled(Card)(({ theme }) => ({
  // The page is a flex column, which would shrink the notice before it scrolls.
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 16,
  padding: '14px 20px',
  borderColor: theme.vars.palette.warning.main,
  '& > svg': { flex: 'none', color: theme.vars.palette.warning.text },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& > div': { flex: '1 1 200px', minWidth: 0 },
  [theme.breakpoints.down('md')]: { padding: 14, '& > .MuiButton-root': { width: '100%' } },
})) as typeof Card;

/** Asks an imported lecturer or mentor for the signature on their reports. */
export function SignatureNotice() {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (!user?.lacks_signature) return null;
  return (
    <Frame component="section" aria-labelledby="signature-notice">
      <DrawOutlined aria-hidden />
      <div>
        <h2 id="signature-notice">Tanda tangan Anda belum ada</h2>
        <p>Laporan mahasiswa Anda dicetak dengan tempat tanda tangan yang kosong.</p>
      </div>
      <Button
        variant="contained"
        onPointerEnter={signatureDialog.preload}
        onClick={() => setOpen(true)}
      >
        Unggah tanda tangan
      </Button>
      {isOpen && <signatureDialog.Component hasSignature={false} onClose={() => setOpen(false)} />}
    </Frame>
  );
}
