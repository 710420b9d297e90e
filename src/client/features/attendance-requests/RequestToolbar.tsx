import { styled } from '@mui/material/styles';
import { usePeriodChoices } from '@/client/records/pickers/internshipChoices';
import { KeysButton } from '@/client/records/review/KeysButton';
import { SearchBox } from '@/client/table/toolbar/SearchBox';
import { ChoiceFilter } from '@/client/ui/ChoiceFilter';
import { NativeSelect } from '@/client/ui/NativeSelect';
import {
  isRequestKind,
  REQUEST_KIND_LABELS,
  REQUEST_KINDS,
} from '@/shared/resources/attendance-requests/constants';
import type { RequestQuery } from './requestQuery';
import type { ChangeRequests } from './useRequestList';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  padding: '12px 16px',
  [theme.breakpoints.down('md')]: { padding: 14, gap: 8 },
}));

const Period = styled(ChoiceFilter)(({ theme }) => ({
  flex: '0 1 240px',
  [theme.breakpoints.down('md')]: { flex: '1 1 100%' },
}));

const Kind = styled(NativeSelect)(({ theme }) => ({
  height: 40,
  [theme.breakpoints.down('md')]: { height: 44, flex: '1 1 100%' },
}));

type Props = {
  query: RequestQuery;
  change: ChangeRequests;
  /** Called at Enter and Escape in the search, with the search that then applies. */
  onLeaveSearch: (search: string) => void;
  onShowKeys: () => void;
};

/** Search, filters and the list of keys. */
export const RequestToolbar = ({ query, change, onLeaveSearch, onShowKeys }: Props) => (
  <Bar>
    <SearchBox
      value={query.search}
      label="Cari mahasiswa, mitra, alasan"
      onChange={(search) => change({ search })}
      onLeave={onLeaveSearch}
    />
    <Period
      label="Periode"
      value={query.internship_period_id}
      useChoices={usePeriodChoices}
      onChange={(internship_period_id) => change({ internship_period_id })}
    />
    <Kind
      aria-label="Jenis"
      value={query.kind}
      onChange={({ target: { value } }) => change({ kind: isRequestKind(value) ? value : '' })}
    >
      <option value="">Jenis: semua</option>
      {REQUEST_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {REQUEST_KIND_LABELS[kind]}
        </option>
      ))}
    </Kind>
    <KeysButton onClick={onShowKeys} />
  </Bar>
);
