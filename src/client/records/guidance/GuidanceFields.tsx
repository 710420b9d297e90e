import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { TextDraft } from '@/client/session/textDraft';
import { DateField } from '@/client/ui/fields/DateField';
import { TextField } from '@/client/ui/fields/TextField';
import { FullWidth } from '@/client/ui/form/FormSection';
import { guidanceSessionFields } from '@/shared/resources/guidance-sessions/guidanceSessionFields';
import { draftOf, type GuidanceValues } from './guidanceValues';

const RESULT_ROWS = 5;

type Props = { draft: TextDraft; version?: number };

/** The day, the topic and the result of a session. What is typed stays on this device until it is stored. */
export function GuidanceFields({ draft, version }: Props) {
  const { values, dirty } = useFormikContext<GuidanceValues>();
  useEffect(() => {
    if (dirty) draft.write(draftOf(values), version);
  }, [dirty, draft, values, version]);
  return (
    <>
      <DateField name="date" label={guidanceSessionFields.date.label} required />
      <TextField
        name="topic"
        label={guidanceSessionFields.topic.label}
        maxLength={guidanceSessionFields.topic.max}
        required
      />
      <FullWidth>
        <TextField
          name="result"
          label={guidanceSessionFields.result.label}
          helperText="Hal yang disepakati dan langkah berikutnya."
          maxLength={guidanceSessionFields.result.max}
          rows={RESULT_ROWS}
          required
        />
      </FullWidth>
    </>
  );
}
