import MenuOutlined from '@mui/icons-material/MenuOutlined';
import ViewSidebarOutlined from '@mui/icons-material/ViewSidebarOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Breadcrumbs } from './Breadcrumbs';
import { FindButton } from './find/FindButton';
import { BellButton } from './inbox/BellButton';
import { SIDEBAR_ID, TOP_BAR_EDGE } from './measures';
import { UnsentButton } from './UnsentButton';
import { UserMenu } from './UserMenu';
import type { SidebarState } from './useSidebar';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: TOP_BAR_EDGE,
  padding: 'env(safe-area-inset-top) 16px 0 10px',
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { paddingInline: 8 },
}));

const Space = styled('div')({ flex: 1 });

type Props = { sidebar: SidebarState };

export function TopBar({ sidebar }: Props) {
  const { isPhone, isCollapsed, isOpen, toggle } = sidebar;
  return (
    <Bar>
      <IconButton
        onClick={toggle}
        aria-label={isPhone ? 'Buka menu' : isCollapsed ? 'Perluas menu' : 'Ciutkan menu'}
        title={isPhone ? undefined : 'Ctrl+B'}
        aria-controls={SIDEBAR_ID}
        aria-expanded={isPhone ? isOpen : !isCollapsed}
      >
        {isPhone ? (
          <MenuOutlined fontSize="small" />
        ) : (
          <ViewSidebarOutlined fontSize="small" sx={{ transform: 'scaleX(-1)' }} />
        )}
      </IconButton>
      <Breadcrumbs />
      <Space />
      <FindButton />
      <UnsentButton />
      <BellButton />
      <UserMenu />
    </Bar>
  );
}
