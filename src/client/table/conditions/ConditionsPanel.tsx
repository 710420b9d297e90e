import AddOutlined from '@mui/icons-material/AddOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { useIsPhone } from '@/client/ui/useIsPhone';
import type { ConditionColumns } from '@/shared/conditions/condition';
import { CONDITIONS_MAX } from '@/shared/constants/limits';
import { TOUCH_TARGET } from '../layout/measures';
import type { Table } from '../state/useTable';
import { ConditionRow, columnFieldId, valueFieldId } from './ConditionRow';
import type { KeptDrafts } from './conditionDraft';
import { useConditionDrafts } from './useConditionDrafts';

// `order` puts the panel below all buttons of the toolbar.
const Panel = styled('section')(({ theme }) => ({
  order: 1,
  flex: '1 1 100%',
  minWidth: 0,
  margin: '0 -12px -8px',
  padding: '10px 12px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}));

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  [theme.breakpoints.down('md')]: {
    flex: 1,
    gridTemplateRows: 'auto 1fr auto',
    gap: 16,
    padding: 16,
    '& .MuiButton-root': { minHeight: TOUCH_TARGET },
    '& .MuiIconButton-root, & .MuiCheckbox-root': { width: TOUCH_TARGET, height: TOUCH_TARGET },
  },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > [role="status"]': { flex: 1 },
});

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  [theme.breakpoints.down('md')]: {
    '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: 16 },
    gap: 16,
  },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    bottom: 0,
    padding: '12px 0',
    backgroundColor: theme.vars.palette.background.paper,
    '& > *': { flex: '1 1 auto' },
  },
}));

type Props = {
  table: Table;
  columns: ConditionColumns;
  kept: RefObject<KeptDrafts | null>;
  onClose: () => void;
};

const rowId = (id: string, draft: { id: number }) => `${id}-${draft.id}`;

/**
 * The form for the conditions of a list: above the rows, on a phone a dialog.
 * @public used through the module that `ConditionsButton` imports
 */
export function ConditionsPanel({ table, columns, kept, onClose }: Props) {
  const id = useId();
  const isPhone = useIsPhone();
  const addButton = useRef<HTMLButtonElement>(null);
  const { drafts, count, isChanged, ...change } = useConditionDrafts({ table, columns, kept });

  /** The field to focus after the next render. */
  const wanted = useRef<string | null>(drafts[0] ? columnFieldId(rowId(id, drafts[0])) : null);
  useEffect(() => {
    if (wanted.current === null) return;
    const field = document.getElementById(wanted.current);
    (field ?? addButton.current)?.focus();
    wanted.current = null;
  });

  const handleSubmit = () => {
    const issue = change.submit();
    if (issue) wanted.current = valueFieldId(rowId(id, issue.draft), issue.value);
    else if (isPhone) onClose();
  };

  const handleRemove = (index: number) => {
    const draft = drafts[index];
    if (!draft) return;
    const next = drafts[index + 1] ?? drafts[index - 1];
    wanted.current = next ? columnFieldId(rowId(id, next)) : '';
    change.remove(draft);
  };

  // No <form>: React would read its fields when the list navigates during the submit.
  const handleKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && !isPhone) onClose();
    if (key === 'Enter' && (target as Element).matches('input')) handleSubmit();
  };

  const content = (
    <Content onKeyDown={handleKeyDown}>
      <Head>
        <Typography id={`${id}-title`} variant="h2">
          Syarat filter
        </Typography>
        <Typography role="status" variant="body2" color="text.secondary">
          {count > 0 ? `${count} syarat aktif` : 'Belum ada syarat aktif'}
          {isChanged && ', ada perubahan yang belum diterapkan'}
        </Typography>
        <IconButton size="small" aria-label="Tutup" onClick={onClose}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Head>
      <Rows>
        {drafts.map((draft, index) => (
          <ConditionRow
            key={draft.id}
            id={rowId(id, draft)}
            number={index + 1}
            draft={draft}
            columns={columns}
            onChange={change.replace}
            onRemove={() => handleRemove(index)}
          />
        ))}
      </Rows>
      <Buttons>
        <Button
          ref={addButton}
          variant="outlined"
          color="secondary"
          startIcon={<AddOutlined />}
          disabled={drafts.length >= CONDITIONS_MAX}
          onClick={() => {
            wanted.current = columnFieldId(rowId(id, change.add()));
          }}
        >
          Tambah syarat
        </Button>
        {drafts.length > 0 && (
          <Button
            color="inherit"
            onClick={() => {
              wanted.current = '';
              change.clear();
            }}
          >
            Bersihkan
          </Button>
        )}
        {drafts.length > 0 && (
          <Button variant="contained" onClick={handleSubmit}>
            Terapkan
          </Button>
        )}
      </Buttons>
    </Content>
  );

  if (isPhone) {
    return (
      <Dialog
        open
        fullScreen
        onClose={onClose}
        aria-labelledby={`${id}-title`}
        slotProps={{ paper: { sx: { m: 0, width: '100%', border: 0, borderRadius: 0 } } }}
      >
        {content}
      </Dialog>
    );
  }
  return <Panel aria-labelledby={`${id}-title`}>{content}</Panel>;
}
