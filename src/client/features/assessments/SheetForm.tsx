import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import {
  type Assessment,
  useSubmitAssessmentMutation,
  useUpdateAssessmentMutation,
} from '@/client/api/api';
import { textDraft } from '@/client/session/textDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { BusyButton } from '@/client/ui/BusyButton';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { withToasts } from '@/client/ui/confirm/withToasts';
import { FormActions } from '@/client/ui/form/FormActions';
import { formatTotal, MISSING } from '@/shared/formatNumber';
import { assessmentTotal } from '@/shared/resources/assessments/assessmentTotal';
import { REMARKS_MAX } from '@/shared/resources/assessments/constants';
import { CriterionInput } from './CriterionInput';
import {
  contentOf,
  draftText,
  isWrong,
  type SheetValues,
  scoreOf,
  valuesOfDraft,
  valuesOfSheet,
} from './sheetValues';

const SAVED = { title: 'Berhasil!', description: 'Draf tersimpan.' };
const NOT_SAVED = {
  title: 'Gagal!',
  description: 'Draf tidak tersimpan. Isian Anda tetap ada di sini.',
};
const SENT = { title: 'Berhasil!', description: 'Penilaian terkirim.' };
const NOT_SENT = {
  title: 'Gagal!',
  description: 'Penilaian tidak terkirim. Isian Anda tetap ada di sini.',
};
const MISSING_SCORE = 'Isi skor kriteria ini';
const WRONG_SCORE = 'Skor harus 1 sampai 100';

/** The sheet of its assessor. What is typed stays on this device until the server has it. */
export function SheetForm({ sheet }: { sheet: Assessment }) {
  const { internship_id: id, form_id: formId, criteria, revision } = sheet;
  const user = useCurrentUser();
  const [draft] = useState(() => textDraft('assessment-draft', user?.id ?? 0, `${id}-${formId}`));
  const [kept] = useState(() => valuesOfDraft(draft.read(), sheet));
  const [isRestored, setRestored] = useState(kept !== null);
  const [values, setValues] = useState<SheetValues>(kept ?? valuesOfSheet(sheet));
  // A draft is about the version over which it was typed.
  const seen = useRef(kept ? draft.version() : sheet.version);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [updateAssessment] = useUpdateAssessmentMutation();
  const [submitAssessment] = useSubmitAssessmentMutation();
  const confirmed = useConfirmedAction();
  const root = useRef<HTMLDivElement>(null);
  const remarksId = useId();

  const change = (next: SheetValues) => {
    setValues(next);
    draft.write(draftText(next, revision), seen.current);
  };
  const total = assessmentTotal(criteria, values.scores.map(scoreOf));
  const errorOf = (index: number) => {
    const criterion = criteria[index];
    const text = values.scores[index] ?? '';
    if (criterion && isWrong(criterion, text)) return WRONG_SCORE;
    return isChecked && text.trim() === '' ? MISSING_SCORE : undefined;
  };
  const focus = (index: number) => {
    const inputs = root.current?.querySelectorAll<HTMLElement>('[data-score]') ?? [];
    const target = inputs[index] ?? root.current?.querySelector<HTMLElement>('[data-remarks]');
    const radio = target?.querySelector<HTMLElement>('input:checked') ?? null;
    (radio ?? target?.querySelector<HTMLElement>('input, textarea'))?.focus();
  };
  const firstWrong = () =>
    criteria.findIndex((criterion, index) => {
      const text = values.scores[index] ?? '';
      return text.trim() === '' || isWrong(criterion, text);
    });

  const save = async () => {
    const wrong = criteria.findIndex((criterion, index) =>
      isWrong(criterion, values.scores[index] ?? ''),
    );
    if (wrong >= 0) return focus(wrong);
    if (isBusy) return;
    setBusy(true);
    try {
      const assessmentUpdateInput = { ...contentOf(values, revision), version: seen.current };
      const store = async () => {
        const { data } = await updateAssessment({ id, formId, assessmentUpdateInput }).unwrap();
        seen.current = data.version;
      };
      await withToasts(store, { success: SAVED, failure: NOT_SAVED });
      draft.clear();
      setRestored(false);
    } catch {
      // The message has said it, and the draft is still here.
    } finally {
      setBusy(false);
    }
  };
  const send = () => {
    setChecked(true);
    const wrong = firstWrong();
    if (wrong >= 0) return focus(wrong);
    void confirmed({
      title: 'Kirim Penilaian',
      description: `Total ${total === null ? MISSING : formatTotal(total)}. Setelah dikirim, penilaian hanya dapat diubah bila jurusan memintanya.`,
      confirmLabel: 'Kirim',
      action: async () => {
        const assessmentInput = { ...contentOf(values, revision), seen_version: seen.current };
        await submitAssessment({ id, formId, assessmentInput }).unwrap();
        draft.clear();
      },
      success: SENT,
      failure: NOT_SENT,
    });
  };
  const discard = () => {
    draft.clear();
    seen.current = sheet.version;
    setValues(valuesOfSheet(sheet));
    setRestored(false);
    focus(0);
  };

  return (
    <Card ref={root}>
      <CardContent>
        <Stack sx={{ gap: 2 }}>
          {isRestored && (
            <Alert
              severity="info"
              role="note"
              action={
                <Button color="inherit" size="small" onClick={discard}>
                  Buang isian
                </Button>
              }
            >
              Lembar ini berisi isian Anda yang belum tersimpan.
            </Alert>
          )}
          {criteria.map((criterion, index) => (
            <CriterionInput
              key={criterion.name}
              criterion={criterion}
              value={values.scores[index] ?? ''}
              error={errorOf(index)}
              onChange={(score) =>
                change({
                  ...values,
                  scores: values.scores.map((other, place) => (place === index ? score : other)),
                })
              }
              onEnter={() => focus(index + 1)}
            />
          ))}
          <div data-remarks>
            <Typography component="label" htmlFor={remarksId} variant="subtitle2">
              Catatan
            </Typography>
            <OutlinedInput
              id={remarksId}
              fullWidth
              multiline
              minRows={2}
              value={values.remarks}
              onChange={({ target }) => change({ ...values, remarks: target.value })}
              inputProps={{ maxLength: REMARKS_MAX }}
            />
          </div>
          <Typography component="output" aria-label="Total" variant="h3">
            Total {total === null ? MISSING : formatTotal(total)}
          </Typography>
        </Stack>
      </CardContent>
      <FormActions>
        <BusyButton
          variant="outlined"
          color="secondary"
          isBusy={isBusy}
          onClick={() => void save()}
        >
          Simpan Draf
        </BusyButton>
        <Button variant="contained" onClick={send}>
          Kirim
        </Button>
      </FormActions>
    </Card>
  );
}
