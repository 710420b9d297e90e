import { requiredStar } from './FieldLabel';
import type { useFieldState } from './useFieldState';

type Field = ReturnType<typeof useFieldState<string | null | undefined>>;
type Options = { required?: boolean; helperText?: string };

/** The calendar and the clock have the shadow of our menus. */
const desktopPaper = {
  elevation: 8,
  sx: { mt: 0.5, border: 1, borderColor: 'divider', backgroundImage: 'none' },
};

/** Gives a MUI X picker the look and accessible names of our other fields. */
export const pickerSlotProps = (field: Field, options: Options) => ({
  textField: textFieldProps(field, options),
  desktopPaper,
  // Names the dialog after the field. MUI would look for the label by its own id, which our field
  // does not use.
  popper: { 'aria-labelledby': field.labelId },
});

function textFieldProps(field: Field, { required = false, helperText }: Options) {
  return {
    id: field.id,
    fullWidth: true,
    required,
    error: Boolean(field.error),
    helperText: field.error ?? helperText,
    slotProps: {
      inputLabel: {
        required: false,
        shrink: true,
        sx: required ? { '&::after': requiredStar } : undefined,
      },
    },
    sx: {
      '& .MuiPickersOutlinedInput-root': {
        borderRadius: '8px',
        backgroundColor: 'background.paper',
        paddingInline: '12px',
      },
      '& .MuiPickersInputBase-sectionsContainer': { padding: '10px 0', width: '100%' },
      '& .MuiPickersOutlinedInput-notchedOutline': {
        top: 0,
        '& legend': { display: 'none' },
      },
      '& .MuiPickersOutlinedInput-root:not(.Mui-focused):not(.Mui-error) .MuiPickersOutlinedInput-notchedOutline':
        { borderColor: 'control.border' },
    },
  };
}
