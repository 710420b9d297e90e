import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

type Props = { company: string; onLetters: () => void };

/**
 * Offers the letters of a placement that a move has just begun.
 * @public used through `lazyComponent`
 */
export const MovedNote = ({ company, onLetters }: Props) => (
  <Alert severity="success" role="status" sx={{ mb: 2, flex: 'none', overflowWrap: 'anywhere' }}>
    <div>Penempatan di {company} sudah dibuat.</div>
    <Button color="inherit" startIcon={<DescriptionOutlined />} onClick={onLetters} sx={{ ml: -1 }}>
      Buat surat penempatan baru
    </Button>
  </Alert>
);
