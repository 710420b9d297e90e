import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { type Leftovers, leftoversOf } from '@/client/api/serverErrors';
import { AnswerNotes } from '@/client/records/questions/AnswerNotes';
import { useAnswer } from '@/client/records/questions/useAnswer';
import type { QuestionProps } from '@/client/records/questions/useEditQuestion';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { ReasonField } from '@/client/ui/confirm/ReasonField';
import { leftoverLine } from '@/shared/leftoverTexts';
import { choiceTexts } from './choiceTexts';

export type LeftoverChoice = Leftovers['choices'][number];

/** The answer of the person to what an edit leaves over. */
export interface LeftoversAnswer {
  reason: string;
  seen_leftovers: string;
  settle_leftovers?: LeftoverChoice;
}

const Lines = styled('ul')({
  margin: 0,
  paddingLeft: 20,
  fontVariantNumeric: 'tabular-nums',
  '& li + li': { marginTop: 4 },
});

type ChoicesProps = {
  asked: Leftovers;
  value: LeftoverChoice;
  onChange: (choice: LeftoverChoice) => void;
};

const Choices = ({ asked, value, onChange }: ChoicesProps) => {
  const id = useId();
  const { title, labels, help: helpOf } = choiceTexts(asked);
  const help = helpOf[value];
  return (
    <FormControl sx={{ mt: 2 }}>
      <FormLabel id={id}>{title}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={help && `${id}-help`}
        value={value}
        onChange={(_, choice) => onChange(choice as LeftoverChoice)}
        sx={{ '& label': { minHeight: 44, mr: 0 } }}
      >
        {asked.choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio />}
            label={labels[choice]}
          />
        ))}
      </RadioGroup>
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
};

/**
 * Says what an edit leaves over, and asks for a choice and a reason.
 * @public used through `lazyComponent`
 */
export function LeftoversDialog(props: QuestionProps<Leftovers, LeftoversAnswer>) {
  const answer = useAnswer(props, { read: leftoversOf });
  const { items, choices, seen_leftovers } = answer.asked;
  const [chosen, setChosen] = useState<LeftoverChoice | undefined>();
  const [usual] = choices;
  const choice = chosen && choices.includes(chosen) ? chosen : usual;
  const handleConfirm = () =>
    void answer.confirm((reason) => ({
      reason,
      seen_leftovers,
      ...(choice && { settle_leftovers: choice }),
    }));

  return (
    <ConfirmDialog
      isOpen
      isUnexpected
      isBusy={answer.isBusy}
      title="Yang tertinggal oleh perubahan ini"
      description={
        <Lines>
          {items.map((item) => (
            <li key={item.kind}>{leftoverLine(item)}</li>
          ))}
        </Lines>
      }
      onConfirm={handleConfirm}
      onCancel={props.onCancel}
    >
      {choice && <Choices asked={answer.asked} value={choice} onChange={setChosen} />}
      <AnswerNotes
        changed={seen_leftovers === props.asked.seen_leftovers ? null : seen_leftovers}
        failure={answer.failure}
      />
      <ReasonField
        keptAs={`leftovers ${items.map(({ kind }) => kind).join(' ')}`}
        value={answer.reason}
        error={answer.error}
        helperText="Tercatat di riwayat bersama perubahan ini."
        onChange={answer.setReason}
        onSend={handleConfirm}
      />
    </ConfirmDialog>
  );
}
