import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { DateInput } from '@/client/ui/fields/DateInput';
import { type ConditionColumn, type Operator, valueCount } from '@/shared/conditions/condition';
import { CONDITION_TEXT_MAX } from '@/shared/constants/limits';

const Fields = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, minWidth: 0 });

const Field = styled('div')(({ theme }) => ({
  flex: '1 1 130px',
  minWidth: 0,
  '& > .MuiOutlinedInput-root': { width: '100%' },
  [theme.breakpoints.up('md')]: { flex: '0 1 auto', width: 320 },
}));

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 40,
  '& .MuiFormControlLabel-root': { margin: 0 },
  '& .MuiFormHelperText-root': { flexBasis: '100%' },
});

const INPUTS = {
  text: { type: 'text', maxLength: CONDITION_TEXT_MAX, autoComplete: 'off' },
  number: { type: 'number', step: 'any' },
} as const;

type Props = {
  /** The id of the field at a place, from 0. */
  idOf: (index: number) => string;
  column: ConditionColumn;
  operator: Operator;
  values: readonly string[];
  /** The issue of each value, or null. */
  issues: readonly (string | null)[];
  onChange: (values: readonly string[]) => void;
};

/** The fields for the values of a condition. */
export function ConditionValues({ idOf, column, operator, values, issues, onChange }: Props) {
  const issueId = (index: number) => `${idOf(index)}-issue`;
  const issueText = (index: number) =>
    issues[index] && (
      <FormHelperText id={issueId(index)} error>
        {issues[index]}
      </FormHelperText>
    );
  const describedBy = (index: number) => (issues[index] ? issueId(index) : undefined);

  if (column.type === 'choice') {
    return (
      <Choices role="group" aria-label="Nilai" aria-describedby={describedBy(0)}>
        {Object.entries(column.choices).map(([key, label], index) => (
          <FormControlLabel
            key={key}
            label={label}
            control={
              <Checkbox
                size="small"
                id={idOf(index)}
                checked={values.includes(key)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...values, key] : values.filter((value) => value !== key),
                  )
                }
              />
            }
          />
        ))}
        {issueText(0)}
      </Choices>
    );
  }

  const { type } = column;
  const labels = valueCount(operator) === 2 ? ['Dari', 'Sampai'] : ['Nilai'];
  const changeValue = (index: number, value: string) =>
    onChange(labels.map((_, place) => (place === index ? value : (values[place] ?? ''))));

  return (
    <Fields>
      {labels.slice(0, valueCount(operator)).map((label, index) => (
        <Field key={label}>
          {type === 'date' ? (
            <DateInput
              id={idOf(index)}
              aria-label={label}
              value={values[index] ?? ''}
              invalid={Boolean(issues[index])}
              describedBy={describedBy(index)}
              onChange={(value) => changeValue(index, value)}
            />
          ) : (
            <OutlinedInput
              id={idOf(index)}
              size="small"
              value={values[index] ?? ''}
              error={Boolean(issues[index])}
              onChange={({ target }) => changeValue(index, target.value)}
              inputProps={{
                ...INPUTS[type],
                'aria-label': label,
                'aria-describedby': describedBy(index),
              }}
            />
          )}
          {issueText(index)}
        </Field>
      ))}
    </Fields>
  );
}
