import { sql } from 'kysely';
import type { NumberedKind } from '@/shared/resources/letters/constants';

/**
 * The numbers of a year that a series may not give again: its own, and those that the kinds in its register got before
 * they joined it. Their numbers would be the same once a pattern has the code of the kind.
 */
export const usedNumbers = ({ kind, year }: { kind: NumberedKind; year: number }) => sql`(
  select sequence from given_numbers
  join letter_series as giving on giving.id = given_numbers.series_id
  where giving.year = ${year} and (giving.kind = ${kind} or given_numbers.kind in (
    select member.kind from letter_series as member
    where member.year = ${year} and member.register = ${kind}
  ))
) as used`;
