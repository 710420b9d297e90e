import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { OnDemand } from '../OnDemand';
import { type TypedFormat, withSeparators } from './typedFormat';

/** The props of a calendar or a clock that a field opens. */
export interface PopupProps {
  isOpen: boolean;
  onClose: () => void;
  anchor: HTMLElement | null;
  labelledBy?: string;
  label?: string;
  value: string;
  onChange: (value: string) => void;
}

export interface PickerInputProps {
  value: string;
  onChange: (value: string) => void;
  /** The value of a text that is no date or time yet. */
  incomplete?: string;
  id?: string;
  labelId?: string;
  'aria-label'?: string;
  describedBy?: string;
  disabled?: boolean;
  invalid?: boolean;
}

type Props = PickerInputProps & {
  format: TypedFormat;
  icon: ReactNode;
  openLabel: string;
  preloadPopup: () => void;
  renderPopup: (props: PopupProps) => ReactNode;
};

/** A date or time that is typed as a text, with a button for its popup, whose code comes when it opens. */
export function PickerInput(props: Props) {
  const { value, onChange, incomplete = '', id, labelId, describedBy, disabled, invalid } = props;
  const { format, icon, openLabel, preloadPopup, renderPopup } = props;
  const label = props['aria-label'];
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);

  // A half-typed text stays until the value becomes another one than it has reported.
  const [entry, setEntry] = useState({ value, reported: value, text: format.show(value) });
  if (value !== entry.value) {
    const text = value === entry.reported ? entry.text : format.show(value);
    setEntry({ value, reported: value, text });
  }

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = withSeparators(format, target.value, entry.text);
    const reported = text && (format.read(text) ?? incomplete);
    setEntry({ ...entry, reported, text });
    if (reported !== entry.reported) onChange(reported);
  };
  const handleBlur = () => {
    const read = format.read(entry.text);
    if (read) setEntry({ ...entry, text: format.show(read) });
  };

  return (
    <>
      <OutlinedInput
        ref={setAnchor}
        id={id}
        value={entry.text}
        onChange={handleChange}
        onBlur={handleBlur}
        error={invalid}
        disabled={disabled}
        placeholder={format.placeholder}
        autoComplete="off"
        // The calendars of several fields have buttons of the same name.
        slotProps={{ root: { role: 'group', 'aria-labelledby': labelId, 'aria-label': label } }}
        inputProps={{ inputMode: 'numeric', 'aria-label': label, 'aria-describedby': describedBy }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={openLabel}
              disabled={disabled}
              onPointerEnter={preloadPopup}
              onFocus={preloadPopup}
              onClick={() => setOpen(true)}
            >
              {icon}
            </IconButton>
          </InputAdornment>
        }
      />
      <OnDemand isOpen={isOpen}>
        {renderPopup({
          isOpen,
          onClose: () => setOpen(false),
          anchor,
          labelledBy: labelId,
          label,
          value,
          onChange,
        })}
      </OnDemand>
    </>
  );
}
