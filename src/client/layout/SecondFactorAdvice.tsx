import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import type { SidebarState } from './useSidebar';
import { WarningPlace } from './WarningPlace';

type Props = {
  sidebar: SidebarState;
  /** The day from which it is required; null for a mere advice, which can be closed. */
  from: string | null;
  onClose?: () => void;
};

/** Leads a person to a second factor for the account. */
export const SecondFactorAdvice = ({ sidebar, from, onClose }: Props) => (
  <WarningPlace
    sidebar={sidebar}
    short="Verifikasi dua langkah belum aktif"
    actions={
      <>
        <Button size="small" color="inherit" component={Link} to={paths.secondFactors}>
          Aktifkan
        </Button>
        {onClose && (
          <Button size="small" color="inherit" onClick={onClose}>
            Tutup
          </Button>
        )}
      </>
    }
  >
    {from
      ? `Mulai ${formatDate(from)}, akun Anda memerlukan verifikasi dua langkah.`
      : 'Akun super admin membuka nilai satu jurusan. Lindungi dengan verifikasi dua langkah.'}
  </WarningPlace>
);
