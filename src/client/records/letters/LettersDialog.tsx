import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCreateLettersMutation } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { LecturerPicker } from '@/client/records/pickers/LecturerPicker';
import { DateField } from '@/client/ui/fields/DateField';
import { SelectField } from '@/client/ui/fields/SelectField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid, FullWidth } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { LETTER_KIND_LABELS } from '@/shared/constants/labels';
import { LETTER_KINDS } from '@/shared/constants/letters';
import { NIP_LENGTH } from '@/shared/constants/limits';
import { letterFields, letterTemplateFields } from '@/shared/fields/letterFields';
import { LettersPlan } from './LettersPlan';
import {
  groupsOf,
  type LetterPlacement,
  type LettersValues,
  lettersFormRules,
} from './lettersWish';
import { MadeLetters } from './MadeLetters';
import { useLatestSignatory } from './useLatestSignatory';

const NOT_MADE = { title: 'Gagal!', description: 'Surat tidak dibuat. Silakan coba lagi.' };

const KIND_OPTIONS = LETTER_KINDS.map((value) => ({ value, label: LETTER_KIND_LABELS[value] }));
const PER_OPTIONS = [
  { value: 'student', label: 'Satu surat per mahasiswa' },
  { value: 'place', label: 'Satu surat per mitra' },
];

/** Keeps what is typed for the time after the dialog was closed. */
function KeptValues({ draft }: { draft: RefObject<LettersValues | null> }) {
  const { values, dirty } = useFormikContext<LettersValues>();
  useEffect(() => {
    if (dirty) draft.current = values;
  }, [values, dirty, draft]);
  return null;
}

type Props = {
  placements: readonly LetterPlacement[];
  /** The values of a dialog that was closed without making letters. */
  draft: RefObject<LettersValues | null>;
  onClose: () => void;
};

/**
 * Makes numbered letters for placements, and offers their files.
 * @public used through `lazyComponent`
 */
export function LettersDialog({ placements, draft, onClose }: Props) {
  const today = useCampusToday();
  const signatory = useLatestSignatory();
  const [createLetters] = useCreateLettersMutation();
  const [made, setMade] = useState<readonly number[] | null>(null);
  const initial = useRef<LettersValues | null>(draft.current);
  const form = useFormSubmit({
    rules: lettersFormRules,
    request: ({ per, ...input }) => {
      const lettersInput = { ...input, groups: groupsOf(placements, per) };
      return createLetters({ lettersInput }).unwrap();
    },
    failure: NOT_MADE,
    onDone: ({ data }: { data: { letter_ids: number[] } }) => {
      draft.current = null;
      setMade(data.letter_ids);
    },
  });

  if (made) return <MadeLetters ids={made} onClose={onClose} />;
  if (!initial.current) {
    if (!signatory) return null;
    initial.current = {
      kind: 'introduction',
      date: today,
      per: 'student',
      signatory_lecturer_id: '',
      ...signatory,
    };
  }
  return (
    <FormDialog
      title={
        placements.length === 1
          ? `Buat Surat untuk ${placements[0]?.name}`
          : `Buat Surat untuk ${placements.length} Mahasiswa`
      }
      maxWidth="sm"
      submitLabel="Buat Surat"
      initialValues={initial.current}
      form={form}
      onClose={onClose}
    >
      <KeptValues draft={draft} />
      <FieldGrid>
        <SelectField
          name="kind"
          label={letterTemplateFields.kind.label}
          options={KIND_OPTIONS}
          required
        />
        <DateField name="date" label={letterFields.date.label} required />
        {placements.length > 1 && (
          <FullWidth>
            <SelectField name="per" label="Jumlah Surat" options={PER_OPTIONS} required />
          </FullWidth>
        )}
        <TextField
          name="signatory_name"
          label={letterFields.signatory_name.label}
          maxLength={letterFields.signatory_name.max}
          required
        />
        <TextField
          name="signatory_position"
          label={letterFields.signatory_position.label}
          maxLength={letterFields.signatory_position.max}
          required
        />
        <TextField
          name="signatory_nip"
          label={letterFields.signatory_nip.label}
          maxLength={NIP_LENGTH}
          inputMode="numeric"
        />
        <LecturerPicker
          name="signatory_lecturer_id"
          label="Tanda Tangan Tersimpan"
          placeholder="Tanpa tanda tangan"
        />
        <FullWidth>
          <LettersPlan placements={placements} />
        </FullWidth>
      </FieldGrid>
    </FormDialog>
  );
}
