import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Interruption } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { Badge } from '@/client/ui/cells/Badge';
import { SectionRow } from '@/client/ui/SectionCard';
import { interruptionDays, isInterruptedOn } from './interruptions';

type Props = {
  interruption: Interruption;
  /** The actions to the right. */
  children?: ReactNode;
};

/** The days of an interruption and its reason. */
export function InterruptionRow({ interruption, children }: Props) {
  const isNow = isInterruptedOn(useCampusToday(), interruption);
  return (
    <SectionRow>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{interruptionDays(interruption)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {interruption.reason}
        </Typography>
        {isNow && <Badge tone="info">Saat ini</Badge>}
      </div>
      {children}
    </SectionRow>
  );
}
