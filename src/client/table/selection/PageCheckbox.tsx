import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { RowId, RowSelection, Selected } from './useSelection';

/** The rows that are shown. */
export type Page = { ids: readonly RowId[]; onSelect: RowSelection['onSelect'] };

type Props = { page: Page; selected: Selected<unknown> };

/** Selects all rows of the page; those of other pages stay as they are. */
export function PageCheckbox({ page: { ids, onSelect }, selected }: Props) {
  const others = [...selected.keys()].filter((id) => !ids.includes(id));
  const chosen = selected.size - others.length;
  const isWhole = ids.length > 0 && chosen === ids.length;
  return (
    <FormControlLabel
      label="Semua di halaman ini"
      control={
        <Checkbox
          checked={isWhole}
          indeterminate={chosen > 0 && !isWhole}
          onChange={() => onSelect(new Set(isWhole ? others : [...others, ...ids]))}
        />
      }
    />
  );
}
