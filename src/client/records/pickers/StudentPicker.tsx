import { useState } from 'react';
import { useListStudentsQuery } from '@/client/api/api';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { PickerField, type PickerProps } from './PickerField';
import { studentOption } from './pickerOptions';
import { useChoices } from './useChoices';
import { FOUND_SHOWN } from './useLongChoices';
import { useSearchText } from './useSearchText';

/** There may be 100,000 students: the server searches, by NIM and name. */
export function StudentPicker({ kept, onChosen, ...field }: PickerProps) {
  const { typed, setTyped, search, isWaiting } = useSearchText();
  const [chosen, setChosen] = useState<ComboboxOption | null>(kept ?? null);
  const students = useListStudentsQuery(
    { page: 1, perPage: FOUND_SHOWN, ...(search ? { search } : { sort: 'nim' }) },
    { skip: field.disabled },
  );
  // The chosen student is listed with the first students, but not among search results.
  const choices = useChoices(students, { toOption: studentOption, kept: typed ? null : chosen });

  return (
    <PickerField
      placeholder="Cari NIM atau nama"
      {...field}
      choices={{ ...choices, isLoading: choices.isLoading || isWaiting }}
      onSearch={setTyped}
      onChosen={(option) => {
        setChosen(option);
        setTyped('');
        onChosen?.(option);
      }}
    />
  );
}
