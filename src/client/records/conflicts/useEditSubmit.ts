import { useMemo } from 'react';
import type { ObjectSchema } from 'yup';
import { codeOf, isNotFound, messageOf } from '@/client/api/serverErrors';
import type { CurrentRecord, StaleOutcome } from '@/client/ui/form/submitOutcome';
import { type SubmitOptions, useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { notify } from '@/client/ui/toasts/notify';
import { STALE_VERSION } from '@/shared/constants/errorCodes';
import { versioned } from '@/shared/validation/versioned';
import { staleDialog } from './staleDialog';

type Version = { version?: number };

type Options<Input extends object, Values, Result> = Omit<
  SubmitOptions<Input, Values, Result>,
  'request' | 'onFailure'
> & {
  request: (input: Input & Version, values: Values) => Promise<Result>;
  /** Reads the record again when another person has changed it since the form opened. */
  reread: () => Promise<CurrentRecord<Values>>;
  /** The record whose history names that person. */
  record: Pick<StaleOutcome, 'of' | 'id'>;
  /** The values to compare instead of the form's, which holds no stored file. */
  compareAs?: (values: Values) => object;
};

const GONE = 'Data ini sudah dihapus orang lain.';

/**
 * `useFormSubmit` for a stored record. Its values carry the `version` that was read; if a newer one
 * exists, the form asks which changes to keep (docs/decisions/0040).
 */
export function useEditSubmit<Input extends object, Values extends object, Result>({
  rules,
  reread,
  compareAs,
  record,
  ...options
}: Options<Input, Values, Result>) {
  const updateRules = useMemo(
    () => rules && (versioned(rules) as unknown as ObjectSchema<Input & Version>),
    [rules],
  );

  return useFormSubmit<Input & Version, Values, Result>({
    ...options,
    rules: updateRules,
    onFailure: async (error, values, form) => {
      if (isNotFound(error)) {
        notify.error(options.failure.title, GONE);
        return true;
      }
      if (codeOf(error) !== STALE_VERSION) return false;
      try {
        const [current] = await Promise.all([reread(), staleDialog.preload()]);
        // The same version again: another attempt would fail for ever.
        if ((current.values as Version).version === (values as Version).version) throw error;
        form.setStatus({
          kind: 'stale',
          Dialog: staleDialog.Component,
          ...record,
          current,
          compared: (shown) => ({
            ...updateRules?.cast(shown, { assert: false }),
            ...compareAs?.(shown as Values),
          }),
        } satisfies StaleOutcome);
      } catch (failure) {
        notify.error(
          options.failure.title,
          isNotFound(failure) ? GONE : (messageOf(error) ?? undefined),
        );
      }
      return true;
    },
  });
}
