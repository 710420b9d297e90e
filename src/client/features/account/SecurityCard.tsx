import type { OwnAccount, OwnSignature } from '@/client/api/api';
import { lastChangeText } from '@/client/records/signature/lastChangeText';
import { SignatureButton } from '@/client/records/signature/SignatureButton';
import { SectionCard, SectionRows } from '@/client/ui/SectionCard';
import { formatDateTime } from '@/shared/format';
import { paths } from '@/shared/paths';
import { AccountRow } from './AccountRow';
import { LinkButton } from './LinkButton';

type Props = {
  account: OwnAccount;
  /** The number of devices; undefined if it is not known. */
  devices: number | undefined;
  /** Undefined for those who sign nothing, or if it is not known. */
  signature: OwnSignature | undefined;
};

/** The password, the second factor, the devices and the signature, with the ways to change them. */
export const SecurityCard = ({ account, devices, signature }: Props) => (
  <SectionCard title="Keamanan">
    <SectionRows>
      <AccountRow
        title="Password"
        state={
          account.password_changed_at &&
          `Terakhir diganti ${formatDateTime(account.password_changed_at)}`
        }
        action={<LinkButton to={paths.changePassword} label="Ganti Password" />}
      />
      <AccountRow
        title="Verifikasi dua langkah"
        state={account.has_second_factor ? 'Aktif' : 'Belum aktif'}
        action={<LinkButton to={paths.secondFactors} label="Atur verifikasi" />}
      />
      <AccountRow
        title="Perangkat"
        state={devices === undefined ? null : `Akun Anda sedang masuk di ${devices} perangkat.`}
        action={<LinkButton to={paths.devices} label="Lihat perangkat" />}
      />
      {signature && (
        <AccountRow
          title="Tanda tangan"
          state={lastChangeText(signature.last_change)}
          action={<SignatureButton signature={signature} />}
        />
      )}
    </SectionRows>
  </SectionCard>
);
