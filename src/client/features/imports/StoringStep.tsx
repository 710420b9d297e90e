import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatNumber } from '@/shared/formatNumber';
import type { ImportProgress } from './fetchLines';
import { rowsToStore } from './importRows';
import type { Import } from './useImport';

const Panel = styled(Card)({ display: 'grid', gap: 16, padding: '36px 24px', textAlign: 'center' });

const textOf = ({ written, total }: ImportProgress): string =>
  written < total
    ? `${formatNumber(written)} dari ${formatNumber(total)} baris ditulis.`
    : `Semua ${formatNumber(total)} baris ditulis, tinggal disimpan.`;

const WHOLE = 100;
/** The number of times that a screen reader announces the progress. */
const SPOKEN_PARTS = 4;

function spokenTextOf({ written, total }: ImportProgress): string {
  const part = Math.floor((written / total) * SPOKEN_PARTS) / SPOKEN_PARTS;
  return part > 0 ? `${part * WHOLE}% ditulis` : '';
}

/** Step 4, while the rows are stored, all or none. */
export function StoringStep({ running }: { running: Import }) {
  const { rows, progress, isSilent, cancelStoring } = running;
  const title = `Mengimpor ${formatNumber(rowsToStore(rows).length)} baris...`;
  return (
    <Panel>
      <Typography variant="h2" role="status">
        {title}
      </Typography>
      <VisuallyHidden role="status">{progress && spokenTextOf(progress)}</VisuallyHidden>
      <LinearProgress
        aria-label={title}
        {...(progress && {
          variant: 'determinate',
          value: Math.round((progress.written / progress.total) * WHOLE),
          'aria-valuetext': textOf(progress),
        })}
      />
      <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {progress ? textOf(progress) : 'Memeriksa baris untuk terakhir kali.'}
        <br />
        {isSilent && (
          <>
            Belum ada kabar selama 10 detik, jadi hasilnya ditanyakan langsung ke server.
            <br />
          </>
        )}
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
