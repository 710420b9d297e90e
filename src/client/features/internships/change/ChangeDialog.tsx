import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import { type BulkResult, type Internship, useUpdateInternshipsMutation } from '@/client/api/api';
import { useLeftoversQuestion } from '@/client/records/leftovers/useLeftoversQuestion';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { useValidFrom } from '@/client/records/verdicts/useValidFrom';
import { ValidFromFields } from '@/client/records/verdicts/ValidFromFields';
import { isPast } from '@/client/records/verdicts/validFromRules';
import { UPDATE_FAILED } from '@/client/ui/crudMessages';
import { TextField } from '@/client/ui/fields/TextField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { notify } from '@/client/ui/toasts/notify';
import { REASON_MAX } from '@/shared/constants/limits';
import { formatNumber } from '@/shared/formatNumber';
import { ChangeFields } from './ChangeFields';
import { ChangePreview } from './ChangePreview';
import { ChangeResults } from './ChangeResults';
import { type ChangeValues, changeFormRules, changesOf, NOTHING } from './changeValues';
import { useChangeCheck } from './useChangeCheck';

const JUDGED_BY = ['place'];
const UNUSUAL = 'Perubahan dengan peringatan disimpan dengan alasan, yang terbaca di riwayat.';

type Check = ReturnType<typeof useChangeCheck>;

/** Lets the dialog check what the form has chosen. */
function Chosen({ onChosen }: { onChosen: (values: ChangeValues) => void }) {
  const { values } = useFormikContext<ChangeValues>();
  useEffect(() => onChosen(values), [values, onChosen]);
  return null;
}

/** The reason for what is unusual, unless a past day asks for one already. */
function ReasonField({ check, today }: { check: Check; today: string }) {
  const { values } = useFormikContext<ChangeValues>();
  const isAsked = values.place !== '' && isPast(values.valid_from, today);
  const isUnusual = check.accepted.some(({ warnings }) => warnings.length > 0);
  if (isAsked || !isUnusual) return null;
  return (
    <TextField
      name="reason"
      label="Alasan"
      rows={2}
      maxLength={REASON_MAX}
      helperText={UNUSUAL}
      required
    />
  );
}

const companyOf = (internships: readonly Internship[]) => {
  const [first, ...others] = new Set(internships.map(({ mentor }) => mentor.company.id));
  return first !== undefined && others.length === 0 ? first : null;
};

type Props = { internships: readonly Internship[]; onClose: () => void };

/**
 * Gives several placements the same lecturer, mentor, company or places. What it would do is shown before, and what the server
 * refuses afterwards.
 * @public used through `lazyComponent`
 */
export function ChangeDialog({ internships, onClose }: Props) {
  const ids = useMemo(() => internships.map(({ id }) => id), [internships]);
  const validFrom = useValidFrom(changeFormRules, NOTHING, JUDGED_BY);
  const initialValues: ChangeValues = { ...NOTHING, ...validFrom.values };
  const [chosen, setChosen] = useState(initialValues);
  const { lecturer_id, company_id, mentor_id, place } = chosen;
  const changes = useMemo(
    () => changesOf({ lecturer_id, company_id, mentor_id, place, valid_from: '', reason: '' }),
    [lecturer_id, company_id, mentor_id, place],
  );
  const check = useChangeCheck(ids, changes);
  const [update] = useUpdateInternshipsMutation();
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const leftovers = useLeftoversQuestion();
  const pastDays = usePastDaysQuestion();
  const count = check.accepted.length;

  const form = useFormSubmit({
    rules: changeFormRules,
    request: ({ valid_from, reason }) => {
      const placements = check.accepted.map(({ id, version }) => ({ id, version }));
      const counted = validFrom.inputOf({ valid_from });
      const input = { placements, ...changes, reason, ...(place !== '' && counted) };
      return leftovers.ask(input, (settled) =>
        pastDays.ask(settled, (placementChangesInput) =>
          update({ placementChangesInput }).unwrap(),
        ),
      );
    },
    failure: UPDATE_FAILED,
    onDone: ({ data }: { data: { results: BulkResult[] } }) => {
      if (data.results.some(({ outcome }) => outcome === 'refused')) setResults(data.results);
      else {
        notify.success('Sukses!', `${formatNumber(data.results.length)} penempatan diubah`);
        onClose();
      }
    },
  });

  if (results) {
    const names = new Map(internships.map(({ id, student }) => [id, student.user.name]));
    return <ChangeResults results={results} names={names} onClose={onClose} />;
  }
  return (
    <>
      <FormDialog<ChangeValues>
        title={`Ubah ${formatNumber(ids.length)} Penempatan`}
        maxWidth="sm"
        submitLabel={count > 0 ? `Ubah ${formatNumber(count)} Penempatan` : 'Ubah'}
        isBlocked={!check.isChecked || count === 0}
        initialValues={initialValues}
        form={form}
        onClose={onClose}
      >
        <Chosen onChosen={setChosen} />
        <Stack sx={{ gap: 2 }}>
          <ChangeFields companyId={companyOf(internships)} />
          <ValidFromFields {...validFrom.fields} />
          <ReasonField check={check} today={validFrom.fields.today} />
          <ChangePreview check={check} />
        </Stack>
      </FormDialog>
      {leftovers.dialog}
      {pastDays.dialog}
    </>
  );
}
