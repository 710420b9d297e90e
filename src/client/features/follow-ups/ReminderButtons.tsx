import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { FollowUpItem, FollowUpKind } from '@/client/api/api';
import { COPY, numberProblem, REMINDED_TODAY } from './reminderTexts';
import { useReminder } from './useReminder';
import { WhatsAppButtons } from './WhatsAppButtons';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 6 });

const LOOK = { size: 'small', variant: 'outlined', color: 'secondary' } as const;

type Props = { kind: FollowUpKind; item: FollowUpItem };

/** The ways to write to the person of a matter, once a day. Who has just written can still do it in the other way. */
export function ReminderButtons({ kind, item }: Props) {
  const { textOf, note, copy } = useReminder(kind);
  const id = useId();
  const phone = item.person?.phone_number;
  const problem = numberProblem(phone);
  const text = textOf(item);
  const [isOwn, setOwn] = useState(false);
  if (item.reminders?.is_reminded_today && !isOwn) return <p>{REMINDED_TODAY}</p>;

  return (
    <>
      <Buttons>
        <WhatsAppButtons
          {...LOOK}
          phone={phone}
          text={text}
          problemId={id}
          person={item.title}
          onOpen={() => {
            setOwn(true);
            void note(item);
          }}
        />
        <Button
          {...LOOK}
          startIcon={<ContentCopyOutlined />}
          aria-label={`${COPY}: ${item.title}`}
          onClick={async () => {
            if (await copy(item, text)) setOwn(true);
          }}
        >
          {COPY}
        </Button>
      </Buttons>
      {problem && <p id={id}>{problem}</p>}
    </>
  );
}
