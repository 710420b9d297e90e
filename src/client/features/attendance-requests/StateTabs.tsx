import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { AttendanceRequestCounts } from '@/client/api/api';
import { formatNumber } from '@/shared/formatNumber';
import {
  REQUEST_STATE_LABELS,
  REQUEST_STATES,
  type RequestState,
} from '@/shared/resources/attendance-requests/constants';

export const REQUEST_PANEL_ID = 'request-panel';
export const requestTabId = (state: RequestState) => `request-tab-${state}`;

type Props = {
  state: RequestState;
  counts: AttendanceRequestCounts | undefined;
  onChange: (state: RequestState) => void;
};

export const StateTabs = ({ state, counts, onChange }: Props) => (
  <Tabs
    value={state}
    onChange={(_event, next: RequestState) => onChange(next)}
    variant="scrollable"
    scrollButtons="auto"
    allowScrollButtonsMobile={false}
    aria-label="Status"
  >
    {REQUEST_STATES.map((name) => (
      <Tab
        key={name}
        value={name}
        id={requestTabId(name)}
        aria-controls={REQUEST_PANEL_ID}
        label={`${REQUEST_STATE_LABELS[name]}${counts ? ` (${formatNumber(counts[name])})` : ''}`}
      />
    ))}
  </Tabs>
);
