import SendOutlined from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { CommentField, commentError } from '@/client/records/review/CommentField';
import { useReturnDraft } from '@/client/records/review/useReturnDraft';
import { Kbd } from './Kbd';

const Form = styled('form')({ display: 'grid', gap: 8, maxWidth: 640 });
const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.down('md')]: { '& > *': { flex: '1 0 auto', minHeight: 48 } },
}));

type Props = { id: number; about: string; onSend: (comment: string) => void; onCancel: () => void };

/** Asks for the comment of a return. */
export function ReturnForm({ id, about, onSend, onCancel }: Props) {
  const { comment, setComment, isRestored, discard } = useReturnDraft(id);
  const [error, setError] = useState<string | null>(null);

  const send = () => {
    const found = commentError(comment);
    setError(found);
    if (!found) onSend(comment.trim());
  };

  return (
    <Form
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
      <CommentField autoFocus value={comment} error={error} onChange={setComment} onSend={send} />
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
        {isRestored && (
          <Button color="secondary" onClick={discard}>
            Buang draf
          </Button>
        )}
      </Buttons>
    </Form>
  );
}
