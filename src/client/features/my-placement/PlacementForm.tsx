import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { PlacementMember, PlacementOption } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import type { TextDraft } from '@/client/session/textDraft';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { SelectField } from '@/client/ui/fields/SelectField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { RestoredNote } from '@/client/ui/form/RestoredNote';
import {
  PLACEMENT_ASKS_PER_DAY,
  PLACEMENT_MEMBERS_MAX,
} from '@/shared/resources/placement-requests/constants';
import { placementRequestFields } from '@/shared/resources/placement-requests/placementRequestFields';
import { ChoiceFields } from './ChoiceFields';
import { MemberFields } from './MemberFields';
import { OwnCompanyFields } from './OwnCompanyFields';
import { PLACE_KINDS, type PlaceKind, type PlacementValues } from './placementValues';

const KIND_LABELS: Readonly<Record<PlaceKind, string>> = {
  partner: 'Mitra jurusan',
  own: 'Perusahaan yang saya cari sendiri',
};
const KINDS = PLACE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

const NO_MEMBERS: readonly PlacementMember[] = [];
const NO_COMPANIES: readonly ComboboxOption[] = [];

type Props = {
  draft: TextDraft;
  companies: readonly PlacementOption[];
  members?: readonly PlacementMember[];
  kept?: readonly ComboboxOption[];
  /** The values without the draft of the browser, if the form began with it. */
  stored?: PlacementValues;
};

/** The places of a request, the group and a note. Everything typed is kept as a draft of the browser. */
export function PlacementForm({
  draft,
  companies,
  members = NO_MEMBERS,
  kept = NO_COMPANIES,
  stored,
}: Props) {
  const { values, dirty } = useFormikContext<PlacementValues>();
  useEffect(() => {
    if (dirty) draft.write(JSON.stringify(values));
    // The fields are as the server has them again.
    else if (!stored) draft.clear();
  }, [draft, values, dirty, stored]);

  return (
    <>
      {stored && <RestoredNote stored={stored} onDiscard={draft.clear} />}
      <FormCard submitLabel="Simpan Draf" cancelTo={useReturnUrl()} hasDraft>
        <FormSection title="Tempat">
          <FullWidth>
            <SelectField name="kind" label="Tempat Magang" options={KINDS} required />
          </FullWidth>
          {values.kind === 'partner' ? (
            <ChoiceFields companies={companies} kept={kept} />
          ) : (
            <OwnCompanyFields />
          )}
        </FormSection>
        <FormSection
          title="Kelompok"
          description={`Tulis NIM teman yang ikut, paling banyak ${PLACEMENT_MEMBERS_MAX}. Mereka mendapat ajakan setelah draf disimpan, dan pengajuan dapat dikirim setelah semua setuju. Periksa setiap NIM: namanya terlihat setelah yang diajak setuju, dan Anda dapat mengajak ${PLACEMENT_ASKS_PER_DAY} mahasiswa sehari. Ajukan sendiri tanpa mengisi bagian ini.`}
        >
          <MemberFields members={members} />
        </FormSection>
        <FormSection title="Catatan">
          <FullWidth>
            <TextField
              name="note"
              label={placementRequestFields.note.label}
              rows={3}
              maxLength={placementRequestFields.note.max}
              helperText="Tidak wajib."
            />
          </FullWidth>
        </FormSection>
      </FormCard>
    </>
  );
}
