import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { textDraft } from '@/client/session/textDraft';
import { whenSessionExpires } from '@/client/session/unsavedForms';
import { useCurrentUser } from '@/client/session/useSession';

/**
 * Keeps a text outside of a form when the session ends by itself, and gives it back when its owner is asked for it again, as
 * `KeptValues` does with a form (docs/decisions/0055).
 * @param name tells the texts of a page apart; undefined for one that is kept elsewhere
 */
export function useKeptText(
  name: string | undefined,
  text: string,
  onRestore: (text: string) => void,
): void {
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
  const [draft] = useState(() =>
    name === undefined
      ? null
      : textDraft('form-draft', user?.id ?? 0, `${pathname}${search} ${name}`),
  );
  const latest = useRef({ text, onRestore });
  latest.current = { text, onRestore };

  useEffect(() => {
    const kept = draft?.read();
    if (!kept) return;
    draft?.clear();
    if (latest.current.text === '') latest.current.onRestore(kept);
  }, [draft]);

  useEffect(() => {
    if (!draft) return;
    return whenSessionExpires(() => {
      if (latest.current.text.trim() !== '') draft.write(latest.current.text);
    });
  }, [draft]);
}
