import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { asText, type FormField } from '@/client/ui/form/formFields';
import type { Choice, Sides } from './threeWay';

type Props = {
  name: string;
  field?: FormField;
  sides: Sides;
  /** The text of the stored value, if the form knows only its id. */
  currentText?: string;
  choice?: Choice;
  isMissing: boolean;
  autoFocus: boolean;
  onChoose: (choice: Choice) => void;
};

const EMPTY = '(kosong)';
const CHANGED = 'diubah';
const UNCHANGED = 'tidak diubah';

const Value = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}));

const Option = styled(FormControlLabel)(({ theme }) => ({
  alignItems: 'flex-start',
  margin: 0,
  padding: '6px 12px 10px 2px',
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: 8,
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '& .MuiFormControlLabel-label': { paddingTop: 9, minWidth: 0 },
}));

/** The opened, stored and typed values of a field, with a choice between the last two. */
export function FieldChoice(props: Props) {
  const { name, field, sides, currentText, choice, isMissing, autoFocus, onChoose } = props;
  const id = useId();
  const textOf = (value: unknown) => {
    if (field?.isFile) return value === sides.opened[name] ? UNCHANGED : CHANGED;
    return (field?.textOf ?? asText)(value) || EMPTY;
  };

  return (
    <FormControl error={isMissing}>
      <FormLabel
        id={`${id}-label`}
        sx={{ fontWeight: 600, '&, &.Mui-focused': { color: 'text.primary' } }}
      >
        {field?.label ?? name}
      </FormLabel>
      <Value id={`${id}-opened`} sx={{ mb: 1 }}>
        {!field?.isFile && `Saat Anda buka: ${textOf(sides.opened[name])}`}
      </Value>
      {/* Above the options, in view of the focused one. */}
      {isMissing && (
        <FormHelperText id={`${id}-help`} sx={{ m: 0, mb: 1 }}>
          Pilih salah satu.
        </FormHelperText>
      )}
      <RadioGroup
        aria-labelledby={`${id}-label`}
        aria-describedby={isMissing ? `${id}-opened ${id}-help` : `${id}-opened`}
        value={choice ?? ''}
        onChange={(_, chosen) => onChoose(chosen as Choice)}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Option
          value="current"
          control={<Radio size="small" autoFocus={autoFocus} />}
          label={
            <>
              Pakai yang baru <Value>Sekarang: {currentText ?? textOf(sides.current[name])}</Value>
            </>
          }
        />
        <Option
          value="mine"
          control={<Radio size="small" />}
          label={
            <>
              Pakai isian saya <Value>Isian Anda: {textOf(sides.mine[name])}</Value>
            </>
          }
        />
      </RadioGroup>
    </FormControl>
  );
}
