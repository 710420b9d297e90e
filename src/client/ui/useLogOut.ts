import { useDispatch } from 'react-redux';
import { useLogoutMutation } from '@/client/api/api';
import { messageOf, statusOf } from '@/client/api/serverErrors';
import { loggedOut } from '@/client/session/sessionSlice';
import { notify } from './toasts/notify';

const ONLY_HERE = 'Anda sudah keluar dari browser ini, tetapi server belum mengakhiri sesinya.';

const reasonOf = (error: unknown) =>
  `${messageOf(error) ?? 'Server tidak dapat dihubungi.'} ${ONLY_HERE}`;

export const useLogOut = () => {
  const dispatch = useDispatch();
  const [logout, { isLoading }] = useLogoutMutation();

  const logOut = async () => {
    try {
      await logout().unwrap();
    } catch (error) {
      // 401: the session has already ended. Otherwise this browser forgets it nevertheless: somebody who
      // leaves a shared computer must not stay signed in because the network failed.
      if (statusOf(error) !== 401) notify.error('Gagal keluar', reasonOf(error));
    }
    // The guards redirect to the login page when the session ends.
    dispatch(loggedOut());
  };

  return { logOut, isLoggingOut: isLoading };
};
