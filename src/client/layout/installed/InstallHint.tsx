import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useSettings } from '@/client/api/useSettings';
import { endInstallHint, type InstallOffer, install } from '@/client/offline/installOffer';
import { announce } from '@/client/ui/announcements';
import { FLOATING_BUTTON, floatingSurface } from '@/client/ui/floatingBar';

const Sheet = styled('section')(({ theme }) => ({
  maxWidth: 420,
  padding: '12px 8px 6px 16px',
  ...floatingSurface(theme),
  '& p': { margin: 0, paddingInlineEnd: 8 },
  '& ol': { margin: '4px 0 0', paddingInlineStart: 20 },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 4,
  '& .MuiButton-root': FLOATING_BUTTON,
  [theme.breakpoints.down('md')]: { '& .MuiButton-root': { minHeight: 44 } },
}));

/** Offered once: every answer to it is the last. */
export function InstallHint({ offer }: { offer: NonNullable<InstallOffer> }) {
  const { app_name } = useSettings();
  const text = `Buka ${app_name} langsung dari layar utama, juga saat tanpa jaringan.`;
  useEffect(() => announce(text), [text]);
  return (
    <Sheet aria-label="Pasang aplikasi">
      <p>{text}</p>
      {offer === 'steps' && (
        <ol>
          <li>Ketuk Bagikan.</li>
          <li>Pilih Tambah ke Layar Utama.</li>
        </ol>
      )}
      <Actions>
        {offer === 'prompt' ? (
          <>
            <Button onClick={endInstallHint}>Tidak, terima kasih</Button>
            <Button onClick={() => void install()}>Pasang</Button>
          </>
        ) : (
          <Button onClick={endInstallHint}>Mengerti</Button>
        )}
      </Actions>
    </Sheet>
  );
}
