import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { type ConditionColumns, OPERATORS, type Operator } from '@/shared/conditions/condition';
import { TOUCH_TARGET } from '../layout/measures';
import { ConditionValues } from './ConditionValues';
import { type Draft, issuesOf, typedIn, withTyped } from './conditionDraft';
import { OPERATOR_LABELS } from './operatorLabels';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 190px) minmax(0, 170px) fit-content(100%) auto',
  justifyContent: 'start',
  alignItems: 'start',
  gap: 8,
  '& > select': { height: 40, minWidth: 0 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    justifyContent: 'stretch',
    '& > *': { gridColumn: '1 / -1' },
    '& > select, & .MuiOutlinedInput-root': { height: TOUCH_TARGET },
    '& > .column': { gridColumn: 1 },
    '& > .remove': { gridColumn: 2, gridRow: 1, width: TOUCH_TARGET, height: TOUCH_TARGET },
  },
}));

type Props = {
  /** The prefix of the ids of its fields. */
  id: string;
  /** The place in the list, from 1. */
  number: number;
  draft: Draft;
  columns: ConditionColumns;
  onChange: (draft: Draft) => void;
  onRemove: () => void;
};

export const columnFieldId = (id: string) => `${id}-column`;
export const valueFieldId = (id: string, index: number) => `${id}-value-${index}`;

/** One condition: its column, operator and values. */
export function ConditionRow({ id, number, draft, columns, onChange, onRemove }: Props) {
  const column = columns[draft.field];
  if (!column) return null;
  const { operator, values } = typedIn(draft, column);

  return (
    <Row role="group" aria-label={`Syarat ${number}`}>
      <NativeSelect
        className="column"
        id={columnFieldId(id)}
        aria-label="Kolom"
        value={draft.field}
        onChange={({ target }) => onChange({ ...draft, field: target.value, isMarked: false })}
      >
        {Object.entries(columns).map(([field, { label }]) => (
          <option key={field} value={field}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label="Operator"
        value={operator}
        onChange={({ target }) =>
          onChange(withTyped(draft, column, { operator: target.value as Operator }))
        }
      >
        {OPERATORS[column.type].map((name) => (
          <option key={name} value={name}>
            {OPERATOR_LABELS[column.type][name]}
          </option>
        ))}
      </NativeSelect>
      <ConditionValues
        idOf={(index) => valueFieldId(id, index)}
        column={column}
        operator={operator}
        values={values}
        issues={draft.isMarked ? issuesOf(draft, column) : []}
        onChange={(next) => onChange(withTyped(draft, column, { values: next }))}
      />
      <IconButton className="remove" aria-label={`Hapus syarat ${number}`} onClick={onRemove}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Row>
  );
}
