import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import UnfoldMoreOutlined from '@mui/icons-material/UnfoldMoreOutlined';
import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import type { InternshipPeriod } from '@/client/api/api';
import { periodLabel } from '@/client/records/pickers/periodOption';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { OnDemand } from '@/client/ui/OnDemand';

const periodMenuPanel = lazyComponent(() => import('./PeriodMenuPanel'), 'PeriodMenuPanel');

type Props = {
  periods: readonly InternshipPeriod[];
  period: InternshipPeriod | undefined;
  /** The list of periods could not be loaded. */
  disabled: boolean;
  onChange: (period: InternshipPeriod) => void;
};

/** A button with the period, which opens a searchable list of all periods (spec §2). */
export function PeriodMenu({ periods, period, disabled, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A new list per opening, without the previous search.
  const [openings, setOpenings] = useState(0);

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    setOpenings(openings + 1);
    setAnchor(event.currentTarget);
  };

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<DateRangeOutlined />}
        endIcon={<UnfoldMoreOutlined />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        disabled={disabled}
        onPointerEnter={periodMenuPanel.preload}
        onFocus={periodMenuPanel.preload}
        onClick={handleClick}
      >
        {period ? periodLabel(period) : 'Pilih Periode'}
      </Button>
      <OnDemand isOpen={anchor !== null}>
        <periodMenuPanel.Component
          key={openings}
          periods={periods}
          period={period}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onChange={onChange}
        />
      </OnDemand>
    </>
  );
}
