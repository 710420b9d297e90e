import { type ChoiceSettings, type ListResult, useChoices } from './useChoices';
import { useSearchText } from './useSearchText';

/** Enough results: people refine a search rather than read more. */
export const FOUND_SHOWN = 20;

type LongList<Row> = ListResult<Row> & {
  currentData?: { data: readonly Row[]; meta?: { total: number } };
};

type Page = { page?: number; perPage?: number; search?: string };

type Settings<Row> = ChoiceSettings<Row> & { skip?: boolean };

/**
 * A server list as options: as a whole, or found by the server where the whole list is longer than one
 * answer holds.
 * @param useList the hook of the list, such as `useListCompaniesQuery`
 */
export function useLongChoices<Row, Arg extends object>(
  useList: (arg: Arg & Page, options: { skip?: boolean }) => LongList<Row>,
  arg: Arg,
  { skip, ...settings }: Settings<Row>,
) {
  const { setTyped, search, isWaiting } = useSearchText();
  // Not `data`, which still holds the list of other filters while this one loads.
  const { currentData, ...whole } = useList(arg, { skip });
  const { data: rows = [], meta } = currentData ?? {};
  const isLong = meta !== undefined && meta.total > rows.length;
  const isSearched = isLong && search !== '';
  const found = useList({ ...arg, page: 1, perPage: FOUND_SHOWN, search }, { skip: !isSearched });

  const choices = useChoices(isSearched ? found : { ...whole, data: currentData }, settings);
  if (!isLong) return choices;
  return { ...choices, isLoading: choices.isLoading || isWaiting, onSearch: setTyped };
}
