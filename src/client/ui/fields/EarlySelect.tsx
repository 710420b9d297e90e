import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode, Ref } from 'react';
import { type EarlyInput, earlyHandlers } from '../earlyInput';
import type { useFieldState } from './useFieldState';

export type SelectOption = { value: string | number; label: string };

export interface SelectProps {
  field: ReturnType<typeof useFieldState<string | number | null | undefined>>;
  early: EarlyInput;
  value: string | number;
  /** The chosen option or the placeholder. */
  text: ReactNode;
}

type DisplayProps = InputBaseComponentProps & { ref?: Ref<HTMLDivElement> };

const Display = ({
  ref,
  id,
  className,
  disabled,
  required,
  text,
  labelId,
  ...rest
}: DisplayProps) => (
  <div
    ref={ref}
    id={id}
    className={className}
    role="combobox"
    tabIndex={disabled ? undefined : 0}
    aria-haspopup="listbox"
    aria-expanded={false}
    aria-labelledby={labelId}
    aria-disabled={disabled || undefined}
    aria-required={required || undefined}
    aria-invalid={rest['aria-invalid']}
    aria-describedby={rest['aria-describedby']}
    style={{ cursor: 'pointer', whiteSpace: 'normal' }}
    {...(!disabled && rest.handlers)}
  >
    {text}
  </div>
);

/** The control of a SelectField before its list has loaded. */
export const EarlySelect = ({ field, early, text }: SelectProps) => (
  <OutlinedInput
    id={field.id}
    aria-describedby={field.describedBy}
    inputComponent={Display}
    inputProps={{ text, labelId: field.labelId, handlers: earlyHandlers(early) }}
    endAdornment={<ArrowDropDownIcon sx={{ mr: '-7px', color: 'action.active' }} />}
  />
);
