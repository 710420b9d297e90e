import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { BULK_MAX } from '@/shared/constants/limits';
import { formatNumber } from '@/shared/formatNumber';
import { chosenRows } from '../export/chosenRows';
import { ExportMenu } from '../export/ExportMenu';
import type { ExportedTable } from '../export/exportedTable';
import { BulkActionDialog } from './BulkActionDialog';
import type { Bulk, BulkActionName } from './bulk';
import { BULK_TEXTS, TOO_MANY } from './bulkTexts';
import type { Selection } from './useSelection';

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

type Props = {
  bulk: Bulk<unknown>;
  selected: Selection<unknown>;
  exported?: ExportedTable;
  nameOf: (row: unknown) => string;
  onDone: (rows: readonly unknown[]) => void;
  onEnd: () => void;
};

/**
 * How many rows are selected, and what can be done to them.
 * @public used through the module that `DataTable` imports
 */
export function BulkBar({ bulk, selected, exported, nameOf, onDone, onEnd }: Props) {
  const [asked, setAsked] = useState<{ action: BulkActionName; rows: unknown[] } | null>(null);
  const isEmpty = selected.size === 0;
  const isTooMany = selected.size > BULK_MAX;

  return (
    <Bar role="region" aria-label="Baris terpilih">
      <strong aria-live="polite">{formatNumber(selected.size)} dipilih</strong>
      {bulk.actions.map((action) => (
        <Button
          key={action}
          size="small"
          variant="outlined"
          color={action === 'delete' ? 'error' : 'secondary'}
          startIcon={BULK_TEXTS[action].icon}
          disabled={isEmpty}
          onClick={() => setAsked({ action, rows: [...selected.values()] })}
        >
          {BULK_TEXTS[action].label}
        </Button>
      ))}
      {exported && (
        <ExportMenu
          table={chosenRows(exported, selected.keys())}
          label="Ekspor yang dipilih"
          size="small"
          disabled={isEmpty || isTooMany}
        />
      )}
      {isTooMany && <span>{TOO_MANY}</span>}
      <Button className="end" size="small" color="inherit" onClick={onEnd}>
        Selesai memilih
      </Button>
      {asked && (
        <BulkActionDialog
          bulk={bulk}
          action={asked.action}
          rows={asked.rows}
          nameOf={nameOf}
          onClose={(done) => {
            setAsked(null);
            onDone(done);
          }}
        />
      )}
    </Bar>
  );
}
