import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LogText } from '@/client/records/activityLog/LogText';
import { formatDateTime } from '@/shared/format';

type Props = {
  saved: string;
  savedAt: string | null;
  onUseStored: () => void;
  onKeepTyped: () => void;
};

/** The text that another tab or device has stored while this one was typed, and the choice between the two. */
export const StoredElsewhere = ({ saved, savedAt, onUseStored, onKeepTyped }: Props) => (
  <Alert severity="warning" role="note" sx={{ mb: 2, alignItems: 'flex-start' }}>
    <AlertTitle sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
      Catatan ini sudah disimpan dari tab atau perangkat lain
    </AlertTitle>
    {savedAt && `Tersimpan ${formatDateTime(savedAt)}:`}
    <LogText>{saved}</LogText>
    <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      <Button color="inherit" variant="outlined" size="small" onClick={onUseStored}>
        Pakai yang tersimpan
      </Button>
      <Button color="inherit" variant="outlined" size="small" onClick={onKeepTyped}>
        Pakai tulisan saya
      </Button>
    </Stack>
  </Alert>
);
