import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { QUOTA_PANEL_COMPANIES } from '@/shared/constants/screen';
import { type CompanyQuota, fillRatio, fullestFirst } from './quotas';

const FULL_PERCENT = 100;

const QuotaRow = ({ quota }: { quota: CompanyQuota }) => {
  const percent = Math.min(FULL_PERCENT, Math.round(fillRatio(quota) * FULL_PERCENT));
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', mb: 0.75 }}>
        <Typography noWrap title={quota.name} sx={{ minWidth: 0 }}>
          {quota.name}
        </Typography>
        <Typography
          variant="body2"
          sx={{ flex: 'none', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {quota.internship_count} / {quota.internship_quota}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={`Kuota ${quota.name}`}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
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
