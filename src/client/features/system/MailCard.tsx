import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { HealthDetails } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { DetailList } from '@/client/ui/DetailList';
import type { Tone } from '@/shared/fields/field';
import { formatDateTime } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { Header, Notice } from './cardParts';
import { FailedMails } from './FailedMails';

type MailInfo = HealthDetails['mail'];

const NO_MAIL_SERVER =
  'Email tidak dikirim. Minta pengelola server menyalakannya (pengaturan SMTP_URL dan MAIL_FROM).';

const stateOf = ({ is_on, failure }: MailInfo): { tone: Tone; text: string } => {
  if (!is_on) return { tone: 'neutral', text: 'Tidak aktif' };
  return failure ? { tone: 'error', text: 'Ada yang gagal' } : { tone: 'success', text: 'Aktif' };
};

export function MailCard({ mail }: { mail: MailInfo }) {
  const { is_on, sender, waiting, oldest_waiting_at, sent_last_week, failed, failure } = mail;
  const { tone, text } = stateOf(mail);
  return (
    <Card component="section" aria-labelledby="mail" sx={{ mt: 2.5 }}>
      <Header>
        <Typography id="mail" variant="h2">
          Email
        </Typography>
        <Badge tone={tone}>{text}</Badge>
      </Header>
      {!is_on && <Notice severity="info">{NO_MAIL_SERVER}</Notice>}
      {is_on && failure && (
        <Notice severity="warning">Kegagalan terakhir, menurut server email: {failure}</Notice>
      )}
      <DetailList
        details={[
          ...(is_on ? [{ label: 'Pengirim', value: sender }] : []),
          { label: 'Menunggu', value: formatNumber(waiting) },
          { label: 'Menunggu sejak', value: formatDateTime(oldest_waiting_at) },
          { label: 'Terkirim dalam 7 hari', value: formatNumber(sent_last_week) },
          { label: 'Gagal', value: formatNumber(failed) },
        ]}
      />
      {failed > 0 && <FailedMails canRetry={is_on} total={failed} />}
    </Card>
  );
}
