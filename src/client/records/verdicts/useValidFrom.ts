import { useMemo, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { useCampusToday } from '@/client/api/useCampusToday';
import { type Judging, validFromRules } from './validFromRules';

/** The values of the form beside the record. */
export interface ValidFromValues {
  valid_from: string;
  reason: string;
}

const typed = ({ valid_from, reason }: ValidFromValues) => ({ valid_from, reason });

/** The rules and the first values of a form whose edit counts from a day, today by default. */
export function useValidFrom<Input extends object>(
  rules: ObjectSchema<Input>,
  stored: object | undefined,
  judgedBy: readonly string[],
) {
  const today = useCampusToday();
  const [values] = useState<ValidFromValues>(() => ({ valid_from: today, reason: '' }));
  const judging = useMemo<Judging>(
    () => ({ stored: (stored ?? {}) as Judging['stored'], judgedBy }),
    [stored, judgedBy],
  );
  return {
    rules: useMemo(() => validFromRules(rules, judging, today), [rules, judging, today]),
    values,
    /** The fields that no other person changes, whether the form shows them or not. */
    compareAs: typed,
    /** Leaves today to the clock of the server. */
    inputOf: <Sent extends { valid_from?: string | null }>(input: Sent): Sent => ({
      ...input,
      valid_from: input.valid_from === today ? undefined : input.valid_from,
    }),
    fields: { judging, today },
  };
}
