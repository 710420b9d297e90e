import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Link, resolvePath } from 'react-router';
import { screenAt } from '@/client/navigation/screenAt';

/** A link to a create screen, labelled with its title. */
export const AddButton = ({ to }: { to: string }) => (
  <Button component={Link} to={to} variant="contained" startIcon={<AddOutlined />}>
    {screenAt(resolvePath(to))?.title}
  </Button>
);
