import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExportButton } from '@/client/ui/ExportButton';
import { type ImportKind, RECORDS } from '@/shared/records';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import { FileDrop } from './FileDrop';
import type { Import } from './useImport';

const Places = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)' },
}));

const Sheet = styled(Card)({ padding: 20, '& h2': { marginBottom: 8 } });

const Columns = styled('dl')(({ theme }) => ({
  margin: '16px 0 0',
  fontSize: '0.8125rem',
  '& dt': { marginTop: 8, fontWeight: 600 },
  '& dt span': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Waiting = styled('div')({ display: 'grid', gap: 16, padding: '36px 0', textAlign: 'center' });

type Props = { kind: ImportKind; running: Import };

/** Step 1: the template, and a file that is dropped or chosen. */
export function FileStep({ kind, running }: Props) {
  const { phase, fileError, choose, cancelReading } = running;
  const label = RECORDS[kind].title.toLowerCase();

  return (
    <Places>
      <Sheet>
        <Typography variant="h2">Berkas</Typography>
        {phase === 'reading' ? (
          <Waiting>
            <div role="status">Membaca berkas...</div>
            <LinearProgress aria-label="Membaca berkas" />
            <div>
              <Button variant="outlined" color="secondary" onClick={cancelReading}>
                Batalkan
              </Button>
            </div>
          </Waiting>
        ) : (
          <FileDrop error={fileError} onChoose={(file) => void choose(file)} />
        )}
      </Sheet>
      <Sheet>
        <Typography variant="h2">Templat</Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          Kolom dikenali dari judulnya, dalam urutan apa pun. Templat berisi semua judul, pilihan
          nilai, dan tiga contoh baris.
        </Typography>
        <ExportButton
          label="Unduh templat"
          failureTitle="Gagal mengunduh"
          fallbackName={`templat-${label.replaceAll(' ', '-')}.xlsx`}
          request={{ url: `/imports/${kind}/template`, headers: { accept: '*/*' } }}
        />
        <Columns>
          {SHEET_COLUMNS[kind].map(({ field, header, isRequired, note }) => (
            <div key={field}>
              <dt>
                {header} {isRequired && <span>(wajib)</span>}
              </dt>
              <dd>{note}</dd>
            </div>
          ))}
        </Columns>
      </Sheet>
    </Places>
  );
}
