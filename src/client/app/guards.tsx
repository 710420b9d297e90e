import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { selectIsLoggedIn, selectMustChangePassword } from '@/client/session/sessionSlice';
import { useIsLoggedIn, useRole } from '@/client/session/useSession';
import type { Role } from '@/shared/permissions';
import { paths } from './paths';

// The rules of specification §2. Each guard shows a redirect *instead of* its children, so that a
// page is gone before the cache is cleared (see store.ts).

/** A page that needs login and finds no stored session sends the user to login. */
export const RequireLogin = ({ children }: { children: ReactNode }) =>
  useSelector(selectIsLoggedIn) ? children : <Navigate to={paths.login} replace />;

/** A page whose role list excludes the user's role sends the user to dashboard. */
export const RequireRole = ({
  roles,
  children,
}: {
  roles: readonly Role[];
  children: ReactNode;
}) => {
  const role = useRole();
  const mustChangePassword = useSelector(selectMustChangePassword);
  const { pathname } = useLocation();

  if (mustChangePassword && pathname !== paths.changePassword) {
    return <Navigate to={paths.changePassword} replace />;
  }
  if (!role || !roles.includes(role)) return <Navigate to={paths.dashboard} replace />;
  return children;
};

/** A logged-in user visiting a public page is sent to dashboard. */
export const RequireNoLogin = ({ children }: { children: ReactNode }) =>
  useIsLoggedIn() ? <Navigate to={paths.dashboard} replace /> : children;
