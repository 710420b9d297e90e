import type { Database } from '@/server/db/database';
import { periodsNamed } from '@/shared/resources/internship-periods/periodName';
import { notFoundMessage } from './notFoundMessage';

export interface NamedPeriod {
  id: number;
  start_date: string;
  end_date: string;
  semester: number;
  is_active: boolean;
  closed_at: Date | null;
}

/** The message of the form. */
export const NO_PERIOD = notFoundMessage('internships_internship_period_id_fkey');
const AMBIGUOUS = 'Ada beberapa periode dengan tanggal ini, tambahkan semesternya';

export async function selectPeriods(
  db: Database,
  { lock }: { lock: boolean },
): Promise<NamedPeriod[]> {
  return db
    .selectFrom('internship_periods')
    .select(['id', 'start_date', 'end_date', 'semester', 'is_active', 'closed_at'])
    .orderBy('id')
    .$if(lock, (query) => query.forKeyShare())
    .execute();
}

/** Finds the periods of a name. The names are few, so results are cached. */
export function periodFinder(periods: readonly NamedPeriod[]) {
  const found = new Map<string, NamedPeriod[]>();
  return (name: string): NamedPeriod[] => {
    const known = found.get(name);
    if (known) return known;
    const answer = periodsNamed(periods, name);
    found.set(name, answer);
    return answer;
  };
}

/** The period that a new placement belongs to: of several with the same name, the active one. */
export function onePeriod(named: readonly NamedPeriod[]): NamedPeriod | { error: string } {
  const [first, ...others] = named;
  if (!first) return { error: NO_PERIOD };
  if (others.length === 0) return first;
  const [active, ...alsoActive] = named.filter(({ is_active }) => is_active);
  return active && alsoActive.length === 0 ? active : { error: AMBIGUOUS };
}
