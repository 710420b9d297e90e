import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';

export type ComboboxOption = {
  value: number | string;
  label: string;
  /** A second line that tells namesakes apart. */
  description?: string;
};

export type ComboboxProps = {
  options: readonly ComboboxOption[];
  value: number | string | null;
  onChange: (value: number | string | null, option: ComboboxOption | null) => void;
  id?: string;
  /** The label element, for what stands above the box. */
  label: ReactNode;
  help?: ReactNode;
  describedBy?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  isLoading?: boolean;
  clearable?: boolean;
  emptyText?: string;
  /** The chosen one, when `options` need not hold it because the server searches. */
  selected?: ComboboxOption | null;
  /** Given, the server searches: called with what is typed, and `options` are taken as they come. */
  onSearch?: (text: string) => void;
  /** The list is being opened: the moment to ask again for what could not be loaded. */
  onOpen?: () => void;
  onBlur?: () => void;
};

const takeAll = (options: ComboboxOption[]) => options;

/** A searchable choice of one. In a Formik form use ComboboxField. */
export function Combobox(props: ComboboxProps) {
  const { options, value, selected, onSearch, isLoading = false } = props;
  const [lastChosen, setLastChosen] = useState<ComboboxOption | null>(null);
  const found =
    value === null || value === ''
      ? null
      : ([...options, selected, lastChosen].find((option) => option?.value === value) ?? null);
  // Given another object for the same choice, as when the list arrives, MUI would put its label in
  // place of what is being typed.
  const held = useRef(found);
  if (held.current?.value !== found?.value || held.current?.label !== found?.label)
    held.current = found;
  const chosen = held.current;

  return (
    <Autocomplete
      id={props.id}
      options={options as ComboboxOption[]}
      value={chosen}
      disabled={props.disabled}
      loading={isLoading}
      loadingText="Memuat..."
      noOptionsText={props.emptyText ?? 'Nothing found.'}
      disableClearable={props.clearable === false}
      autoHighlight
      openOnFocus={false}
      // Until the server has answered to what is typed, the list is that of an earlier text: only what
      // fits both may be offered, or Enter would take a record that nobody was looking for.
      filterOptions={onSearch && !isLoading ? takeAll : undefined}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      onChange={(_, option) => {
        setLastChosen(option);
        props.onChange(option?.value ?? null, option);
      }}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') onSearch?.(text);
        if (reason === 'clear' || reason === 'blur') onSearch?.('');
      }}
      onOpen={props.onOpen}
      onBlur={props.onBlur}
      onKeyDown={(event) => {
        // Nothing to take yet, but not the wish to send the form either.
        if (event.key === 'Enter' && isLoading) event.preventDefault();
      }}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          <div>
            {option.label}
            {option.description && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {option.description}
              </Typography>
            )}
          </div>
        </li>
      )}
      renderInput={({ id, disabled, slotProps }) => (
        <FormControl fullWidth required={props.required} disabled={disabled} error={props.invalid}>
          {props.label}
          <OutlinedInput
            {...slotProps.input}
            id={id}
            placeholder={props.placeholder}
            endAdornment={
              <>
                {isLoading && <CircularProgress size={16} aria-label="Memuat" />}
                {slotProps.input.endAdornment}
              </>
            }
            inputProps={{ ...slotProps.htmlInput, 'aria-describedby': props.describedBy }}
          />
          {props.help}
        </FormControl>
      )}
    />
  );
}
