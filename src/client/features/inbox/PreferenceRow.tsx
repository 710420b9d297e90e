import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import {
  api,
  type NotificationPreference,
  useUpdateNotificationPreferenceMutation,
} from '@/client/api/api';
import { useNewsStore } from '@/client/records/inbox/newsStore';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';

const FAILED = { title: 'Gagal menyimpan', description: 'Silakan coba lagi nanti.' };

const Row = styled('li')(({ theme }) => ({
  padding: '6px 20px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > label': { minHeight: 44, overflowWrap: 'anywhere' },
}));

type Props = { preference: NotificationPreference };

/** A kind of news with its switch, which is stored at once. */
export function PreferenceRow({ preference: { kind, title, is_shown } }: Props) {
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
    <Row>
      <FormControlLabel
        label={title}
        control={
          <Switch checked={is_shown} onChange={(_, checked) => void handleChange(checked)} />
        }
      />
    </Row>
  );
}
