import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { useIsPhone } from '@/client/ui/useIsPhone';
import { isViewList } from '@/shared/constants/savedViews';
import type { Column } from '../column';
import { ConditionsButton } from '../conditions/ConditionsButton';
import { LayoutButton } from '../layout/LayoutButton';
import { TOUCH_TARGET } from '../layout/measures';
import type { Table } from '../state/useTable';
import { ViewsButton } from '../views/ViewsButton';
import { FilterBar } from './FilterBar';
import { FilterButton } from './FilterButton';
import { SearchBox } from './SearchBox';
import { SortSelect } from './SortSelect';

type Props<Row> = {
  table: Table;
  columns: readonly Column<Row>[];
  searchLabel: string;
  tools?: ReactNode;
  /** Cards have no column headers to sort by, and no columns to choose from. */
  asCards: boolean;
  /** The state of 'Pilih'; undefined where rows cannot be selected. */
  selecting?: { isOn: boolean; onToggle: () => void };
};

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  [theme.breakpoints.down('md')]: {
    padding: 12,
    '& .MuiOutlinedInput-root, & select, & .MuiButton-root': { minHeight: TOUCH_TARGET },
    '& .MuiIconButton-root': { width: TOUCH_TARGET, height: TOUCH_TARGET },
  },
}));

const Tools = styled('div')(({ theme }) => ({
  marginLeft: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [theme.breakpoints.down('md')]: { width: '100%', '& > *': { flex: '1 1 auto' } },
}));

export function TableToolbar<Row>({
  table,
  columns,
  searchLabel,
  tools,
  asCards,
  selecting,
}: Props<Row>) {
  const { state, change, settings } = table;
  const { filters, conditionColumns, list } = settings;
  const isPhone = useIsPhone();
  const hasLayout = list !== undefined && !asCards;
  const handleSearch = useCallback((text: string) => change({ search: text }), [change]);

  return (
    <Bar role="search">
      <SearchBox value={state.search} label={searchLabel} onChange={handleSearch} />
      {filters.length > 0 &&
        (isPhone ? <FilterButton table={table} /> : <FilterBar table={table} />)}
      {conditionColumns && <ConditionsButton table={table} columns={conditionColumns} />}
      {asCards && <SortSelect table={table} columns={columns} />}
      {(tools || selecting || hasLayout) && (
        <Tools>
          {tools}
          {selecting && (
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<ChecklistOutlined />}
              aria-pressed={selecting.isOn}
              onClick={selecting.onToggle}
            >
              Pilih
            </Button>
          )}
          {hasLayout && isViewList(list) && <ViewsButton table={table} list={list} />}
          {hasLayout && <LayoutButton table={table} columns={columns} />}
        </Tools>
      )}
    </Bar>
  );
}
