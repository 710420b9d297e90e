import type { RowAction } from '@/client/ui/cells/rowAction';
import type { RecordAction, RecordActions } from './recordAction';

const present = <Row,>(actions: RecordActions<Row>) => actions.filter((action) => action !== false);

const isForRows = ({ to, onRow, isDisabled }: RecordAction<never>) => to || onRow || isDisabled;

/** The actions in the menu of a row; undefined if no row has any. */
export function actionsOfRow<Row>(actions: RecordActions<Row>) {
  const offered = present(actions).filter(isForRows);
  if (offered.length === 0) return undefined;

  return (row: Row): readonly RowAction[] =>
    offered
      .filter(({ isOffered }) => !isOffered || isOffered(row))
      .map(({ label, icon: Icon, tone, isDisabled, to, onRow }) => ({
        label,
        icon: <Icon fontSize="small" />,
        tone,
        isDisabled,
        ...(to ? { to: to(row) } : { onClick: () => void onRow?.(row) }),
      }));
}

/** The actions on selected rows, those of the server first; undefined if there are none. */
export function actionsOfSelection<Row>(actions: RecordActions<Row>) {
  const all = present(actions);
  const offered = [
    ...all.filter(({ operation }) => operation),
    ...all.filter(({ onRows }) => onRows),
  ];
  return offered.length === 0 ? undefined : offered;
}
