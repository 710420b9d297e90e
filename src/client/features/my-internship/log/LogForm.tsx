import SendOutlined from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Form, useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TextDraft } from '@/client/session/textDraft';
import { BusyButton } from '@/client/ui/BusyButton';
import { useConfirm } from '@/client/ui/confirm/useConfirm';
import { TextField } from '@/client/ui/fields/TextField';
import { focusFirstField } from '@/client/ui/form/fieldDom';
import { useFormFocus } from '@/client/ui/form/useFormFocus';
import { LOG_MAX } from '@/shared/constants/limits';
import { formatDateTime } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { trimmed } from '@/shared/hiddenCharacters';
import { KEPT } from '../unsent/unsentWords';
import { StoredElsewhere } from './StoredElsewhere';

export type Intent = 'save' | 'handIn';

type Props = {
  /** The text stored by the server. */
  saved: string;
  savedAt: string | null;
  /** The version of the stored text that the typed one is based on. */
  version: number;
  storedVersion: number;
  onAcceptStored: () => void;
  /** Another tab has stored or discarded the draft. */
  onStoredElsewhere: () => unknown;
  draft: TextDraft;
  /** The text that waits on this device to be sent. */
  unsent: string | null;
  /** Whether the form opened with a draft from this device. */
  wasRestored: boolean;
  onSubmit: (intent: Intent) => void;
};

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 12,
  '& > p': { flex: '1 1 200px', margin: 0, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    '& > p': { flexBasis: '100%' },
    '& > .MuiButton-root': { flex: '1 1 0', minHeight: 48 },
  },
}));

const TEXT_ROWS = 8;

export function LogForm(props: Props) {
  const { saved, savedAt, version, storedVersion, onAcceptStored, onStoredElsewhere } = props;
  const { draft, unsent, wasRestored, onSubmit } = props;
  const { values, isSubmitting, submitForm, setFieldValue } = useFormikContext<{ text: string }>();
  const root = useFormFocus(false);
  const confirm = useConfirm();
  const [isKept, setStored] = useState(true);
  const [submitted, setSubmitted] = useState<Intent>('save');

  const { text } = values;
  const isUnsaved = trimmed(text) !== saved;
  // The queue may send a text of this form while the person goes on typing.
  const lastUnsent = useRef(unsent);
  const isOwn = lastUnsent.current !== null && trimmed(lastUnsent.current) === saved;
  const isStale = isUnsaved && version !== storedVersion && !isOwn;

  // The editors of one activity in this browser show the same text.
  const fromOtherTab = useRef<string | null>(null);
  const follow = useRef((_text: string | null) => {});
  follow.current = (other) => {
    fromOtherTab.current = other ?? saved;
    void setFieldValue('text', fromOtherTab.current);
    if (other === null) onStoredElsewhere();
  };
  useEffect(() => draft.follow((other) => follow.current(other)), [draft]);

  // Before another event can arrive: a later text of the other tab would let this one be written back over it.
  useLayoutEffect(() => {
    if (text === fromOtherTab.current) return;
    fromOtherTab.current = null;
    if (isUnsaved) setStored(draft.write(text, version));
    else draft.clear();
  }, [draft, text, version, isUnsaved]);

  useEffect(() => {
    if (unsent !== null) lastUnsent.current = unsent;
    if ((!isUnsaved || isOwn) && version !== storedVersion) onAcceptStored();
  });

  // A text saved on another device appears here too, unless the student has typed something else.
  const shownSaved = useRef(saved);
  useEffect(() => {
    if (trimmed(text) === shownSaved.current && trimmed(text) !== saved) {
      void setFieldValue('text', saved);
    }
    shownSaved.current = saved;
  });

  const submit = (intent: Intent) => {
    setSubmitted(intent);
    fromOtherTab.current = null;
    onSubmit(intent);
  };

  const discard = async () => {
    const agreed = await confirm({
      title: 'Buang draf?',
      description: saved
        ? 'Tulisan yang belum tersimpan diganti dengan catatan yang tersimpan.'
        : 'Tulisan yang belum tersimpan akan hilang.',
      confirmLabel: 'Buang draf',
      tone: 'danger',
    });
    if (!agreed) return;
    await setFieldValue('text', saved);
    if (root.current) focusFirstField(root.current);
  };

  const keepTyped = () => {
    onAcceptStored();
    if (root.current) focusFirstField(root.current);
  };

  const isWaiting = unsent !== null && trimmed(text) === trimmed(unsent);

  const state = () => {
    if (isWaiting) return `${KEPT.title}.`;
    if (isUnsaved)
      return isKept ? 'Belum tersimpan. Draf disimpan di perangkat ini.' : 'Belum tersimpan.';
    return savedAt && `Tersimpan ${formatDateTime(savedAt)}`;
  };

  return (
    <Form ref={root} noValidate aria-labelledby="activity-log">
      {isStale && (
        <StoredElsewhere
          saved={saved}
          savedAt={savedAt}
          onUseStored={() => void discard()}
          onKeepTyped={keepTyped}
        />
      )}
      {wasRestored && isUnsaved && !isStale && !isWaiting && (
        <Alert
          severity="info"
          role="note"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => void discard()}>
              Buang draf
            </Button>
          }
        >
          Ini draf dari perangkat ini yang belum tersimpan.
        </Alert>
      )}
      <TextField
        name="text"
        label="Apa yang Anda kerjakan dan pelajari?"
        required
        rows={TEXT_ROWS}
        helperText={`${formatNumber([...text].length)} dari ${formatNumber(LOG_MAX)} karakter`}
      />
      {/* Blurring the field may show its error and move the buttons before the mouse is released. */}
      <Actions onMouseDown={(event) => event.preventDefault()}>
        <p aria-live="polite">{state()}</p>
        <BusyButton
          type="submit"
          variant="outlined"
          color="secondary"
          isBusy={isSubmitting && submitted === 'save'}
          disabled={isSubmitting}
          onClick={() => submit('save')}
        >
          Simpan
        </BusyButton>
        <BusyButton
          variant="contained"
          startIcon={<SendOutlined />}
          isBusy={isSubmitting && submitted === 'handIn'}
          loadingPosition="start"
          disabled={isSubmitting}
          onClick={() => {
            submit('handIn');
            void submitForm();
          }}
        >
          Kirim
        </BusyButton>
      </Actions>
    </Form>
  );
}
