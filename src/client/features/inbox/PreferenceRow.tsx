import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  api,
  type NewsMailPreference,
  type NotificationPreference,
  useUpdateNotificationPreferenceMutation,
} from '@/client/api/api';
import { useNewsStore } from '@/client/records/inbox/newsStore';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { NewsMailChoice } from './NewsMailChoice';
import { PreferenceItem } from './PreferenceItem';

const FAILED = { title: 'Gagal menyimpan', description: 'Silakan coba lagi nanti.' };

type Props = {
  preference: NotificationPreference;
  /** Undefined if the server sends no mails. */
  mail: NewsMailPreference | undefined;
};

/** A kind of news with its switch and its choice of mail, which are stored at once. */
export function PreferenceRow({ preference: { kind, title, is_shown }, mail }: Props) {
  const { dispatch } = useNewsStore();
  const [update, { isLoading }] = useUpdateNotificationPreferenceMutation();

  const show = (isShown: boolean) =>
    dispatch(
      api.util.updateQueryData('listNotificationPreferences', undefined, ({ data }) => {
        for (const one of data) if (one.kind === kind) one.is_shown = isShown;
      }),
    );

  const handleChange = async (isShown: boolean) => {
    if (isLoading) return;
    show(isShown);
    try {
      await update({ kind, notificationPreferenceInput: { is_shown: isShown } }).unwrap();
    } catch (error) {
      show(is_shown);
      notifyFailure(error, FAILED);
    }
  };

  return (
    <PreferenceItem>
      <FormControlLabel
        label={title}
        control={
          <Switch checked={is_shown} onChange={(_, checked) => void handleChange(checked)} />
        }
      />
      {mail && <NewsMailChoice preference={mail} isOff={!is_shown} />}
    </PreferenceItem>
  );
}
