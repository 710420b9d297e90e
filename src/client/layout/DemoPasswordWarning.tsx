import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import type { SidebarState } from './useSidebar';
import { WarningPlace } from './WarningPlace';

const SHORT = 'Password demo masih berlaku';

type Props = { sidebar: SidebarState; count: number; onClose: () => void };

/** Warns a super admin that the published password of the demo data opens accounts. */
export const DemoPasswordWarning = ({ sidebar, count, onClose }: Props) => (
  <WarningPlace
    sidebar={sidebar}
    short={SHORT}
    actions={
      <>
        <Button size="small" color="inherit" component={Link} to={paths.users.index}>
          Lihat daftar user
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          Tutup
        </Button>
      </>
    }
  >
    {SHORT} untuk {count} akun. Siapa pun yang mengetahuinya dapat masuk. Ganti passwordnya atau
    nonaktifkan akun itu.
  </WarningPlace>
);
