import { useMemo, useState } from 'react';
import { useFindRecordsQuery } from '@/client/api/api';
import { useSearchText } from '@/client/records/pickers/useSearchText';
import { readRecentlyOpened } from '@/client/session/recentlyOpened';
import type { SessionUser } from '@/client/session/storage';
import { matchesSearch, withinSearchLimits } from '@/shared/search';
import type { Finding } from './finding';
import { recentFindings, recordFindings } from './recordFindings';
import { screenFindings } from './screenFindings';

/** One letter would find arbitrary records. */
const SEARCHED_MIN = 2;

const RECENT_SHOWN = 5;

const isSearched = (text: string) => [...text].length >= SEARCHED_MIN;

const matching = (findings: readonly Finding[], text: string) =>
  findings.filter(({ label, description = '', formerLabel = '' }) =>
    matchesSearch([label, description, formerLabel], text),
  );

/** Moves the findings whose label begins with the text to the front. */
const beginningsFirst = (findings: readonly Finding[], text: string) => {
  const begins = ({ label }: Finding) => label.toLowerCase().startsWith(text.toLowerCase());
  return [...findings.filter(begins), ...findings.filter((finding) => !begins(finding))];
};

/** The findings for the typed text: from this browser at once, from the server when typing pauses. */
export function useFindings({ id: userId, role }: SessionUser, first: () => string) {
  const { typed, setTyped, search, isWaiting } = useSearchText(first);
  const text = withinSearchLimits(typed).trim();
  // An answer to another text than this one is dropped.
  const answer = useFindRecordsQuery({ search }, { skip: !isSearched(search) });
  const [recentItems] = useState(() => readRecentlyOpened(userId));

  const isCurrent = !isWaiting && answer.currentData !== undefined;
  const found = isCurrent ? answer.currentData : answer.data;

  const findings = useMemo(() => {
    const ofScreens = screenFindings(role);
    const recent = recentFindings(recentItems, ofScreens, role);
    const screens = beginningsFirst(matching(ofScreens, text), text);
    const records = isSearched(text) && found ? recordFindings(found.data, role) : [];
    const groups = [
      ...matching(recent, text).slice(0, RECENT_SHOWN),
      ...screens.filter(({ group }) => group === 'Layar'),
      ...screens.filter(({ group }) => group === 'Tindakan'),
      // While the server searches, the records of the last text that match this one remain.
      ...(isCurrent ? records : matching(records, text)),
    ];
    const shown = new Set<string>();
    return groups.filter(({ key }) => !shown.has(key) && shown.add(key));
  }, [recentItems, role, text, found, isCurrent]);

  return {
    typed,
    setTyped,
    text,
    findings,
    isSearching: isSearched(text) && (isWaiting || answer.isFetching),
    hasFailed: isSearched(text) && !isWaiting && answer.isError && !answer.isFetching,
    retry: () => void answer.refetch(),
  };
}
