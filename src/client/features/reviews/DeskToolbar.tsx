import DensitySmallOutlined from '@mui/icons-material/DensitySmallOutlined';
import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { KeysButton } from '@/client/records/review/KeysButton';
import { SearchBox } from '@/client/table/toolbar/SearchBox';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { type DeskGroup, type DeskQuery, FILTER_KEYS } from './deskQuery';
import type { ChangeDesk } from './useDeskQuery';

const filters = lazyComponent(() => import('./DeskFilters'), 'DeskFilters');

const SEARCH_LABEL = 'Cari mahasiswa, aktivitas, catatan';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { padding: 14, gap: 8 },
}));

const Group = styled(NativeSelect)(({ theme }) => ({
  height: 40,
  [theme.breakpoints.down('md')]: { height: 44, flex: 1 },
}));

type Props = {
  query: DeskQuery;
  change: ChangeDesk;
  isCompact: boolean;
  onCompact: (compact: boolean) => void;
  /** Called at Enter and Escape in the search, with the search that then applies. */
  onLeaveSearch: (search: string) => void;
  onShowKeys: () => void;
};

/** Search, filters, grouping and the list of keys. */
export function DeskToolbar(props: Props) {
  const { query, change, isCompact, onCompact, onLeaveSearch, onShowKeys } = props;
  const used = FILTER_KEYS.filter((key) => query[key] !== '').length;
  const [isOpen, setOpen] = useState(used > 0);

  return (
    <>
      <Bar>
        <SearchBox
          value={query.search}
          label={SEARCH_LABEL}
          onChange={(search) => change({ search })}
          onLeave={onLeaveSearch}
        />
        <Button
          variant="outlined"
          color={used > 0 ? 'primary' : 'secondary'}
          startIcon={<FilterAltOutlined />}
          aria-expanded={isOpen}
          onPointerEnter={filters.preload}
          onClick={() => setOpen(!isOpen)}
        >
          {used > 0 ? `Filter (${used})` : 'Filter'}
        </Button>
        <Group
          aria-label="Kelompokkan"
          value={query.group}
          onChange={({ target }) => change({ group: target.value as DeskGroup })}
        >
          <option value="student">Per mahasiswa</option>
          <option value="day">Per hari</option>
        </Group>
        <IconButton
          color={isCompact ? 'primary' : 'default'}
          aria-label="Baris ringkas"
          title="Baris ringkas"
          aria-pressed={isCompact}
          onClick={() => onCompact(!isCompact)}
        >
          <DensitySmallOutlined />
        </IconButton>
        <KeysButton onClick={onShowKeys} />
      </Bar>
      {isOpen && (
        <filters.Component
          fallback={<Skeleton variant="rounded" height={40} sx={{ m: 1.5 }} />}
          query={query}
          change={change}
        />
      )}
    </>
  );
}
