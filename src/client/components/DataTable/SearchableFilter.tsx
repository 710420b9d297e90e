import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Combobox } from '../Combobox';
import { VisuallyHidden } from '../VisuallyHidden';
import type { LoadedChoices, TableFilter } from './tableFilter';

type Props = {
  filter: Extract<TableFilter<never, object>, { useChoices: unknown }>;
  value: string;
  onChange: (value: string) => void;
};

const Box = styled('div')(({ theme }) => ({
  flex: '1 1 160px',
  minWidth: 0,
  maxWidth: 230,
  [theme.breakpoints.down('md')]: { flex: 'none', maxWidth: 'none' },
}));

export function SearchableFilter({ filter, value, onChange }: Props) {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const chosen = value === '' ? null : Number(value);
  const choices: LoadedChoices = filter.useChoices({ skip: !isWanted && chosen === null, chosen });

  return (
    // The list is requested as soon as the box is about to be used.
    <Box onFocus={() => setWanted(true)} onPointerEnter={() => setWanted(true)}>
      <Combobox
        id={id}
        label={
          <VisuallyHidden>
            <label htmlFor={id}>{filter.label}</label>
          </VisuallyHidden>
        }
        placeholder={`${filter.label}: semua`}
        options={choices.options}
        value={chosen}
        selected={choices.selected}
        onSearch={choices.onSearch}
        isLoading={choices.isLoading}
        emptyText={choices.emptyText}
        onOpen={choices.onOpen}
        onChange={(next) => onChange(next === null ? '' : String(next))}
      />
    </Box>
  );
}
