import { useDispatch } from 'react-redux';
import { notify } from '@/client/components/notify';
import { loggedOut } from '@/client/session/sessionSlice';
import { useLogoutMutation } from './api';
import { messageOf, statusOf } from './serverErrors';

export const useLogOut = () => {
  const dispatch = useDispatch();
  const [logout, { isLoading }] = useLogoutMutation();

  const logOut = async () => {
    try {
      await logout().unwrap();
    } catch (error) {
      // 401: the session was over already, which is what was asked for.
      if (statusOf(error) !== 401) {
        notify.error('Gagal keluar', messageOf(error) ?? 'Silakan coba lagi nanti.');
        return;
      }
    }
    // The guards lead to the login page as soon as the session is gone.
    dispatch(loggedOut());
  };

  return { logOut, isLoggingOut: isLoading };
};
