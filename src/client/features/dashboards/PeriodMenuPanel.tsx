import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import type { PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { InternshipPeriod } from '@/client/api/api';
import { periodLabel } from '@/client/records/pickers/periodOption';

type Props = {
  periods: readonly InternshipPeriod[];
  period: InternshipPeriod | undefined;
  anchor: HTMLElement | null;
  onClose: () => void;
  onChange: (period: InternshipPeriod) => void;
};

// Rendered inside the popover: a floating list would be clipped at its edge.
const List = styled(({ className, children }: PopperProps) => (
  <div role="presentation" className={className}>
    {typeof children !== 'function' && children}
  </div>
))({
  '&.MuiAutocomplete-popper': { position: 'static' },
  '& .MuiAutocomplete-paper': { border: 0, boxShadow: 'none', backgroundColor: 'transparent' },
});

/**
 * The searchable list of all periods.
 * @public used through the module that `PeriodMenu` imports
 */
export function PeriodMenuPanel({ periods, period, anchor, onClose, onChange }: Props) {
  const [search, setSearch] = useState('');
  const id = useId();

  return (
    <Popover
      open={Boolean(anchor)}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: { width: 380, maxWidth: 'calc(100vw - 32px)', p: 1, mt: 0.5 },
        },
      }}
    >
      <span id={id} hidden>
        Pilih Periode
      </span>
      <Autocomplete
        open
        disablePortal
        autoHighlight
        options={periods as InternshipPeriod[]}
        value={period ?? null}
        // The input holds the search text; the button shows the chosen period.
        inputValue={search}
        onInputChange={(_, text, reason) => {
          if (reason === 'input') setSearch(text);
        }}
        slots={{ popper: List }}
        getOptionLabel={periodLabel}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        noOptionsText="Tidak ada periode ditemukan."
        forcePopupIcon={false}
        onChange={(_, chosen) => {
          // Null when the search is cleared, which does not change the period.
          if (chosen) onChange(chosen);
        }}
        // The autocomplete stops the propagation of Escape, so the popover would stay open.
        onClose={(_, reason) => {
          if (reason === 'escape' || reason === 'selectOption') onClose();
        }}
        renderOption={({ key, ...item }, option) => (
          <li key={key} {...item}>
            <span style={{ flex: 1 }}>{periodLabel(option)}</span>
            {option.id === period?.id && <CheckOutlined fontSize="small" color="primary" />}
          </li>
        )}
        renderInput={({ id: inputId, slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            endAdornment={null}
            id={inputId}
            fullWidth
            autoFocus
            placeholder="Cari periode..."
            inputProps={{ ...slotProps.htmlInput, 'aria-label': 'Cari periode' }}
          />
        )}
      />
    </Popover>
  );
}
