import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Invitation, User } from '@/client/api/api';
import { useSettings } from '@/client/api/useSettings';
import { CodeSheet } from '@/client/ui/CodeSheet';
import { copyText } from '@/client/ui/copyText';
import { OneTimeCode } from '@/client/ui/OneTimeCode';
import { notify } from '@/client/ui/toasts/notify';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { formatDateTime } from '@/shared/format';
import { paths } from '@/shared/paths';
import { formatVerificationCode } from '@/shared/verificationCode';
import { whatsappNumbers, whatsappUrl, writtenNumber } from '@/shared/whatsappNumbers';

/** The words for the state of the mail. */
const mailText = ({ mail }: Invitation, email: string | null): string => {
  switch (mail) {
    case 'waiting':
      return `Tautan sedang dikirim ke ${email}.`;
    case 'sent':
      return `Tautan sudah dikirim ke ${email}.`;
    case 'failed':
      return `Tautan tidak dapat dikirim ke ${email}. Sampaikan kodenya dengan cara lain.`;
    default:
      return 'Tidak ada email yang dikirim. Sampaikan tautan, atau cetak kodenya.';
  }
};

type Props = { invitation: Invitation; user: User };

/** The code with the ways to pass it on. */
export function InvitationCode({ invitation, user }: Props) {
  const { app_name } = useSettings();
  const code = formatVerificationCode(invitation.code);
  // The address in the address bar, as for reports: a server behind a proxy does not know it.
  const { origin } = window.location;
  const link = origin + paths.invitationBy(code);
  const asWhom = `${ROLE_LABELS[user.role].toLowerCase()}${user.mentor ? ` di ${user.mentor.company.name}` : ''}`;
  const text = `Yth. Bapak/Ibu ${user.name}, Anda diundang ke ${app_name} sebagai ${asWhom}. Buka akun Anda di ${link} sebelum ${formatDateTime(invitation.expires_at)}. Tautan ini hanya untuk Anda.`;
  const phones = whatsappNumbers(user.phone_number);

  const copy = async () => {
    if (await copyText(link)) notify.success('Berhasil', 'Tautan disalin.');
    else notify.error('Gagal', 'Browser ini tidak dapat menyalin. Pilih tautannya, lalu salin.');
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{mailText(invitation, user.email)}</Typography>
      <OneTimeCode aria-label="Kode undangan">{code}</OneTimeCode>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {`Kode diketik di ${origin}${paths.invitation}. Berlaku satu kali, sampai ${formatDateTime(invitation.expires_at)}.`}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<ContentCopyOutlined />}
          onClick={() => void copy()}
        >
          Salin tautan
        </Button>
        {phones.map((phone) => (
          <Button
            key={phone}
            component="a"
            variant="outlined"
            color="secondary"
            startIcon={<WhatsApp />}
            href={whatsappUrl(phone, text)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {phones.length === 1 ? 'Buka WhatsApp' : `Buka WhatsApp ${writtenNumber(phone)}`}
          </Button>
        ))}
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<PrintOutlined />}
          onClick={() => window.print()}
        >
          Cetak kode
        </Button>
      </Stack>
      <CodeSheet
        title={`Undangan untuk ${user.name}`}
        intro={`Anda diundang sebagai ${asWhom}. Untuk membuka akun:`}
        code={code}
        address={`${origin}${paths.invitation}`}
        lastStep="Isi nomor untuk masuk dan password, lalu bubuhkan tanda tangan."
        until={formatDateTime(invitation.expires_at)}
      />
    </Stack>
  );
}
