import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { type LettersCheck, useCheckLettersMutation } from '@/client/api/api';
import { fieldErrorsOf, messageOf } from '@/client/api/serverErrors';
import { formatNumber } from '@/shared/formatNumber';
import { lettersCheckRules } from '@/shared/resources/letters/letterRules';
import { groupsOf, type LetterPlacement, type LettersValues } from './lettersToMake';

const NOTES_SHOWN = 5;
const UNKNOWN = 'Nomor surat belum dapat diperiksa. Surat tetap dapat dibuat.';

type Props = { placements: readonly LetterPlacement[] };

/** The numbers that the letters would get, and what to look at first. */
export function LettersPlan({ placements }: Props) {
  const { kind, date, per } = useFormikContext<LettersValues>().values;
  const [check] = useCheckLettersMutation();
  const [plan, setPlan] = useState<LettersCheck | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const lettersCheckInput = { kind, date, groups: groupsOf(placements, per) };
    if (!lettersCheckRules.isValidSync(lettersCheckInput)) return;
    let isWanted = true;
    check({ lettersCheckInput })
      .unwrap()
      .then(
        ({ data }) => {
          if (!isWanted) return;
          setPlan(data);
          setProblem(null);
        },
        (error: unknown) => {
          if (!isWanted) return;
          setPlan(null);
          setProblem(fieldErrorsOf(error)?.groups ?? messageOf(error) ?? UNKNOWN);
        },
      );
    return () => {
      isWanted = false;
    };
  }, [kind, date, per, placements, check]);

  if (problem) return <Alert severity="warning">{problem}</Alert>;
  const letters = plan?.letters ?? [];
  const notes = letters.flatMap((letter) => letter.notes);
  const numbers = [letters[0]?.number, letters.length > 1 ? letters.at(-1)?.number : undefined];
  return (
    <>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {letters.length > 0 &&
          `${formatNumber(letters.length)} surat: ${numbers.filter(Boolean).join(' s/d ')}`}
      </Typography>
      {notes.length > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {notes.slice(0, NOTES_SHOWN).map((note) => (
            <div key={note}>{note}</div>
          ))}
          {notes.length > NOTES_SHOWN &&
            `dan ${formatNumber(notes.length - NOTES_SHOWN)} catatan lain.`}
        </Alert>
      )}
    </>
  );
}
