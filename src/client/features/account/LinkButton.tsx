import Button from '@mui/material/Button';
import { Link } from 'react-router';

export const LinkButton = ({ to, label }: { to: string; label: string }) => (
  <Button component={Link} to={to} variant="outlined" color="secondary">
    {label}
  </Button>
);
