import type { Review, ReviewDecisionResult } from '@/client/api/api';
import { ResultList } from '@/client/ui/bulk/ResultList';
import { formatShortWeekdayDate } from '@/shared/format';
import { DONE_TEXTS } from './deskTexts';

type Props = {
  results: readonly ReviewDecisionResult[];
  decision: 'validate' | 'return';
  /** Rows that were shown, by id; the result names others by number only. */
  seen: ReadonlyMap<number, Review>;
};

const ActivityName = ({ row, id }: { row: Review | undefined; id: number }) =>
  row ? (
    <>
      {`${row.student.name} · ${row.name} · `}
      <time dateTime={row.date}>{formatShortWeekdayDate(row.date)}</time>
    </>
  ) : (
    `Aktivitas nomor ${id}`
  );

/** The result of each activity. */
export const BulkResults = ({ results, decision, seen }: Props) => (
  <ResultList
    label="Hasil setiap aktivitas"
    done={DONE_TEXTS[decision]}
    results={results.map(({ activity_id, outcome, message }) => ({
      key: activity_id,
      name: <ActivityName row={seen.get(activity_id)} id={activity_id} />,
      outcome,
      message,
    }))}
  />
);
