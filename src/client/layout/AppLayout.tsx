import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router';
import { ConfirmProvider } from '@/client/ui/confirm/useConfirm';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { PAGE_TITLE_ID } from '@/client/ui/PageHeader';
import { PAGE_BOTTOM } from '@/client/ui/pageBottom';
import { BottomBar } from './BottomBar';
import { AppNoticesLater } from './installed/AppNoticesLater';
import { KeptDataNoteOnDemand } from './installed/KeptDataNoteOnDemand';
import { HELP_ROOM, LABEL_ROOM } from './measures';
import { ProofAsker } from './proof/ProofAsker';
import { SafetyNotice } from './SafetyNotice';
import { Sidebar } from './Sidebar';
import { CONTENT_ID, SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { usePageFocus } from './usePageFocus';
import { useSidebar } from './useSidebar';

const Frame = styled('div')({ display: 'flex', minHeight: '100dvh' });

const Column = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  // On a desktop the page is as high as the window and scrolls inside, so that tables can fill the
  // remaining height. On a phone the document scrolls, so that the browser can hide its bars.
  [theme.breakpoints.up('md')]: { height: '100dvh' },
}));

const Content = styled('main')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  padding: `24px 28px ${PAGE_BOTTOM}px`,
  [theme.breakpoints.up('md')]: {
    overflowY: 'auto',
    scrollbarGutter: 'stable',
    scrollPaddingBlock: `${LABEL_ROOM}px ${HELP_ROOM}px`,
  },
  [theme.breakpoints.down('md')]: { padding: `16px 14px ${PAGE_BOTTOM}px` },
}));

const pullToRefresh = lazyComponent(() => import('./PullToRefresh'), 'PullToRefresh');

/** The app on the home screen of an iPhone; everywhere else the browser itself loads a page that is pulled down. */
const isIphoneApp = () => 'standalone' in navigator && navigator.standalone === true;

/** The frame of every page that requires login. */
export function AppLayout() {
  const sidebar = useSidebar();
  const content = usePageFocus();
  const notice = <SafetyNotice sidebar={sidebar} />;
  return (
    <ConfirmProvider>
      <SkipLink />
      <Frame>
        <Sidebar {...sidebar} footer={notice} />
        <Column>
          <TopBar sidebar={sidebar} />
          <Content ref={content} id={CONTENT_ID} tabIndex={-1} aria-labelledby={PAGE_TITLE_ID}>
            <KeptDataNoteOnDemand />
            <Outlet />
            <AppNoticesLater />
          </Content>
          {sidebar.isPhone && notice}
          {sidebar.isPhone && isIphoneApp() && <pullToRefresh.Component />}
          {sidebar.isPhone && <BottomBar isOpen={sidebar.isOpen} toggle={sidebar.toggle} />}
        </Column>
      </Frame>
      <ProofAsker />
    </ConfirmProvider>
  );
}
