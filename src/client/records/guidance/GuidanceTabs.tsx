import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';

const LABELS = {
  guidance: 'Bimbingan',
  missing: 'Belum Bimbingan',
  report: 'Laporan Akhir',
  defence: 'Ujian',
} as const;

type Tab = keyof typeof LABELS;

const OFFICE: Partial<Record<Tab, string>> = {
  guidance: paths.guidanceSessions.index,
  missing: paths.guidanceSessions.missing,
  report: paths.finalReports.index,
  defence: paths.defences.index,
};

const STUDENT: Partial<Record<Tab, string>> = {
  guidance: paths.guidanceSessions.own,
  report: paths.finalReports.own,
  defence: paths.defences.own,
};

type Props = { value: Tab; student?: boolean };

/** The way between the screens from the guidance to the defence. */
export const GuidanceTabs = ({ value, student = false }: Props) => (
  <Stack
    component="nav"
    aria-label="Bagian bimbingan"
    direction="row"
    sx={{ flex: 'none', flexWrap: 'wrap', gap: 1, mb: 2 }}
  >
    {(Object.entries(student ? STUDENT : OFFICE) as [Tab, string][]).map(([tab, url]) => (
      <Button
        key={tab}
        component={Link}
        to={url}
        variant={tab === value ? 'contained' : 'outlined'}
        color="secondary"
        aria-current={tab === value ? 'page' : undefined}
        sx={{ minHeight: { xs: 44, md: 0 } }}
      >
        {LABELS[tab]}
      </Button>
    ))}
  </Stack>
);
