import Alert from '@mui/material/Alert';
import type { Unsent } from '@/client/queue/unsentItem';
import { refusalOf } from './nextStep';

/** The words of the server about what the form corrects. */
export const RefusalNote = ({ item }: { item: Unsent }) => (
  <Alert severity="warning" role="note" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
    {refusalOf(item)} Perbaiki lalu kirim lagi. Yang ditolak dihapus setelah yang baru tersimpan.
  </Alert>
);
