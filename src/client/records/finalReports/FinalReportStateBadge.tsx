import type { FinalReportRow } from '@/client/api/api';
import { Badge, type Tone } from '@/client/ui/cells/Badge';
import type { FinalReportState } from '@/shared/constants/finalReports';
import { FINAL_REPORT_STATE_LABELS } from '@/shared/constants/labels';

const TONES: Readonly<Record<FinalReportState, Tone>> = {
  missing: 'neutral',
  sent: 'info',
  returned: 'warning',
  accepted: 'success',
};

export const FinalReportStateBadge = ({ state }: Pick<FinalReportRow, 'state'>) => (
  <Badge tone={TONES[state]}>{FINAL_REPORT_STATE_LABELS[state]}</Badge>
);
