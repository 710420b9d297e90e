import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { attempt } from '@/client/session/attempt';
import { textDraft } from '@/client/session/textDraft';
import { whenSessionExpires } from '@/client/session/unsavedForms';
import { useCurrentUser } from '@/client/session/useSession';
import { RestoredNote } from './RestoredNote';
import { outcomeOf } from './submitOutcome';

interface Kept {
  /** The values with which the form opened: they carry the version of the record. */
  opened: FormikValues;
  typed: FormikValues;
}

const SECRET = /password/;

/** Without passwords, which are kept nowhere, and files, which a text cannot hold. */
const keptText = (kept: Kept): string =>
  JSON.stringify(kept, (name, value: unknown) =>
    SECRET.test(name) || value instanceof Blob ? undefined : value,
  );

const sameText = (one: FormikValues, other: FormikValues) =>
  JSON.stringify(one) === JSON.stringify(other);

type Props = {
  /** Tells the forms of a page apart. */
  name: string;
};

/**
 * Keeps what was typed into the surrounding Formik form when the session ends by itself, whatever dialog is open over it,
 * and gives it back when its owner opens the form again (docs/decisions/0055).
 */
export function KeptValues({ name }: Props) {
  const form = useFormikContext<FormikValues>();
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
  const [draft] = useState(() =>
    textDraft('form-draft', user?.id ?? 0, `${pathname}${search} ${name}`),
  );
  const [stored] = useState(form.initialValues);
  const [isRestored, setRestored] = useState(false);
  const latest = useRef(form);
  latest.current = form;

  useEffect(() => {
    const kept = attempt(() => JSON.parse(draft.read() ?? 'null') as Kept | null);
    if (!kept) return;
    draft.clear();
    const { initialValues, resetForm, setValues } = latest.current;
    const opened = { ...initialValues, ...kept.opened };
    resetForm({ values: opened });
    void setValues({ ...opened, ...kept.typed }, false);
    setRestored(true);
  }, [draft]);

  useEffect(
    () =>
      whenSessionExpires(() => {
        const { values, initialValues, dirty, status } = latest.current;
        const outcome = outcomeOf(status);
        if (!dirty || (outcome?.kind === 'saved' && outcome.values === values)) return;
        const text = keptText({ opened: initialValues, typed: values });
        const { opened, typed } = JSON.parse(text) as Kept;
        if (!sameText(opened, typed)) draft.write(text);
      }),
    [draft],
  );

  return isRestored && <RestoredNote stored={stored} onDiscard={draft.clear} />;
}
