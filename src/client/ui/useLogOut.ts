import { useDispatch } from 'react-redux';
import { useLogoutMutation } from '@/client/api/api';
import { messageOf, statusOf } from '@/client/api/serverErrors';
import { otherSite } from '@/client/navigation/otherSite';
import { useUnsent } from '@/client/queue/unsent';
import type { Unsent } from '@/client/queue/unsentItem';
import { unsentNames } from '@/client/queue/unsentNames';
import { hasDrafts } from '@/client/session/browserStorage';
import { loggedOut } from '@/client/session/sessionSlice';
import { useCurrentUser } from '@/client/session/useSession';
import { useConfirm } from './confirm/useConfirm';
import { notify } from './toasts/notify';

const ONLY_HERE = 'Anda sudah keluar dari browser ini, tetapi server belum mengakhiri sesinya.';

const LEAVE_DRAFTS = {
  title: 'Ada isian yang belum tersimpan',
  description: 'Draf di perangkat ini akan hilang jika Anda keluar.',
  confirmLabel: 'Keluar dan hapus draf',
  tone: 'danger',
} as const;

const leaveUnsent = (items: readonly Unsent[], losesDrafts: boolean) => ({
  title: 'Ada yang belum terkirim',
  description: [
    `${unsentNames(items)} belum terkirim. Semuanya tetap di perangkat ini dan baru dikirim setelah Anda masuk lagi di sini.`,
    ...(losesDrafts ? ['Draf lain di perangkat ini akan hilang.'] : []),
  ].join(' '),
  confirmLabel: 'Tetap keluar',
  tone: 'danger' as const,
});

const reasonOf = (error: unknown) =>
  `${messageOf(error) ?? 'Server tidak dapat dihubungi.'} ${ONLY_HERE}`;

export const useLogOut = () => {
  const dispatch = useDispatch();
  const user = useCurrentUser();
  const confirm = useConfirm();
  const unsent = useUnsent();
  const [logout, { isLoading }] = useLogoutMutation();

  const logOutNow = async () => {
    let next: string | null = null;
    try {
      next = (await logout().unwrap()).data.provider_logout_url;
    } catch (error) {
      // 401: the session has already ended. Otherwise this browser forgets it nevertheless: somebody who
      // leaves a shared computer must not stay signed in because the network failed.
      if (statusOf(error) !== 401) notify.error('Gagal keluar', reasonOf(error));
    }
    // The guards redirect to the login page when the session ends.
    dispatch(loggedOut());
    // Else the next person at this computer logs in there without a password.
    if (next) otherSite.open(next);
  };

  /** The question about what would be lost or is not sent; null if there is none. */
  const leaving = () => {
    const losesDrafts = user !== null && hasDrafts(user.id);
    if (unsent.length > 0) return leaveUnsent(unsent, losesDrafts);
    return losesDrafts ? LEAVE_DRAFTS : null;
  };

  /** Asks first if what the person has typed would be lost. */
  const logOut = async () => {
    const question = leaving();
    if (!question || (await confirm(question))) await logOutNow();
  };

  return { logOut, logOutNow, leaving, isLoggingOut: isLoading };
};
