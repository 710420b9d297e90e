import { useState } from 'react';
import { useCurrentUser } from '@/client/session/useSession';
import { messageFor } from '@/client/ui/fields/DialogText';
import { returnRules } from '@/shared/resources/reviews/reviewRules';
import { returnDraft } from './returnDraft';

/** The comment as it is typed; the browser keeps it until the return is stored. */
export function useReturnDraft(about: number | 'many') {
  const user = useCurrentUser();
  const [draft] = useState(() => returnDraft(user?.id ?? 0, about));
  const [comment, setText] = useState(() => draft.read() ?? '');
  const [isRestored, setRestored] = useState(comment !== '');
  const [error, setError] = useState<string | null>(null);

  const setComment = (text: string) => {
    setText(text);
    if (text.trim()) draft.write(text);
    else draft.clear();
  };
  const discard = () => {
    setComment('');
    setRestored(false);
  };
  /** The comment to send; null for an invalid one, which then shows its error. */
  const validated = () => {
    const found = messageFor(returnRules, { comment });
    setError(found);
    return found ? null : comment.trim();
  };
  return { comment, setComment, error, validated, isRestored, discard, clear: draft.clear };
}

export type ReturnDraft = ReturnType<typeof useReturnDraft>;
