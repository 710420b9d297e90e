import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './comboboxProps';

const takeAll = (options: ComboboxOption[]) => options;

/** A searchable select for one value. In a Formik form use ComboboxField. */
export function Combobox(props: ComboboxProps) {
  const { options, value, selected, onSearch, isLoading = false } = props;
  const [lastChosen, setLastChosen] = useState<ComboboxOption | null>(null);
  const found =
    value === null || value === ''
      ? null
      : ([...options, selected, lastChosen].find((option) => option?.value === value) ?? null);
  // When the list loads, the same option may be a new object, for which MUI would replace the text
  // being typed with its label: keep the old object.
  // It is kept when the list no longer has it, because the record has another value by now.
  const held = useRef(found);
  const isHeld = found === null && held.current?.value === value;
  if (!isHeld && (held.current?.value !== found?.value || held.current?.label !== found?.label))
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
      openOnFocus={props.opensOnFocus ?? false}
      // While the server searches, the options are those of an earlier text. Offer only those that
      // match the current text too, or Enter would select a record the user did not search for.
      filterOptions={onSearch && !isLoading ? takeAll : undefined}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.value}
      getOptionDisabled={(option) => option.isDisabled ?? false}
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
        // The results are still loading: do not submit the form.
        if (event.key === 'Enter' && isLoading) event.preventDefault();
      }}
      renderOption={({ key, ...item }, option) => (
        // A disabled option stays readable, because of its reason.
        <li key={key} {...item} style={{ opacity: 1 }}>
          <div>
            <Typography variant="inherit" color={option.isDisabled ? 'textDisabled' : undefined}>
              {option.label}
            </Typography>
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
