import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api, type PasskeyProof } from '@/client/api/api';
import { fieldErrorsOf, messageOf } from '@/client/api/serverErrors';
import { notify } from '../toasts/notify';
import { isBrowserRefusal, passkeyFailure, provePasskey } from './browserPasskeys';

/**
 * Asks the browser for a passkey and hands the proof on; tells the person of a failure.
 * @public loaded when it is needed
 */
export async function askForPasskey(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  send: (proof: PasskeyProof) => Promise<unknown>,
): Promise<void> {
  try {
    const { data } = await dispatch(api.endpoints.createPasskeyChallenge.initiate()).unwrap();
    await send(await provePasskey(data));
  } catch (error) {
    const text = isBrowserRefusal(error)
      ? passkeyFailure(error)
      : (fieldErrorsOf(error)?.passkey ?? messageOf(error) ?? 'Silakan coba lagi nanti.');
    if (text) notify.error('Passkey ditolak', text);
  }
}
