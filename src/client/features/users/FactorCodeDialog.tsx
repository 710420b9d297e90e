import { formatDateTime } from '@/shared/format';
import { formatVerificationCode } from '@/shared/verificationCode';
import type { GivenCode } from './GivenCodeButton';
import { GivenCodeDialog } from './GivenCodeDialog';

type Props = GivenCode & { name: string; onClose: () => void };

/**
 * The code in the place of a second factor.
 * @public used through `lazyComponent`
 */
export const FactorCodeDialog = ({ code, expires_at, name, onClose }: Props) => (
  <GivenCodeDialog
    kind="Kode pengganti"
    name={name}
    code={formatVerificationCode(code)}
    hint={`Diketik sebagai kode verifikasi saat masuk. Berlaku satu kali, sampai ${formatDateTime(expires_at)}, dan hanya ditampilkan sekarang. Setelah masuk, ${name} mengganti aplikasi atau passkey yang hilang di Akun Saya.`}
    onClose={onClose}
  />
);
