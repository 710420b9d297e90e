import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Alert from '@mui/material/Alert';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SidebarTooltip } from './SidebarTooltip';
import type { SidebarState } from './useSidebar';

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

type Props = {
  sidebar: SidebarState;
  /** The words of the icon in a narrow sidebar. */
  short: string;
  /** Its buttons. */
  actions: ReactNode;
  children: ReactNode;
};

/** A warning about the safety of accounts, or its icon in a narrow sidebar. */
export function WarningPlace({ sidebar, short, actions, children }: Props) {
  if (sidebar.isCollapsed) {
    return (
      <Place aria-label="Peringatan">
        <SidebarTooltip title={short}>
          <IconButton color="warning" size="small" aria-label={short} onClick={sidebar.toggle}>
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
        {children}
        <Actions>{actions}</Actions>
      </Alert>
    </Place>
  );
}
