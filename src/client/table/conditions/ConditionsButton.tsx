import TuneOutlined from '@mui/icons-material/TuneOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { ConditionColumns } from '@/shared/conditions/condition';
import type { Table } from '../state/useTable';
import type { KeptDrafts } from './conditionDraft';

const panel = lazyComponent(
  () => import(/* webpackChunkName: "later.conditions" */ './ConditionsPanel'),
  'ConditionsPanel',
);

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -2,
  right: -2,
  minWidth: 17,
  padding: '0 4px',
  borderRadius: 9,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  font: `600 0.6875rem/17px ${theme.typography.fontFamily}`,
}));

type Props = { table: Table; columns: ConditionColumns };

/** Opens the conditions of a list and says how many are in use. */
export function ConditionsButton({ table, columns }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const kept = useRef<KeptDrafts | null>(null);
  const { conditions } = table.state;
  const count = conditions ? JSON.parse(conditions).length : 0;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <>
      <IconButton
        ref={button}
        color={count > 0 ? 'primary' : 'default'}
        aria-label={count > 0 ? `Saring (${count} syarat aktif)` : 'Saring'}
        title="Saring dengan syarat"
        aria-expanded={isOpen}
        onPointerEnter={panel.preload}
        onFocus={panel.preload}
        onClick={() => setOpen(!isOpen)}
      >
        <TuneOutlined fontSize="small" />
        {count > 0 && <Count aria-hidden>{count}</Count>}
      </IconButton>
      {isOpen && <panel.Component table={table} columns={columns} kept={kept} onClose={close} />}
    </>
  );
}
