import { useCallback } from 'react';
import { codeOf, fieldErrorsOf } from '@/client/api/serverErrors';
import { useConfirm } from '@/client/ui/confirm/useConfirm';
import { UNUSUAL_POINT } from '@/shared/constants/errorCodes';

const QUESTION = { title: 'Simpan titik ini?', confirmLabel: 'Simpan', isUnexpected: true };

/** Sends a place; the server asks back about an unusual point and takes it once the person confirms it. */
export function usePointQuestion() {
  const confirm = useConfirm();

  return useCallback(
    async <Input extends object, Result>(
      input: Input,
      send: (input: Input & { is_point_confirmed?: boolean }) => Promise<Result>,
    ): Promise<Result> => {
      try {
        return await send(input);
      } catch (error) {
        if (codeOf(error) !== UNUSUAL_POINT) throw error;
        const description = Object.values(fieldErrorsOf(error) ?? {}).join(' ');
        // The fields show the remarks to who declines.
        if (!(await confirm({ ...QUESTION, description }))) throw error;
        return send({ ...input, is_point_confirmed: true });
      }
    },
    [confirm],
  );
}
