import type { FormikHelpers } from 'formik';
import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ObjectSchema } from 'yup';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import type { Message } from '../crudMessages';
import { notify } from '../toasts/notify';
import { notifyFailure } from '../toasts/notifyFailure';
import { focusFirstInvalidField, showsField } from './fieldDom';
import type { SubmitOutcome } from './submitOutcome';

export type SubmitOptions<Input extends object, Values, Result> = {
  /** A form without rules (login) submits its values as typed. */
  rules?: ObjectSchema<Input>;
  /** `input` is `values` cast by the rules: trimmed texts, numbers, null for empty fields. */
  request: (input: Input, values: Values) => Promise<Result>;
  /** Missing where the next screen makes it obvious (login). */
  success?: Message;
  failure: Message;
  /** The fields of the form for keys of the server that are named otherwise. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Runs after a success; a returned promise (a navigation) keeps the form busy and its values sent once. */
  onDone?: (result: Result, form: Pick<FormikHelpers<Values>, 'resetForm'>) => unknown;
  /** Resolves to whether it has dealt with the error. */
  onFailure?: (
    error: unknown,
    values: Values,
    form: Pick<FormikHelpers<Values>, 'setStatus'>,
  ) => Promise<boolean>;
};

type Submit<Values> = <V extends Values>(values: V, form: FormikHelpers<V>) => Promise<void>;

function setOutcome<Values>(
  form: FormikHelpers<Values>,
  outcome: (values: Values) => SubmitOutcome,
) {
  // Synchronous: `onDone` navigates, and by then the leave guard must know that the form is saved.
  flushSync(() => form.setFormikState((state) => ({ ...state, status: outcome(state.values) })));
}

/** Shows each error at its field, and errors without a field on the screen in a toast. */
function showRefusal<Values>(
  form: FormikHelpers<Values>,
  refused: Record<string, string>,
  {
    failure,
    fieldNames = {},
  }: Pick<SubmitOptions<object, Values, unknown>, 'failure' | 'fieldNames'>,
) {
  const errors = Object.fromEntries(
    Object.entries(refused).map(([name, text]) => [fieldNames[name] ?? name, text]),
  );
  setOutcome(form, (values) => ({ kind: 'refused', errors, values }));
  const unmatchedFields = Object.keys(errors).filter((name) => !showsField(name));
  if (unmatchedFields.length > 0) {
    notify.error(failure.title, unmatchedFields.map((name) => errors[name]).join(' '));
  }
  focusFirstInvalidField(document);
}

/**
 * Validation and submission of a form, as props for Formik:
 *
 *     const form = useFormSubmit({
 *       rules: companyRules,
 *       request: (companyInput) => createCompany({ companyInput }).unwrap(),
 *       success: CREATED,
 *       failure: CREATE_FAILED,
 *     });
 *     <Formik initialValues={NEW_COMPANY} {...form}>
 */
export function useFormSubmit<Input extends object, Values = unknown, Result = unknown>(
  options: SubmitOptions<Input, Values, Result>,
): { validationSchema?: ObjectSchema<Input>; onSubmit: Submit<Values> } {
  const latest = useRef(options);
  latest.current = options;
  const isRunning = useRef(false);
  // The navigation ends before its page replaces the form, and Enter would store a second record until then.
  const leftWith = useRef<unknown>(null);

  const onSubmit = useCallback(async <V extends Values>(values: V, form: FormikHelpers<V>) => {
    if (isRunning.current || leftWith.current === values) return;
    isRunning.current = true;
    const { rules, request, success, failure, fieldNames, onDone, onFailure } = latest.current;
    try {
      // Formik has already validated the values.
      const input = rules ? rules.cast(values, { assert: false }) : values;
      const result = await request(input as Input, values);
      if (success) notify.success(success.title, success.description);
      setOutcome(form, (current) => ({ kind: 'saved', values: current }));
      const leaving = onDone?.(result, form as unknown as FormikHelpers<Values>);
      if (leaving instanceof Promise) leftWith.current = values;
      await leaving;
    } catch (error) {
      if (await onFailure?.(error, values, form as unknown as FormikHelpers<Values>)) return;
      const fieldErrors = fieldErrorsOf(error);
      if (fieldErrors) showRefusal(form, fieldErrors, { failure, fieldNames });
      else notifyFailure(error, failure);
    } finally {
      isRunning.current = false;
    }
  }, []);

  return { validationSchema: options.rules, onSubmit };
}
