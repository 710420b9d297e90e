import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { useIsPhone } from '@/client/ui/useIsPhone';
import { isViewList } from '@/shared/resources/saved-views/constants';
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
import { NARROW_IF_CROWDED } from './ToolbarButton';

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
  container: 'toolbar / inline-size',
  '&[data-crowded]': { containerName: 'crowded-toolbar' },
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

/** More filters leave less room for words. */
const FEW_FILTERS = 2;

const Tools = styled('div')({
  marginLeft: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
});

// Where many filters leave little room, the words of a button with an icon are for screen readers and the pointer.
const Line = styled('div')({
  display: 'contents',
  [`@container crowded-toolbar (max-width: ${NARROW_IF_CROWDED}px)`]: {
    // Progress stays in sight.
    '& .MuiButton-root:has(> .MuiButton-startIcon):not([data-progress])': {
      minWidth: 42,
      padding: '6px 10px',
      fontSize: 0,
      '& .MuiButton-startIcon': { margin: 0 },
    },
  },
});

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

  const searchBox = <SearchBox value={state.search} label={searchLabel} onChange={handleSearch} />;
  const conditionsButton = (word: string) =>
    conditionColumns && <ConditionsButton table={table} columns={conditionColumns} word={word} />;
  const selectButton = (onPress?: () => void) =>
    selecting && (
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<ChecklistOutlined />}
        aria-pressed={selecting.isOn}
        title="Pilih"
        onClick={() => {
          selecting.onToggle();
          onPress?.();
        }}
      >
        Pilih
      </Button>
    );

  if (isPhone) {
    return (
      <Bar role="search">
        {searchBox}
        <FilterButton table={table}>
          {(close) => (
            <>
              {conditionsButton('Syarat')}
              <SortSelect table={table} columns={columns} />
              {tools}
              {selectButton(close)}
            </>
          )}
        </FilterButton>
      </Bar>
    );
  }
  return (
    <Bar role="search" data-crowded={filters.length > FEW_FILTERS || undefined}>
      <Line>
        {searchBox}
        {filters.length > 0 && <FilterBar table={table} />}
        {conditionsButton('Filter')}
        {asCards && <SortSelect table={table} columns={columns} />}
        {(tools || selecting || hasLayout) && (
          <Tools>
            {tools}
            {selectButton()}
            {hasLayout && isViewList(list) && <ViewsButton table={table} list={list} />}
            {hasLayout && <LayoutButton table={table} columns={columns} />}
          </Tools>
        )}
      </Line>
    </Bar>
  );
}
