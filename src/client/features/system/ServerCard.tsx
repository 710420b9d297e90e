import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Health, HealthDetails } from '@/client/api/api';
import { DetailList } from '@/client/ui/DetailList';
import { formatDateTime } from '@/shared/format';
import { formatBytes } from '@/shared/formatBytes';
import { formatNumber } from '@/shared/formatNumber';

const LETTER_PDFS = {
  ready: 'Tersedia',
  missing: 'PDF memerlukan LibreOffice di server',
  failing: 'LibreOffice di server gagal membuat PDF terakhir',
} as const;
const DATABASES = { embedded: 'Tertanam', server: 'PostgreSQL' } as const;

type Props = { waiting: Health['waiting']; details: HealthDetails };

export function ServerCard({ waiting, details }: Props) {
  const { version, node, started_at, memory_bytes, database, letter_pdfs } = details;
  return (
    <Card component="section" aria-labelledby="server" sx={{ mt: 2.5 }}>
      <Typography id="server" variant="h2" sx={{ px: 2.5, pt: 2 }}>
        Server
      </Typography>
      <DetailList
        details={[
          { label: 'Versi SiMagang', value: version },
          { label: 'Node.js', value: node },
          { label: 'Berjalan sejak', value: formatDateTime(started_at) },
          { label: 'Memori', value: formatBytes(memory_bytes) },
          { label: 'Basis data', value: DATABASES[database.mode] },
          { label: 'Ukuran basis data', value: formatBytes(database.bytes) },
          { label: 'PDF surat', value: LETTER_PDFS[letter_pdfs] },
          { label: 'Login menunggu', value: formatNumber(waiting?.logins) },
          { label: 'Laporan menunggu', value: formatNumber(waiting?.reports) },
        ]}
      />
    </Card>
  );
}
