import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { paths } from '@/client/navigation/paths';

const LABELS = { guidance: 'Bimbingan', report: 'Laporan Akhir', defence: 'Ujian' } as const;

const OFFICE = {
  guidance: paths.guidanceSessions.index,
  report: paths.finalReports.index,
  defence: paths.defences.index,
};

const STUDENT = {
  guidance: paths.student.guidanceSessions,
  report: paths.student.finalReport,
  defence: paths.student.defence,
};

type Tab = keyof typeof LABELS;
type Props = { value: Tab; student?: boolean };

/** The screens from the guidance to the defence, which share one entry of the menu. */
export const GuidanceTabs = ({ value, student = false }: Props) => (
  <Stack
    component="nav"
    aria-label="Bagian bimbingan"
    direction="row"
    sx={{ flex: 'none', flexWrap: 'wrap', gap: 1, mb: 2 }}
  >
    {(Object.keys(LABELS) as Tab[]).map((tab) => (
      <Button
        key={tab}
        component={Link}
        to={(student ? STUDENT : OFFICE)[tab]}
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
