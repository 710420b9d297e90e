import { useDispatch } from 'react-redux';
import { useLogoutMutation } from '@/client/api/api';
import { messageOf, statusOf } from '@/client/api/serverErrors';
import { loggedOut } from '@/client/session/sessionSlice';
import { notify } from './toasts/notify';

export const useLogOut = () => {
  const dispatch = useDispatch();
  const [logout, { isLoading }] = useLogoutMutation();

  const logOut = async () => {
    try {
      await logout().unwrap();
    } catch (error) {
      // 401: the session has already ended.
      if (statusOf(error) !== 401) {
        notify.error('Gagal keluar', messageOf(error) ?? 'Silakan coba lagi nanti.');
        return;
      }
    }
    // The guards redirect to the login page when the session ends.
    dispatch(loggedOut());
  };

  return { logOut, isLoggingOut: isLoading };
};
