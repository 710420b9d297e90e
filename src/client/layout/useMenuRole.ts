import { useSelector } from 'react-redux';
import { selectMustChangePassword } from '@/client/session/sessionSlice';
import { useRole } from '@/client/session/useSession';

/** The role whose menu is shown: none while every screen leads to the form for a new password. */
export function useMenuRole() {
  const role = useRole();
  return useSelector(selectMustChangePassword) ? null : role;
}
