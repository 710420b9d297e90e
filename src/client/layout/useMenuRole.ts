import { useSelector } from 'react-redux';
import { selectUnfinished } from '@/client/session/sessionSlice';
import { useRole } from '@/client/session/useSession';

/** The role whose menu is shown: none while every screen leads to what the account lacks. */
export function useMenuRole() {
  const role = useRole();
  return useSelector(selectUnfinished) ? null : role;
}
