import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type CSSProperties, useId, useState } from 'react';
import type { ComboboxOption } from './comboboxProps';
import { lazyComponent } from './lazyComponent';
import { VisuallyHidden } from './VisuallyHidden';

// The rows of a list do not wait for its filters.
export const lazyCombobox = lazyComponent(
  () => import(/* webpackChunkName: "later.combobox" */ './Combobox'),
  'Combobox',
);

const Box = styled('div')({ minWidth: 0 });

/** The options of a filter. */
type LoadedChoices = {
  options: readonly ComboboxOption[];
  isLoading: boolean;
  emptyText?: string;
  onOpen?: () => void;
  onSearch?: (text: string) => void;
  /** The chosen option, if `options` may lack it. */
  selected?: ComboboxOption;
};

export type UseLoadedChoices = (settings: {
  skip: boolean;
  /** The chosen identifier. */
  chosen: number | null;
}) => LoadedChoices;

type Props = {
  label: string;
  useChoices: UseLoadedChoices;
  /** An identifier or a code; '' for all. */
  value: string;
  areCodes?: boolean;
  onChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  style?: CSSProperties;
  className?: string;
};

/** A searchable filter of a long list, which is loaded once it is needed. */
export function ChoiceFilter({
  label,
  useChoices,
  value,
  areCodes = false,
  onChange,
  placeholder = `${label}: semua`,
  style,
  className,
}: Props) {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const isChosen = value !== '';
  const chosen = isChosen && !areCodes ? Number(value) : null;
  const choices = useChoices({ skip: !isWanted && !isChosen, chosen });

  return (
    // The list is requested as soon as the box is about to be used.
    <Box
      className={className}
      style={style}
      onFocus={() => setWanted(true)}
      onPointerEnter={() => setWanted(true)}
    >
      <lazyCombobox.Component
        id={id}
        label={
          <VisuallyHidden>
            <label htmlFor={id}>{label}</label>
          </VisuallyHidden>
        }
        placeholder={placeholder}
        options={choices.options}
        value={isChosen && areCodes ? value : chosen}
        selected={choices.selected}
        onSearch={choices.onSearch}
        isLoading={choices.isLoading}
        emptyText={choices.emptyText}
        onOpen={choices.onOpen}
        onChange={(next) => onChange(next === null ? '' : String(next))}
        fallback={<OutlinedInput disabled fullWidth placeholder={placeholder} />}
      />
    </Box>
  );
}
