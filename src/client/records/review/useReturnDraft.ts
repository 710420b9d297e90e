import { useState } from 'react';
import { useCurrentUser } from '@/client/session/useSession';
import { returnDraft } from './returnDraft';

/** The comment as it is typed; the browser keeps it until the return is stored. */
export function useReturnDraft(about: number | 'many') {
  const user = useCurrentUser();
  const [draft] = useState(() => returnDraft(user?.id ?? 0, about));
  const [comment, setText] = useState(() => draft.read() ?? '');
  const [isRestored, setRestored] = useState(comment !== '');

  const setComment = (text: string) => {
    setText(text);
    if (text.trim()) draft.write(text);
    else draft.clear();
  };
  const discard = () => {
    setComment('');
    setRestored(false);
  };
  return { comment, setComment, isRestored, discard, clear: draft.clear };
}
