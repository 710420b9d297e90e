import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useCreateLettersMutation } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { LecturerPicker } from '@/client/records/pickers/LecturerPicker';
import { type TextDraft, textDraft } from '@/client/session/textDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { DateField } from '@/client/ui/fields/DateField';
import { SelectField } from '@/client/ui/fields/SelectField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid, FullWidth } from '@/client/ui/form/FormSection';
import { RestoredNote } from '@/client/ui/form/RestoredNote';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { NIP_LENGTH } from '@/shared/constants/limits';
import { typedLength } from '@/shared/personNumber';
import { LETTER_KIND_LABELS, LETTER_KINDS } from '@/shared/resources/letters/constants';
import { letterFields, letterTemplateFields } from '@/shared/resources/letters/letterFields';
import { AddressNote } from './AddressNote';
import { LettersPlan } from './LettersPlan';
import { restoredLetters } from './lettersDraft';
import {
  groupsOf,
  type LetterPlacement,
  type LettersValues,
  lettersFormRules,
  usuallyPer,
} from './lettersToMake';
import { MadeLetters } from './MadeLetters';
import { useLatestSignatory } from './useLatestSignatory';

const NOT_MADE = { title: 'Gagal!', description: 'Surat tidak dibuat. Silakan coba lagi.' };

const KIND_OPTIONS = LETTER_KINDS.map((value) => ({ value, label: LETTER_KIND_LABELS[value] }));
const PER_OPTIONS = [
  { value: 'place', label: 'Satu surat per mitra' },
  { value: 'student', label: 'Satu surat per mahasiswa' },
];

/** The number of letters follows the kind, as long as it is the usual one. */
function UsualPer() {
  const { values, setFieldValue } = useFormikContext<LettersValues>();
  const { kind, per } = values;
  const seen = useRef(kind);
  useEffect(() => {
    if (kind !== seen.current && per === usuallyPer(seen.current)) {
      void setFieldValue('per', usuallyPer(kind));
    }
    seen.current = kind;
  }, [kind, per, setFieldValue]);
  return null;
}

/** Keeps what is typed on this device until letters are made. */
function KeptValues({ draft }: { draft: TextDraft }) {
  const { values, dirty } = useFormikContext<LettersValues>();
  useEffect(() => {
    if (dirty) draft.write(JSON.stringify(values));
  }, [values, dirty, draft]);
  return null;
}

const NEW = {
  kind: 'introduction',
  per: usuallyPer('introduction'),
  signatory_lecturer_id: '',
} as const;

interface Initial {
  /** The values without the draft. */
  stored: LettersValues;
  /** With it; null without a draft. */
  restored: LettersValues | null;
}

const initialOf = (draft: TextDraft, stored: LettersValues): Initial => ({
  stored,
  restored: restoredLetters(draft.read(), stored),
});

type Props = {
  placements: readonly LetterPlacement[];
  onClose: () => void;
};

/**
 * Makes numbered letters for placements, and offers their files.
 * @public used through `lazyComponent`
 */
export function LettersDialog({ placements, onClose }: Props) {
  const user = useCurrentUser();
  const today = useCampusToday();
  const signatory = useLatestSignatory();
  const [createLetters] = useCreateLettersMutation();
  const [made, setMade] = useState<readonly number[] | null>(null);
  const [draft] = useState(() => textDraft('letters-draft', user?.id ?? 0, 'new'));
  const [initial, setInitial] = useState<Initial | null>(null);
  const form = useFormSubmit({
    rules: lettersFormRules,
    request: ({ per, ...input }) => {
      const lettersInput = { ...input, groups: groupsOf(placements, per) };
      return createLetters({ lettersInput }).unwrap();
    },
    failure: NOT_MADE,
    onDone: ({ data }: { data: { letter_ids: number[] } }) => {
      draft.clear();
      setMade(data.letter_ids);
    },
  });

  if (made) return <MadeLetters ids={made} onClose={onClose} />;
  if (!initial) {
    if (signatory) setInitial(initialOf(draft, { ...NEW, date: today, ...signatory }));
    return null;
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
      initialValues={initial.restored ?? initial.stored}
      form={form}
      hasDraft
      onClose={onClose}
    >
      {initial.restored && <RestoredNote stored={initial.stored} onDiscard={draft.clear} />}
      <KeptValues draft={draft} />
      <UsualPer />
      <AddressNote />
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
          maxLength={typedLength(NIP_LENGTH)}
          inputMode="numeric"
          autoComplete="off"
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
