import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import { id } from 'date-fns/locale/id';
import { Badge } from '@/client/ui/cells/Badge';
import { type Detail, DetailList } from '@/client/ui/DetailList';
import { formatDateTime } from '@/shared/format';
import { formatBytes } from '@/shared/formatBytes';
import { formatNumber } from '@/shared/formatNumber';
import { type BackupInfo, backupState } from './backupState';
import { Header, Notice } from './cardParts';

const NO_FOLDER =
  'Cadangan terjadwal belum menyala. Minta pengelola server menyalakannya (pengaturan BACKUP_DIR).';

const detailsOf = ({ last, next_at, keep, is_encrypted, is_on }: BackupInfo, now: number) => {
  const age =
    last &&
    formatDistanceStrict(Date.parse(last.finished_at), now, { addSuffix: true, locale: id });
  const details: Detail[] = [
    { label: 'Cadangan terakhir', value: last && `${formatDateTime(last.finished_at)} (${age})` },
    { label: 'Ukuran', value: last && formatBytes(last.bytes) },
    { label: 'Dibaca ulang', value: last && (last.is_verified ? 'Ya, utuh' : 'Belum') },
    { label: 'Berkas', value: last?.file },
  ];
  if (!is_on) return details;
  return [
    ...details,
    { label: 'Berikutnya', value: formatDateTime(next_at) },
    { label: 'Disimpan', value: `${formatNumber(keep)} terakhir` },
    { label: 'Terenkripsi', value: is_encrypted ? 'Ya' : 'Tidak' },
  ];
};

export function BackupCard({ backups }: { backups: BackupInfo }) {
  const now = Date.now();
  const { tone, text } = backupState(backups, now);
  const { failure, is_on } = backups;
  return (
    <Card component="section" aria-labelledby="backups">
      <Header>
        <Typography id="backups" variant="h2">
          Cadangan data
        </Typography>
        <span role="status">
          <Badge tone={tone}>{text}</Badge>
        </span>
      </Header>
      {failure && (
        <Notice severity="error">
          Pencadangan gagal pada {formatDateTime(failure.at)}: {failure.reason}
        </Notice>
      )}
      {!is_on && <Notice severity="warning">{NO_FOLDER}</Notice>}
      <DetailList details={detailsOf(backups, now)} />
    </Card>
  );
}
