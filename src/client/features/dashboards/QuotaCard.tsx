import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { LOW_DESK_QUERY, QUOTA_PANEL_COMPANIES } from '@/shared/constants/screen';
import { type CompanyQuota, fillRatio, fullestFirst } from './quotas';

const FULL_PERCENT = 100;

/** The bar is below the name, or on a low desk beside it. */
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '6px 16px',
  paddingBlock: 8,
  '& > .MuiLinearProgress-root': { gridColumn: '1 / -1', height: 6, borderRadius: 3 },
  [`@media ${LOW_DESK_QUERY}`]: {
    gridTemplateColumns: 'minmax(0, 1fr) 48px 72px',
    gap: 8,
    paddingBlock: 2,
    '& > :nth-child(2)': { textAlign: 'right' },
    '& > .MuiLinearProgress-root': { gridColumn: 3 },
  },
});

const QuotaRow = ({ quota }: { quota: CompanyQuota }) => {
  const percent = Math.min(FULL_PERCENT, Math.round(fillRatio(quota) * FULL_PERCENT));
  return (
    <Row>
      <Typography noWrap title={quota.name}>
        {quota.name}
      </Typography>
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {quota.internship_count} / {quota.internship_quota}
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-label={`Kuota ${quota.name}`} />
    </Row>
  );
};

/** 'Kuota Magang': the fullest companies first, eight at most (spec §2). */
export function QuotaCard({ quotas }: { quotas: readonly CompanyQuota[] }) {
  const shown = fullestFirst(quotas).slice(0, QUOTA_PANEL_COMPANIES);

  return (
    <Card component="section" aria-label="Kuota Magang" sx={{ p: 2.5, minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Kuota Magang
      </Typography>
      {shown.length === 0 && (
        <EmptyState icon={<BusinessOutlined />} text="Belum ada mitra industri aktif." />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((quota) => (
          <QuotaRow key={quota.id} quota={quota} />
        ))}
      </Box>
      {quotas.length > shown.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Menampilkan {shown.length} dari {quotas.length} mitra
        </Typography>
      )}
    </Card>
  );
}
