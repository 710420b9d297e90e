import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import UnfoldMoreOutlined from '@mui/icons-material/UnfoldMoreOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import type { InternshipPeriod } from '@/client/api/api';
import { periodLabel } from '@/client/components/pickers/pickerOptions';

type Props = {
  periods: readonly InternshipPeriod[];
  period: InternshipPeriod | undefined;
  onChange: (period: InternshipPeriod) => void;
};

/** A button that says the period, and a searchable list of all of them behind it (spec §2). */
export function PeriodMenu({ periods, period, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<DateRangeOutlined />}
        endIcon={<UnfoldMoreOutlined />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {period ? periodLabel(period) : 'Pilih Periode'}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
          disableClearable
          disablePortal
          autoHighlight
          options={periods as InternshipPeriod[]}
          value={period}
          inputValue={undefined}
          getOptionLabel={periodLabel}
          getOptionKey={(option) => option.id}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          noOptionsText="Tidak ada periode ditemukan."
          forcePopupIcon={false}
          // The list shows all periods at the start: the box holds a search, not the choice.
          clearOnBlur={false}
          onChange={(_, chosen) => {
            onChange(chosen);
            setAnchor(null);
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
              id={inputId}
              fullWidth
              autoFocus
              placeholder="Cari periode..."
              inputProps={{ ...slotProps.htmlInput, 'aria-label': 'Cari periode' }}
            />
          )}
        />
      </Popover>
    </>
  );
}
