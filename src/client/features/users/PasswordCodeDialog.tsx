import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { CodeSheet } from '@/client/ui/CodeSheet';
import { formatDateTime } from '@/shared/format';
import { paths } from '@/shared/paths';
import { formatVerificationCode } from '@/shared/verificationCode';
import type { GivenCode } from './GivenCodeButton';
import { GivenCodeDialog } from './GivenCodeDialog';

type Props = GivenCode & { name: string; onClose: () => void };

/**
 * The code for a new password, also on paper.
 * @public used through `lazyComponent`
 */
export function PasswordCodeDialog({ code: plain, expires_at, name, onClose }: Props) {
  const code = formatVerificationCode(plain);
  const address = window.location.origin + paths.newPassword;
  const until = formatDateTime(expires_at);
  return (
    <GivenCodeDialog
      kind="Kode password"
      name={name}
      code={code}
      hint={`Kode diketik di ${address}. Berlaku satu kali, sampai ${until}, dan hanya ditampilkan sekarang.`}
      actions={
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<PrintOutlined />}
          onClick={() => window.print()}
        >
          Cetak kode
        </Button>
      }
      onClose={onClose}
    >
      <CodeSheet
        title={`Password baru untuk ${name}`}
        code={code}
        address={address}
        lastStep="Isi password baru, lalu masuk."
        until={until}
      />
    </GivenCodeDialog>
  );
}
