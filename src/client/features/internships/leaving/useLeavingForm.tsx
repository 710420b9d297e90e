import { useState } from 'react';
import type { ObjectSchema } from 'yup';
import { type Internship, useLazyGetInternshipQuery } from '@/client/api/api';
import { codeOf, isNotFound } from '@/client/api/serverErrors';
import type { PastDaysAnswer } from '@/client/records/verdicts/PastDaysDialog';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { Declined } from '@/client/ui/confirm/declined';
import type { Message } from '@/client/ui/crudMessages';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { notify } from '@/client/ui/toasts/notify';
import { SCHEDULE_CHANGED, STALE_VERSION } from '@/shared/constants/errorCodes';
import { useDroppedActivities } from '../dropped/useDroppedActivities';
import { ChangedMeanwhile, type Meanwhile } from './ChangedMeanwhile';
import { daysAfter } from './lastDay';

interface Seen {
  /** The number of activities that are deleted, as shown. */
  expected: number;
  version: number | undefined;
}

type Options<Input extends { end_date: string }, Result> = {
  internship: Internship;
  /** The last day with which the dialog opens. */
  lastDay: string;
  rules: ObjectSchema<Input>;
  send: (input: Input & Seen & Partial<PastDaysAnswer>) => Promise<Result>;
  /** Whether the placement is already as the form asks for: an earlier answer was lost. */
  isStored?: (current: Internship, input: Input) => boolean;
  success: Message;
  failure: Message;
  onDone: (result: Result | null) => unknown;
};

const GONE = 'Data ini sudah dihapus orang lain.';

/**
 * The form of an end or a move. What has changed since it was shown is shown again before anything is stored: activities,
 * the placement itself, and verdicts on past days.
 */
export function useLeavingForm<Input extends { end_date: string }, Result>({
  rules,
  send,
  isStored,
  success,
  failure,
  onDone,
  ...opened
}: Options<Input, Result>) {
  const [internship, setInternship] = useState(opened.internship);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [reread] = useLazyGetInternshipQuery();
  const pastDays = usePastDaysQuestion();
  const { id, version } = internship;
  const dropped = useDroppedActivities(id, daysAfter(opened.lastDay));
  const expected = dropped.activities?.deleted ?? 0;

  /** Shows the other activities; the form asks once more. */
  const askAboutActivities = async () => {
    const recount = await dropped.recount();
    if (recount) setMeanwhile({ kind: 'activities', ...recount });
  };

  const current = async () => {
    try {
      return (await reread({ id }).unwrap()).data;
    } catch (error) {
      if (!isNotFound(error)) throw error;
      notify.error(failure.title, GONE);
      throw new Declined();
    }
  };

  const request = async (input: Input): Promise<Result | null> => {
    setMeanwhile(null);
    try {
      return await pastDays.ask({ ...input, expected, version }, send);
    } catch (error) {
      const code = codeOf(error);
      if (code === SCHEDULE_CHANGED) await askAboutActivities();
      else if (code === STALE_VERSION) {
        const after = await current();
        if (isStored?.(after, input)) return null;
        // The same version again: another attempt would fail for ever.
        if (after.version === version) throw error;
        setInternship(after);
        setMeanwhile({ kind: 'placement', before: internship, after });
        await dropped.refetch();
      } else throw error;
      throw new Declined();
    }
  };

  return {
    form: useFormSubmit({ rules, request, success, failure, onDone }),
    dropped,
    meanwhile: meanwhile && <ChangedMeanwhile meanwhile={meanwhile} />,
    dialog: pastDays.dialog,
  };
}
