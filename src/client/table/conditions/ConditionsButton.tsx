import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import { useRef, useState } from 'react';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { ConditionColumns } from '@/shared/conditions/condition';
import type { Table } from '../state/useTable';
import { ToolbarButton } from '../toolbar/ToolbarButton';
import type { KeptDrafts } from './conditionDraft';

const panel = lazyComponent(
  () => import(/* webpackChunkName: "later.conditions" */ './ConditionsPanel'),
  'ConditionsPanel',
);

type Props = { table: Table; columns: ConditionColumns; word: string };

/** Opens the conditions of a list and says how many are in use. */
export function ConditionsButton({ table, columns, word }: Props) {
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
      <ToolbarButton
        ref={button}
        icon={<FilterAltOutlined fontSize="small" />}
        word={count > 0 ? `${word} (${count})` : word}
        isActive={count > 0}
        aria-label={count > 0 ? `${word} (${count} syarat aktif)` : word}
        title="Filter dengan syarat"
        aria-expanded={isOpen}
        onPointerEnter={panel.preload}
        onFocus={panel.preload}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <panel.Component table={table} columns={columns} kept={kept} onClose={close} />}
    </>
  );
}
