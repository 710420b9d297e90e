import { actionsOfRow, actionsOfSelection } from './actions/offeredActions';
import type { RecordActions } from './actions/recordAction';
import { DataTable, type TableProps } from './DataTable';
import type { List } from './defineList';

type Props<Row> = Pick<TableProps<Row>, 'table' | 'result'> &
  Partial<Omit<TableProps<Row>, 'bulk' | 'actionsOf'>> & {
    list: List<Row, object>;
    actions?: RecordActions<Row>;
  };

/** The table of a list with the actions on its records. What it is given beside them replaces what the list states. */
export function RecordList<Row>({ list, actions = [], ...given }: Props<Row>) {
  const { noun = '', ...stated } = list;
  const selected = actionsOfSelection(actions);
  return (
    <DataTable
      {...stated}
      actionsOf={actionsOfRow(actions)}
      bulk={selected && { noun, actions: selected }}
      {...given}
    />
  );
}
