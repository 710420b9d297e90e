import { useState } from 'react';
import { type PasskeyProof, useCreatePasskeyChallengeMutation } from '@/client/api/api';
import { fieldErrorsOf, messageOf } from '@/client/api/serverErrors';
import { notify } from '../toasts/notify';
import { isBrowserRefusal, passkeyFailure, provePasskey } from './browserPasskeys';

const FAILED = 'Passkey ditolak';

/** Asks the browser for a passkey and hands the proof on; tells the person of a failure. */
export function usePasskey(send: (proof: PasskeyProof) => Promise<unknown>) {
  const [createChallenge] = useCreatePasskeyChallengeMutation();
  const [isBusy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    try {
      const { data } = await createChallenge().unwrap();
      await send(await provePasskey(data));
    } catch (error) {
      const text = isBrowserRefusal(error)
        ? passkeyFailure(error)
        : (fieldErrorsOf(error)?.passkey ?? messageOf(error) ?? 'Silakan coba lagi nanti.');
      if (text) notify.error(FAILED, text);
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
}
