import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';

const TABS = [
  { to: paths.letters.index, label: 'Arsip' },
  { to: paths.letters.templates, label: 'Template' },
  { to: paths.letters.series, label: 'Seri Nomor' },
] as const;

type Props = { value: (typeof TABS)[number]['to'] };

/** The screens about letters, which share one entry of the menu. */
export const LetterTabs = ({ value }: Props) => (
  <Stack
    component="nav"
    aria-label="Bagian surat"
    direction="row"
    sx={{ flex: 'none', flexWrap: 'wrap', gap: 1, mb: 2 }}
  >
    {TABS.map(({ to, label }) => (
      <Button
        key={to}
        component={Link}
        to={to}
        variant={to === value ? 'contained' : 'outlined'}
        color="secondary"
        aria-current={to === value ? 'page' : undefined}
        sx={{ minHeight: { xs: 44, md: 0 } }}
      >
        {label}
      </Button>
    ))}
  </Stack>
);
