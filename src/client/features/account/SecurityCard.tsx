import { type OwnAccount, useListSessionsQuery } from '@/client/api/api';
import { SectionCard, SectionRows } from '@/client/ui/SectionCard';
import { formatDateTime } from '@/shared/format';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';
import { AccountRow } from './AccountRow';
import { LinkButton } from './LinkButton';
import { SignatureRow } from './SignatureRow';

/** The password, the devices and the signature. */
export function SecurityCard({ account }: { account: OwnAccount }) {
  const { password_changed_at, role } = account;
  const devices = useListSessionsQuery().data?.data.length;
  return (
    <SectionCard title="Keamanan">
      <SectionRows>
        <AccountRow
          title="Password"
          state={password_changed_at && `Terakhir diganti ${formatDateTime(password_changed_at)}`}
          action={<LinkButton to={paths.changePassword} label="Ganti Password" />}
        />
        <AccountRow
          title="Perangkat"
          // The page of the devices says why they cannot be read.
          state={devices === undefined ? null : `Akun Anda sedang masuk di ${devices} perangkat.`}
          action={<LinkButton to={paths.devices} label="Lihat perangkat" />}
        />
        {can(role, 'ownSignature') && <SignatureRow />}
      </SectionRows>
    </SectionCard>
  );
}
