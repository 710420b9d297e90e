import { useListRecordHistoryQuery } from '@/client/api/api';
import { useRole } from '@/client/session/useSession';
import type { StaleOutcome } from '@/client/ui/form/submitOutcome';
import { formatTime, formatWeekdayDate } from '@/shared/format';
import { can } from '@/shared/permissions';
import { RECORDS } from '@/shared/records';
import { actorOf } from '../history/entrySentence';
import { useCampusClock } from '../history/useCampusClock';

/** More entries than people write while a form is open. */
const ENTRIES = 20;

type Props = { record: Pick<StaleOutcome, 'of' | 'id'>; names: readonly string[] };

/** The person and time of the last change of these fields, if the reader may see the history. */
export function ChangedBy({ record: { of, id }, names }: Props) {
  const mayRead = can(useRole(), RECORDS[of].history);
  const clock = useCampusClock();
  const { data } = useListRecordHistoryQuery(
    { resource: of, recordId: String(id), page: 1, perPage: ENTRIES },
    { skip: !mayRead, refetchOnMountOrArgChange: true },
  );
  const entry = data?.data.find(({ changes }) =>
    changes.some(({ field }) => names.includes(field)),
  );
  if (!entry) return null;
  const { name, role } = actorOf(entry);
  const at = clock(entry.at);
  return (
    <>
      Diubah oleh <strong>{name}</strong>
      {role && ` (${role})`} pada {formatWeekdayDate(at.slice(0, 10))} pukul{' '}
      {formatTime(at.slice(11))}.{' '}
    </>
  );
}
