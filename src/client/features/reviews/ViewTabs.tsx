import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReviewCounts } from '@/client/api/api';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatNumber } from '@/shared/formatNumber';
import { REVIEW_VIEWS, type ReviewView } from '@/shared/resources/reviews/constants';
import { VIEW_LABELS } from './deskQuery';

export const DESK_PANEL_ID = 'desk-panel';
export const tabId = (view: ReviewView) => `desk-tab-${view}`;

const Bar = styled('div')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiTab-root': { flexDirection: 'row', gap: 6, minWidth: 0, paddingInline: 9 },
}));

// Reserves the width of two digits, so that the tabs rarely move and fit a laptop.
const Count = styled('span')(({ theme }) => ({
  minWidth: 28,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: '0.75rem',
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: theme.vars.palette.secondary.fill,
  color: theme.vars.palette.secondary.text,
  '.Mui-selected &': {
    backgroundColor: theme.vars.palette.primary.fill,
    color: theme.vars.palette.primary.text,
  },
}));

type Props = {
  view: ReviewView;
  counts: ReviewCounts | undefined;
  onChange: (view: ReviewView) => void;
};

export const ViewTabs = ({ view, counts, onChange }: Props) => (
  <Bar>
    <Tabs
      value={view}
      onChange={(_, next: ReviewView) => onChange(next)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile={false}
      aria-label="Tampilan"
    >
      {REVIEW_VIEWS.map((name) => (
        <Tab
          key={name}
          value={name}
          id={tabId(name)}
          aria-controls={DESK_PANEL_ID}
          label={
            <>
              {VIEW_LABELS[name]}
              <Count>
                {counts ? formatNumber(counts[name]) : ' '}
                <VisuallyHidden> aktivitas</VisuallyHidden>
              </Count>
            </>
          }
        />
      ))}
    </Tabs>
  </Bar>
);
