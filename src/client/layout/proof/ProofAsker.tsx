import { useEffect, useState } from 'react';
import { onProofNeeded } from '@/client/api/proofs';
import { lazyComponent } from '@/client/ui/lazyComponent';

const dialog = lazyComponent(() => import('./ProofDialog'), 'ProofDialog');

type Answer = (isProved: boolean) => void;

/** Asks who it is when a sensitive request needs to know. */
export function ProofAsker() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(
    () => onProofNeeded(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
    [],
  );
  // The end of a session declines.
  useEffect(() => () => answer?.(false), [answer]);

  if (!answer) return null;
  const handleClose: Answer = (isProved) => {
    answer(isProved);
    setAnswer(null);
  };
  return <dialog.Component onClose={handleClose} />;
}
