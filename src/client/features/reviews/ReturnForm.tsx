import SendOutlined from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useRef } from 'react';
import { CommentField, DiscardDraft } from '@/client/records/review/CommentField';
import { useReturnDraft } from '@/client/records/review/useReturnDraft';
import { Kbd } from '@/client/ui/Kbd';
import { scrollToWhole } from './useDockRoom';

const Form = styled('form')({
  display: 'grid',
  gap: 8,
  maxWidth: 640,
  scrollMarginBottom: 8,
});
const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.down('md')]: { '& > *': { flex: '1 0 auto', minHeight: 48 } },
}));

type Props = { id: number; about: string; onSend: (comment: string) => void; onCancel: () => void };

/** Asks for the comment of a return. */
export function ReturnForm({ id, about, onSend, onCancel }: Props) {
  const draft = useReturnDraft(id);

  const form = useRef<HTMLFormElement>(null);
  // The focus shows the field only, not its buttons.
  useEffect(() => {
    if (form.current) scrollToWhole(form.current);
  }, []);

  const send = () => {
    const comment = draft.validated();
    if (comment !== null) onSend(comment);
  };

  return (
    <Form
      ref={form}
      noValidate
      aria-label={`Kembalikan ${about}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <CommentField draft={draft} onSend={send} />
      <Buttons>
        <Button
          type="submit"
          variant="contained"
          startIcon={<SendOutlined />}
          aria-keyshortcuts="Control+Enter"
          sx={{ gap: 0.5 }}
        >
          Kembalikan <Kbd aria-hidden>Ctrl ↵</Kbd>
        </Button>
        <Button variant="outlined" color="secondary" onClick={onCancel}>
          Batal
        </Button>
        <DiscardDraft draft={draft} />
      </Buttons>
    </Form>
  );
}
