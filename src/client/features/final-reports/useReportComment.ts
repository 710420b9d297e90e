import { useState } from 'react';
import { textDraft } from '@/client/session/textDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { messageFor } from '@/client/ui/fields/DialogText';
import { finalReportReturnRules } from '@/shared/resources/final-reports/finalReportRules';

/** The comment as it is typed; the browser keeps it until the return is stored. */
export function useReportComment(internshipId: number) {
  const user = useCurrentUser();
  const [draft] = useState(() => textDraft('report-comment-draft', user?.id ?? 0, internshipId));
  const [comment, setText] = useState(() => draft.read() ?? '');
  const [error, setError] = useState<string | null>(null);

  const setComment = (text: string) => {
    setText(text);
    if (text.trim()) draft.write(text);
    else draft.clear();
  };
  /** The comment to send; null for an invalid one, which then shows its error. */
  const validated = () => {
    const found = messageFor(finalReportReturnRules, { comment });
    setError(found);
    return found ? null : comment.trim();
  };
  return { comment, setComment, error, setError, validated, clear: draft.clear };
}
