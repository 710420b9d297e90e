import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { formatNumber } from '@/shared/formatNumber';
import { rowsToStore } from './importRows';
import type { Import } from './useImport';

const SECOND_MS = 1000;

const Panel = styled(Card)({ display: 'grid', gap: 16, padding: '36px 24px', textAlign: 'center' });

function useSeconds() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - started) / SECOND_MS)),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** Step 3, while the rows are stored: all of them at once, so there is no part to show. */
export function StoringStep({ running: { rows, cancelStoring } }: { running: Import }) {
  const seconds = useSeconds();
  const title = `Mengimpor ${formatNumber(rowsToStore(rows).length)} baris...`;
  return (
    <Panel>
      <Typography variant="h2" role="status">
        {title}
      </Typography>
      <LinearProgress aria-label={title} />
      <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {seconds > 0 && `Sudah ${formatNumber(seconds)} detik. `}
        Semua baris disimpan bersama: jika dibatalkan, tidak ada yang disimpan.
      </Typography>
      <div>
        <Button variant="outlined" color="secondary" onClick={cancelStoring}>
          Batalkan
        </Button>
      </div>
    </Panel>
  );
}
