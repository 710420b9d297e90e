import Typography from '@mui/material/Typography';
import { type FailedMail, useListFailedMailsQuery, useRetryMailMutation } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { BusyButton } from '@/client/ui/BusyButton';
import { SectionLine, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { notify } from '@/client/ui/toasts/notify';
import { LISTED_FAILED_MAILS } from '@/shared/constants/failedMails';
import { formatDateTime } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';

function Retry({ mail: { id, name, kind } }: { mail: FailedMail }) {
  const [retryMail, { isLoading }] = useRetryMailMutation();

  const handleClick = async () => {
    try {
      const { data } = await retryMail({ id }).unwrap();
      notify.success('Berhasil', data.message);
    } catch (error) {
      notify.error('Gagal mengirim lagi', messageOf(error) ?? 'Silakan coba lagi nanti.');
    }
  };

  return (
    <BusyButton
      isBusy={isLoading}
      size="small"
      variant="outlined"
      sx={{ flex: 'none' }}
      aria-label={`Kirim lagi: ${kind} untuk ${name}`}
      onClick={() => void handleClick()}
    >
      Kirim lagi
    </BusyButton>
  );
}

/** The mails that were given up, each with what the mail server said. */
export function FailedMails({ canRetry, total }: { canRetry: boolean; total: number }) {
  const { data, isError } = useListFailedMailsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <SectionLine role="alert">Gagal memuat email yang gagal.</SectionLine>;
  return (
    <>
      <SectionRows aria-label="Email yang gagal" aria-busy={!data}>
        {data?.data.map((mail) => (
          <SectionRow key={mail.id}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>
                {mail.name} – {mail.kind}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {formatDateTime(mail.failed_at)}
                {mail.failure && `: ${mail.failure}`}
              </Typography>
            </div>
            {canRetry && <Retry mail={mail} />}
          </SectionRow>
        ))}
      </SectionRows>
      {total > LISTED_FAILED_MAILS && (
        <SectionLine>{`${LISTED_FAILED_MAILS} terbaru dari ${formatNumber(total)}`}</SectionLine>
      )}
    </>
  );
}
