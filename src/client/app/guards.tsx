import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { loginStateOf, urlAfterLogin } from '@/client/navigation/afterLogin';
import { selectIsLoggedIn, selectUnfinished } from '@/client/session/sessionSlice';
import { useCurrentUser, useIsLoggedIn, useRole } from '@/client/session/useSession';
import { paths } from '@/shared/paths';
import type { Role } from '@/shared/permissions';

// Spec §2. Each guard renders a redirect *instead of* its children, so that a page is unmounted
// before the cache is cleared (see store.ts).

/** Redirects to login without a stored session. */
export const RequireLogin = ({ children }: { children: ReactNode }) => {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const location = useLocation();
  return isLoggedIn ? (
    children
  ) : (
    <Navigate to={paths.login} state={loginStateOf(location)} replace />
  );
};

/** Redirects to the dashboard unless the user has one of the roles. */
export const RequireRole = ({
  roles,
  children,
}: {
  roles: readonly Role[];
  children: ReactNode;
}) => {
  const role = useRole();
  const unfinished = useSelector(selectUnfinished);
  const { pathname } = useLocation();

  if (unfinished && pathname !== unfinished) return <Navigate to={unfinished} replace />;
  if (!role || !roles.includes(role)) return <Navigate to={paths.dashboard} replace />;
  return children;
};

/** Redirects logged-in users from public pages to the dashboard, or to the link that needed a login. */
export const RequireNoLogin = ({ children }: { children: ReactNode }) => {
  const isLoggedIn = useIsLoggedIn();
  const user = useCurrentUser();
  const { state } = useLocation();
  return isLoggedIn ? <Navigate to={urlAfterLogin(state, user?.id)} replace /> : children;
};
