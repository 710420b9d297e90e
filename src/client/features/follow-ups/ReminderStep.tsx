import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import type { FollowUpItem, FollowUpKind } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { numberProblem, remindedText } from './reminderTexts';
import { useReminder } from './useReminder';
import { WhatsAppButtons } from './WhatsAppButtons';

const Facts = styled('div')(({ theme }) => ({
  marginBottom: 12,
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
}));

type Props = {
  kind: FollowUpKind;
  item: FollowUpItem;
  isLast: boolean;
  onNext: () => void;
  onClose: () => void;
};

/** One person of the walk: the text, which can be changed, and the ways to send it. */
export function ReminderStep({ kind, item, isLast, onNext, onClose }: Props) {
  const { textOf, note, copy } = useReminder(kind);
  const [text, setText] = useState(() => textOf(item));
  const [isReminded, setReminded] = useState(false);
  const today = useCampusToday();
  const id = useId();
  const phone = item.person?.phone_number;
  const problem = numberProblem(phone);
  const reminded = remindedText(item.reminders, today);

  // Enter alone walks through the list: it opens the chat, and then goes on to the next person.
  const openButton = useRef<HTMLAnchorElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const onButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    (isReminded ? onButton : openButton.current ? openButton : copyButton).current?.focus();
  }, [isReminded]);

  const handleOpen = () => {
    setReminded(true);
    void note(item);
  };
  const handleCopy = async () => {
    if (await copy(item, text)) setReminded(true);
  };

  return (
    <>
      <DialogContent>
        <Facts>
          {item.detail && <p>{item.detail}</p>}
          {reminded && <p>{`Sudah ${reminded}`}</p>}
          {problem && <p id={`${id}-problem`}>{problem}</p>}
        </Facts>
        <FormControl fullWidth>
          <InputLabel htmlFor={id}>Pesan</InputLabel>
          <OutlinedInput
            id={id}
            multiline
            minRows={5}
            maxRows={10}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </FormControl>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={isLast ? onButton : undefined}
          variant="outlined"
          color="secondary"
          onClick={onClose}
        >
          Selesai
        </Button>
        {!isLast && (
          <Button ref={onButton} variant="outlined" color="secondary" onClick={onNext}>
            {isReminded ? 'Berikutnya' : 'Lewati'}
          </Button>
        )}
        <Button
          ref={copyButton}
          variant="outlined"
          color="secondary"
          startIcon={<ContentCopyOutlined />}
          onClick={() => void handleCopy()}
        >
          Salin
        </Button>
        <WhatsAppButtons
          variant="contained"
          phone={phone}
          text={text}
          problemId={`${id}-problem`}
          linkRef={openButton}
          onOpen={handleOpen}
        />
      </DialogActions>
    </>
  );
}
