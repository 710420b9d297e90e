import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import { useGetWarningsQuery } from '@/client/api/api';
import { keep, readStored } from '@/client/session/browserStorage';
import { paths } from '@/shared/paths';
import { SidebarTooltip } from './SidebarTooltip';
import { CONTENT_ID } from './SkipLink';
import type { SidebarState } from './useSidebar';

const STORAGE_KEY = 'demo-password-warning';
const CLOSED = 'closed';
const SHORT = 'Password demo masih berlaku';

/** Kept above a field that is scrolled into view, so that the warning does not cover it. */
const ROOM_ON_PHONE = 220;

/**
 * At the end of the sidebar, or of the document of a phone, so that nothing moves when it appears. On
 * a phone it sticks to the bottom of the window and leaves the end of the page in sight.
 */
const Place = styled('section')(({ theme }) => ({
  flex: 'none',
  padding: 8,
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    bottom: 0,
    zIndex: theme.zIndex.appBar - 1,
    backgroundColor: theme.vars.palette.background.default,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

// In line with the text above.
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: '8px -10px 0' });

/** Warns a super admin that the published password of the demo data opens accounts. */
export function DemoPasswordWarning({ sidebar }: { sidebar: SidebarState }) {
  const [isHidden, setHidden] = useState(() => readStored(STORAGE_KEY) === CLOSED);
  const { data } = useGetWarningsQuery(undefined, { skip: isHidden });
  const count = data?.data.open_demo_accounts ?? 0;
  if (isHidden || count === 0) return null;

  const close = () => {
    keep(STORAGE_KEY, CLOSED);
    setHidden(true);
    // The button that had the focus is gone.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  };

  if (sidebar.isCollapsed) {
    return (
      <Place aria-label="Peringatan">
        <SidebarTooltip title={SHORT}>
          <IconButton color="warning" size="small" aria-label={SHORT} onClick={sidebar.toggle}>
            <WarningAmberOutlined fontSize="small" />
          </IconButton>
        </SidebarTooltip>
      </Place>
    );
  }
  return (
    <Place aria-label="Peringatan">
      {sidebar.isPhone && (
        <GlobalStyles styles={{ html: { scrollPaddingBottom: ROOM_ON_PHONE } }} />
      )}
      <Alert
        severity="warning"
        icon={sidebar.isPhone ? undefined : false}
        sx={{ alignItems: 'flex-start' }}
      >
        {SHORT} untuk {count} akun. Siapa pun yang mengetahuinya dapat masuk. Ganti passwordnya atau
        nonaktifkan akun itu.
        <Actions>
          <Button size="small" color="inherit" component={Link} to={paths.users.index}>
            Lihat daftar user
          </Button>
          <Button size="small" color="inherit" onClick={close}>
            Tutup
          </Button>
        </Actions>
      </Alert>
    </Place>
  );
}
