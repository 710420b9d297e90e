import { useEffect, useState } from 'react';
import { useListStudentsQuery } from '@/client/api/api';
import { TYPING_PAUSE_MS } from '@/shared/constants/screen';
import { withinSearchLimits } from '@/shared/search';
import type { ComboboxOption } from '../Combobox';
import { PickerField, type PickerProps } from './PickerField';
import { studentOption } from './pickerOptions';
import { useChoices } from './useChoices';

/** More results would not be read: users refine the search instead. */
const SHOWN = 20;

/** The typed text, debounced. */
function usePaused(text: string) {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** There may be 100,000 students: the server searches, by NIM and name. */
export function StudentPicker({ kept, onChosen, ...field }: PickerProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ComboboxOption | null>(kept ?? null);
  const searched = withinSearchLimits(typed).trim();
  const search = usePaused(searched);
  const students = useListStudentsQuery(
    { page: 1, perPage: SHOWN, ...(search ? { search } : { sort: 'nim' }) },
    { skip: field.disabled },
  );
  const isWaiting = searched !== search;
  // A server without paging ignores the search and returns all students: then the browser searches.
  const isUnpaged = students.data !== undefined && !students.data.meta;
  // The chosen student is listed with the first students, but not among search results.
  const choices = useChoices(students, { toOption: studentOption, kept: typed ? null : chosen });

  return (
    <PickerField
      placeholder="Cari NIM atau nama"
      {...field}
      choices={{ ...choices, isLoading: choices.isLoading || isWaiting }}
      onSearch={isUnpaged ? undefined : setTyped}
      onChosen={(option) => {
        setChosen(option);
        setTyped('');
        onChosen?.(option);
      }}
    />
  );
}
