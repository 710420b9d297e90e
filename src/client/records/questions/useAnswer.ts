import { useState } from 'react';
import { fieldErrorsOf, isUnanswered, statusOf } from '@/client/api/serverErrors';
import { reasonError } from '@/client/ui/confirm/ReasonField';
import { failureReason } from '@/client/ui/failureReason';
import type { QuestionProps } from './useEditQuestion';

const SERVER_FAILED = 500;

/** Another try may succeed, so that the dialog stays. */
const isPassing = (error: unknown) =>
  isUnanswered(error) || (statusOf(error) ?? 0) >= SERVER_FAILED;

interface Options<Asked> {
  read: (error: unknown) => Asked | null;
  /** Whether the reason belongs to what is stored, so that only the form changes it. */
  isReasonGiven?: boolean;
}

/** The answer to a question about an edit: a reason, and what else `answerOf` adds. */
export function useAnswer<Asked, Answer extends { reason: string }>(
  props: QuestionProps<Asked, Answer>,
  { read, isReasonGiven = false }: Options<Asked>,
) {
  const { send, onSent, onFailed } = props;
  const [asked, setAsked] = useState(props.asked);
  const [reason, setReason] = useState(props.reason);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const confirm = async (answerOf: (reason: string) => Answer) => {
    const issue = reasonError(reason);
    setError(issue);
    if (issue || isBusy) return;
    setFailure(null);
    setBusy(true);
    try {
      await send(answerOf(reason.trim()));
      return onSent();
    } catch (refusal) {
      const others = read(refusal);
      const refused = fieldErrorsOf(refusal)?.reason;
      if (others) setAsked(others);
      else if (refused && !isReasonGiven) setError(refused);
      else if (isPassing(refusal)) setFailure(failureReason(refusal));
      else return onFailed(refusal);
    }
    setBusy(false);
  };

  return { asked, reason, setReason, error, failure, isBusy, confirm };
}
