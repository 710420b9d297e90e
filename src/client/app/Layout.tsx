import Box from '@mui/material/Box';
import { SIDEBAR_WIDTH } from '@/client/layout/measures';
import { useCurrentUser } from '@/client/session/useSession';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { RequireLogin } from './guards';
import { PageSkeleton } from './PageSkeleton';

/** The layout of all pages that require login, kept out of the login screen's code. */
export const layout = lazyComponent(
  () => import(/* webpackChunkName: "layout" */ '@/client/layout/AppLayout'),
  'AppLayout',
);

const LayoutSkeleton = () => (
  <Box sx={{ pl: { xs: 0, md: SIDEBAR_WIDTH }, pt: 7 }}>
    <PageSkeleton />
  </Box>
);

export const Layout = () => {
  const user = useCurrentUser();
  return (
    <RequireLogin>
      {/* Keyed by person: when another tab logs in as someone else, no page and no form of the
          previous person lives on. */}
      <layout.Component key={user?.id} fallback={<LayoutSkeleton />} />
    </RequireLogin>
  );
};
