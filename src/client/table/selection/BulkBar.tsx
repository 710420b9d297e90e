import CloseOutlined from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { BOTTOM_EDGE } from '@/client/ui/pageBottom';
import { BULK_MAX } from '@/shared/constants/limits';
import { formatNumber } from '@/shared/formatNumber';
import type { RecordAction } from '../actions/recordAction';
import { chosenRows } from '../export/chosenRows';
import { ExportMenu } from '../export/ExportMenu';
import type { ExportedTable } from '../export/exportedTable';
import { TOUCH_TARGET } from '../layout/measures';
import { BulkActionDialog } from './BulkActionDialog';
import { type Bulk, TOO_MANY } from './bulk';
import { type Page, PageCheckbox } from './PageCheckbox';
import { SelectionButton } from './SelectionButton';
import type { Selected } from './useSelection';

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '& > strong': { marginInline: '4px 8px', fontVariantNumeric: 'tabular-nums' },
  '& > .end': { marginLeft: 'auto' },
}));

/** Sticks to the bottom of the screen, and has its own place below the last card. */
const BottomBar = styled(Bar)(({ theme }) => ({
  position: 'sticky',
  bottom: BOTTOM_EDGE,
  zIndex: 2,
  marginTop: 8,
  padding: '0 4px 0 12px',
  rowGap: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '10px 10px 0 0',
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[4],
  '& .MuiFormControlLabel-root': { minHeight: TOUCH_TARGET, marginRight: 0 },
  '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' },
  '& .MuiIconButton-root': { width: TOUCH_TARGET, height: TOUCH_TARGET },
}));

/** Scrolls sideways if there is no room for all. */
const Actions = styled('div')({
  flex: '1 0 100%',
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  padding: '4px 8px 12px 0',
  '& > *': { flex: 'none', minHeight: TOUCH_TARGET },
});

const LABEL = 'Baris terpilih';
const END = 'Selesai memilih';

type Asked = { action: RecordAction<unknown>; rows: readonly unknown[] };

type Props = {
  bulk: Bulk<unknown>;
  selected: Selected<unknown>;
  exported?: ExportedTable;
  /** The rows of the page; only with cards, which have no header to select them all. */
  page?: Page;
  nameOf: (row: unknown) => string;
  onDone: (rows: readonly unknown[]) => void;
  onEnd: () => void;
};

/**
 * The number of selected rows, and their actions.
 * @public used through the module that `DataTable` imports
 */
export function BulkBar({ bulk, selected, exported, page, nameOf, onDone, onEnd }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const rows = [...selected.values()];
  const isEmpty = selected.size === 0;
  const isTooMany = selected.size > BULK_MAX;

  const count = <strong aria-live="polite">{formatNumber(selected.size)} dipilih</strong>;
  const actions = (
    <>
      {bulk.actions.map((action) => (
        <SelectionButton
          key={action.label}
          action={action}
          rows={rows}
          onAsk={() => setAsked({ action, rows })}
        />
      ))}
      {exported && (
        <ExportMenu
          table={chosenRows(exported, selected.keys())}
          label="Ekspor yang dipilih"
          size="small"
          disabled={isEmpty || isTooMany}
        />
      )}
    </>
  );
  // With an icon instead of words, the longest bar fits into one line at 1,440 px.
  const end = (
    <IconButton className="end" size="small" aria-label={END} title={END} onClick={onEnd}>
      <CloseOutlined fontSize="small" />
    </IconButton>
  );
  const limit = isTooMany && <span>{TOO_MANY}</span>;
  const dialog = asked?.action.operation && (
    <BulkActionDialog
      {...asked.action}
      operation={asked.action.operation}
      noun={bulk.noun}
      rows={asked.rows}
      nameOf={nameOf}
      onClose={(done) => {
        setAsked(null);
        onDone(done);
      }}
    />
  );

  if (page) {
    return (
      <BottomBar role="region" aria-label={LABEL}>
        <PageCheckbox page={page} selected={selected} />
        {count}
        {end}
        {!isEmpty && <Actions>{actions}</Actions>}
        {limit}
        {dialog}
      </BottomBar>
    );
  }
  return (
    <Bar role="region" aria-label={LABEL}>
      {count}
      {actions}
      {limit}
      {end}
      {dialog}
    </Bar>
  );
}
