import { useState } from 'react';
import { isUnanswered, messageOf } from '@/client/api/serverErrors';
import { Declined } from '../confirm/declined';

export type BulkFailure = { isLost: boolean; text: string };

/** The request of a dialog for many records, with its progress, its results or its error. */
export function useBulkRequest<Results>(failedText: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<BulkFailure | null>(null);
  const [results, setResults] = useState<Results | null>(null);

  const send = async (request: () => Promise<Results>) => {
    setBusy(true);
    setFailure(null);
    try {
      setResults(await request());
    } catch (error) {
      if (error instanceof Declined) return;
      setFailure({ isLost: isUnanswered(error), text: messageOf(error) ?? failedText });
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, failure, results, send };
}
