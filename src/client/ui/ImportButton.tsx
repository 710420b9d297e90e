import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import type { ImportKind } from '@/shared/records';

type Props = {
  kind: ImportKind;
  /** The text of the button where 'Impor' alone would be unclear. */
  label?: string;
};

/** A link to the import of records, beside the button that adds one. */
export const ImportButton = ({ kind, label = 'Impor' }: Props) => (
  <Button
    component={Link}
    to={paths.imports(kind)}
    variant="outlined"
    color="secondary"
    startIcon={<UploadFileOutlined />}
  >
    {label}
  </Button>
);
