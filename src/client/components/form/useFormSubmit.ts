import type { FormikHelpers } from 'formik';
import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import type { Message } from '../crudMessages';
import { notify } from '../notify';
import { focusFirstInvalidField, showsField } from './fieldDom';
import type { SubmitOutcome } from './submitOutcome';

type Options<Result> = {
  /** Left out where the next screen says it all (login). */
  success?: Message;
  failure: Message;
  /** After the success is stored; a returned promise (a navigation) keeps the form busy. */
  onDone?: (result: Result) => unknown;
};

type Submit<Result> = <Values>(
  request: () => Promise<Result>,
  form: FormikHelpers<Values>,
) => Promise<void>;

function leaveOutcome<Values>(
  form: FormikHelpers<Values>,
  outcome: (values: Values) => SubmitOutcome,
) {
  // At once: `onDone` navigates away, and the leave guard has to know that nothing is lost.
  flushSync(() => form.setFormikState((state) => ({ ...state, status: outcome(state.values) })));
}

/** Field errors go to their fields; what no field shows is told in a toast. */
function showRefusal<Values>(
  form: FormikHelpers<Values>,
  errors: Record<string, string>,
  failure: Message,
) {
  leaveOutcome(form, (values) => ({ kind: 'refused', errors, values }));
  const homeless = Object.keys(errors).filter((name) => !showsField(name));
  if (homeless.length > 0) {
    notify.error(failure.title, homeless.map((name) => errors[name]).join(' '));
  }
  focusFirstInvalidField(document);
}

/**
 * `onSubmit={(values, form) => submit(() => createCompany({ companyInput: values }).unwrap(), form)}`
 */
export function useFormSubmit<Result = unknown>(options: Options<Result>): Submit<Result> {
  const latest = useRef(options);
  latest.current = options;
  const isRunning = useRef(false);

  return useCallback(async (request, form) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const { success, failure, onDone } = latest.current;
    try {
      const result = await request();
      if (success) notify.success(success.title, success.description);
      leaveOutcome(form, (values) => ({ kind: 'saved', values }));
      await onDone?.(result);
    } catch (error) {
      const fieldErrors = fieldErrorsOf(error);
      if (fieldErrors) showRefusal(form, fieldErrors, failure);
      else notify.error(failure.title, failure.description);
    } finally {
      isRunning.current = false;
    }
  }, []);
}
