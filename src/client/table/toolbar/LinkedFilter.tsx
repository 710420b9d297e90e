import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';

type Props = { text: string; onRemove: () => void };

/**
 * A filter that a link has set.
 * @public used through the module that `FilterControl` imports
 */
export const LinkedFilter = ({ text, onRemove }: Props) => (
  <Button
    variant="outlined"
    endIcon={<CloseOutlined />}
    aria-label={`Hapus filter ${text}`}
    onClick={onRemove}
  >
    {text}
  </Button>
);
