import { requiredStar } from './FieldLabel';
import type { useFieldState } from './useFieldState';

/** The calendar and the clock float like our other menus. */
export const pickerPaper = {
  elevation: 8,
  sx: { mt: 0.5, border: 1, borderColor: 'divider', backgroundImage: 'none' },
};

/** The calendar and the clock are named after their field: MUI X points to a label that is not there. */
export const pickerPopper = ({ id }: { id: string }) => ({ 'aria-labelledby': `${id}-label` });

/** Makes MUI X's own text field look and speak like our other fields. */
export function pickerFieldProps(
  field: ReturnType<typeof useFieldState<string | null | undefined>>,
  { required = false, helperText }: { required?: boolean; helperText?: string },
) {
  return {
    id: field.id,
    fullWidth: true,
    required,
    error: Boolean(field.error),
    helperText: field.error ?? helperText,
    onBlur: () => void field.helpers.setTouched(true),
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
