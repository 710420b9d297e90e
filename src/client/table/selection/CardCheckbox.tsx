import Checkbox from '@mui/material/Checkbox';

type Props = { name: string; isChecked: boolean; onToggle: () => void };

/**
 * Selects a card.
 * @public used through the module that `CardList` imports
 */
export const CardCheckbox = ({ name, isChecked, onToggle }: Props) => (
  <Checkbox
    checked={isChecked}
    onChange={onToggle}
    slotProps={{ input: { 'aria-label': `Pilih ${name}` } }}
  />
);
