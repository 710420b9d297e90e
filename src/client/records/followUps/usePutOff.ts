import { type FollowUp, useUpdateFollowUpMutation } from '@/client/api/api';
import { announce } from '@/client/ui/announcements';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { PUT_OFF_DAYS } from './followUpTexts';

const FAILED = { title: 'Gagal menyimpan', description: 'Silakan coba lagi nanti.' };

type Kind = Pick<FollowUp, 'kind' | 'title'>;

/** Puts a kind off or shows it again; false if that has failed, or if the last change is under way. */
export function usePutOff() {
  const [update, { isLoading }] = useUpdateFollowUpMutation();

  const change = async ({ kind, title }: Kind, put_off_days: number): Promise<boolean> => {
    if (isLoading) return false;
    try {
      await update({ kind, followUpInput: { put_off_days } }).unwrap();
      announce(put_off_days > 0 ? `${title} ditunda ${put_off_days} hari` : `${title} tampil lagi`);
      return true;
    } catch (error) {
      notifyFailure(error, FAILED);
      return false;
    }
  };

  return {
    isBusy: isLoading,
    putOff: (kind: Kind) => change(kind, PUT_OFF_DAYS),
    showAgain: (kind: Kind) => change(kind, 0),
  };
}
