import { useListStudentsQuery } from '@/client/api/api';
import { studentOption } from '@/client/records/pickers/pickerOptions';
import { useChoices } from '@/client/records/pickers/useChoices';
import { FOUND_SHOWN } from '@/client/records/pickers/useLongChoices';
import { useSearchText } from '@/client/records/pickers/useSearchText';
import type { UseLoadedChoices } from '@/client/ui/ChoiceFilter';

const FAILED = 'Gagal mengambil data mahasiswa.';

/** The students of the filter. There may be 100,000: the server searches, by NIM and name. */
export const useStudentChoices: UseLoadedChoices = ({ skip }) => {
  const { setTyped, search, isWaiting } = useSearchText();
  const students = useListStudentsQuery(
    { page: 1, perPage: FOUND_SHOWN, ...(search ? { search } : { sort: 'nim' }) },
    { skip },
  );
  const choices = useChoices(students, { toOption: studentOption, failure: FAILED });
  return { ...choices, isLoading: choices.isLoading || isWaiting, onSearch: setTyped };
};
