import { useListLettersQuery } from '@/client/api/api';

/** The signatory of the latest letter, who usually signs the next paper, too; null while it loads. */
export function useLatestSignatory() {
  const { data, isLoading } = useListLettersQuery({ page: 1, perPage: 1 });
  if (isLoading) return null;
  const letter = data?.data[0];
  return {
    signatory_name: letter?.signatory_name ?? '',
    signatory_position: letter?.signatory_position ?? '',
    signatory_nip: letter?.signatory_nip ?? '',
  };
}
