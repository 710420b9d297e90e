import {
  type FollowUpItem,
  type FollowUpKind,
  useCreateFollowUpReminderMutation,
} from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { useCurrentUser } from '@/client/session/useSession';
import { copyText } from '@/client/ui/copyText';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { reminderText } from '@/shared/reminderText';

const NOT_NOTED = {
  title: 'Pengingat belum tercatat',
  description: 'Orang lain belum melihat bahwa Anda mengingatkan.',
};

/** The texts of the reminders of a kind, and the note of the one that is sent. */
export function useReminder(kind: FollowUpKind) {
  const [create] = useCreateFollowUpReminderMutation();
  const today = useCampusToday();
  const sender = useCurrentUser()?.name ?? '';

  /** Empty for a matter without a person to remind. */
  const textOf = ({ person, since }: FollowUpItem) =>
    person ? reminderText({ person, since, today, sender, origin: window.location.origin }) : '';

  /** Notes that the chat has been opened, which the browser does without us. */
  const note = async ({ id }: FollowUpItem) => {
    try {
      await create({ kind, id }).unwrap();
    } catch (error) {
      notifyFailure(error, NOT_NOTED);
    }
  };

  /** Resolves to whether the text is in the clipboard. */
  const copy = async (item: FollowUpItem, text: string): Promise<boolean> => {
    const isCopied = await copyText(text);
    if (isCopied) {
      notify.success('Disalin', `Pengingat untuk ${item.title}`);
      void note(item);
    } else {
      notify.error('Gagal menyalin', 'Buka WhatsApp, atau tulis pesannya sendiri.');
    }
    return isCopied;
  };

  return { textOf, note, copy };
}
