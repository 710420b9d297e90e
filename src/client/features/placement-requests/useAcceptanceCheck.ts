import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type PlacementAcceptanceFindings,
  useCheckPlacementAcceptancesMutation,
} from '@/client/api/api';
import { acceptanceOf, missingOf, type Plan } from './acceptances';

export type Notes = { errors: readonly string[]; warnings: readonly string[] };

const notesOf = ({ message, placements }: PlacementAcceptanceFindings): Notes => ({
  errors: [
    ...new Set([
      ...(message ? [message] : []),
      ...placements.flatMap(({ errors }) => Object.values(errors).flat()),
    ]),
  ],
  warnings: [...new Set(placements.flatMap(({ warnings }) => warnings))],
});

/** The server's findings about complete plans, and what the others lack. */
export function useAcceptanceCheck(
  periodId: number,
  startDate: string | null,
  plans: readonly Plan[],
) {
  const [check] = useCheckPlacementAcceptancesMutation();
  const [answer, setAnswer] = useState<{ key: string; found: Map<number, Notes> | null }>();
  const [round, setRound] = useState(0);
  const latest = useRef('');

  const acceptances = useMemo(() => plans.flatMap((plan) => acceptanceOf(plan) ?? []), [plans]);
  const key = `${round} ${startDate} ${JSON.stringify(acceptances)}`;

  useEffect(() => {
    latest.current = key;
    if (acceptances.length === 0) return;
    const show = (found: Map<number, Notes> | null) => {
      if (latest.current === key) setAnswer({ key, found });
    };
    check({
      placementAcceptancesCheckInput: {
        internship_period_id: periodId,
        start_date: startDate,
        acceptances,
      },
    })
      .unwrap()
      .then(
        ({ data }) => show(new Map(data.map((one) => [one.request_id, notesOf(one)]))),
        () => show(null),
      );
  }, [check, periodId, startDate, acceptances, key]);

  const isCurrent = acceptances.length === 0 || answer?.key === key;
  const notes = new Map(
    plans.map((plan): [number, Notes | undefined] => {
      const missing = missingOf(plan);
      if (missing.length > 0) return [plan.request_id, { errors: missing, warnings: [] }];
      // The findings of the previous plans remain while the server checks the changed ones.
      return [plan.request_id, answer?.found?.get(plan.request_id)];
    }),
  );
  return {
    notes,
    isChecking: !isCurrent,
    isError: isCurrent && acceptances.length > 0 && answer?.found === null,
    recheck: () => setRound((before) => before + 1),
  };
}
