import { useCallback, useEffect, useState } from 'react';
import { type VerdictChanges, verdictChangesOf } from '@/client/api/serverErrors';
import { Declined } from '@/client/ui/confirm/declined';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { PastDaysAnswer } from './PastDaysDialog';

const pastDaysDialog = lazyComponent(() => import('./PastDaysDialog'), 'PastDaysDialog');

interface Question {
  changes: VerdictChanges;
  reason: string;
  send: (answer: PastDaysAnswer) => Promise<unknown>;
  fail: (error: unknown) => void;
}

interface Options {
  /** Whether the reason of the edit is stored with the record: the question shows it and asks for no other one. */
  isReasonGiven?: boolean;
}

const reasonOf = (input: { reason?: string | null }) => input.reason ?? '';

/**
 * Sends an edit; if it changes verdicts on past days, the dialog says which, and sends it again with a reason
 * (docs/decisions/0102). Rejects with `Declined` if the person cancels. Render the dialog outside of the form.
 */
export function usePastDaysQuestion({ isReasonGiven = false }: Options = {}) {
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    // A broken connection must not leave an answer without its question.
    void pastDaysDialog.preload();
  }, []);

  const ask = useCallback(
    async <Input extends object, Result>(
      input: Input,
      send: (input: Input & Partial<PastDaysAnswer>) => Promise<Result>,
    ): Promise<Result> => {
      try {
        return await send(input);
      } catch (error) {
        const changes = verdictChangesOf(error);
        if (!changes) throw error;
        return new Promise((resolve, reject) =>
          setQuestion({
            changes,
            reason: reasonOf(input),
            send: async (answer) => resolve(await send({ ...input, ...answer })),
            fail: reject,
          }),
        );
      }
    },
    [],
  );

  const close = () => setQuestion(null);
  const fail = (error: unknown) => {
    close();
    question?.fail(error);
  };
  const dialog = question && (
    <pastDaysDialog.Component
      changes={question.changes}
      reason={question.reason}
      isReasonGiven={isReasonGiven}
      send={question.send}
      onSent={close}
      onFailed={fail}
      onCancel={() => fail(new Declined())}
    />
  );

  return { ask, dialog };
}
