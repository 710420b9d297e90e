import { useState } from 'react';
import {
  type Interruption,
  useCreateInterruptionMutation,
  useLazyListInterruptionsQuery,
  useUpdateInterruptionMutation,
} from '@/client/api/api';
import { codeOf } from '@/client/api/serverErrors';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { Declined } from '@/client/ui/confirm/declined';
import { CREATE_FAILED, CREATED, UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { SCHEDULE_CHANGED } from '@/shared/constants/errorCodes';
import { interruptionRules } from '@/shared/resources/internships/placementDateRules';
import { ActivitiesChanged, type Recount } from '../dropped/ActivitiesChanged';
import { useDroppedActivities } from '../dropped/useDroppedActivities';
import { interruptionValues, rangeOf } from './interruptionValues';

const rules = interruptionRules.omit(['expected', 'version', 'seen_changes']);

/** The error of a query for a record that is gone. */
const GONE = { status: 404, data: {} };

/**
 * The form of an interruption, a new one without `stored`. Activities that have changed since they were counted are shown
 * before anything is stored.
 */
export function useInterruptionForm(
  id: number,
  stored: Interruption | undefined,
  onDone: () => void,
) {
  const [create] = useCreateInterruptionMutation();
  const [update] = useUpdateInterruptionMutation();
  const [list] = useLazyListInterruptionsQuery();
  const [recount, setRecount] = useState<Recount | null>(null);
  const pastDays = usePastDaysQuestion({ isReasonGiven: true });
  const dropped = useDroppedActivities(id, stored ? rangeOf(stored) : null);

  const form = useEditSubmit({
    // Its changes are in the history of the placement.
    record: { of: 'internships', id },
    rules,
    request: async (input) => {
      setRecount(null);
      const asked = { ...input, expected: dropped.activities?.deleted ?? 0 };
      try {
        return await pastDays.ask(asked, ({ version, ...interruptionInput }) =>
          stored
            ? update({
                id,
                interruptionId: stored.id,
                interruptionUpdateInput: { ...interruptionInput, version },
              }).unwrap()
            : create({ id, interruptionInput }).unwrap(),
        );
      } catch (error) {
        if (codeOf(error) !== SCHEDULE_CHANGED) throw error;
        setRecount((await dropped.recount()) ?? null);
        throw new Declined();
      }
    },
    reread: async () => {
      const { data } = await list({ id }).unwrap();
      const current = data.find((one) => one.id === stored?.id);
      if (!current) throw GONE;
      return { values: interruptionValues(current) };
    },
    success: stored ? UPDATED : CREATED,
    failure: stored ? UPDATE_FAILED : CREATE_FAILED,
    onDone,
  });

  return {
    form,
    dropped,
    meanwhile: recount && <ActivitiesChanged {...recount} />,
    dialog: pastDays.dialog,
  };
}
