import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

type Props = { company: string; onLetters: () => void };

/**
 * Offers the letters of a placement that a move has just begun.
 * @public used through `lazyComponent`
 */
export const MovedNote = ({ company, onLetters }: Props) => (
  <Alert
    severity="success"
    role="status"
    sx={{ mb: 2, flex: 'none', alignItems: 'center' }}
    action={
      <Button color="inherit" startIcon={<DescriptionOutlined />} onClick={onLetters}>
        Buat surat penempatan baru
      </Button>
    }
  >
    Penempatan di {company} sudah dibuat.
  </Alert>
);
