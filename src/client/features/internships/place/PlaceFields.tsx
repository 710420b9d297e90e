import type { FreePlaces } from '@/client/api/api';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { FieldGrid } from '@/client/ui/form/FormSection';
import type { Named, Place } from './draft';
import { companyOptions, lecturerOptions, mentorsOf, namedOption } from './options';
import { Picker } from './Picker';

type Props = { places: FreePlaces; place: Place; onChange: (place: Place) => void };

const named = (option: ComboboxOption | null): Named | null =>
  option && { id: Number(option.value), name: option.label };

/** Company, mentor and lecturer of one placement, with the free places. */
export function PlaceFields({ places, place, onChange }: Props) {
  const { company, mentor, lecturer } = place;
  const mentors = mentorsOf(places, company?.id);

  const handleCompany = (option: ComboboxOption | null) => {
    const next = named(option);
    if (next?.id === company?.id) return;
    const [only, ...others] = mentorsOf(places, next?.id);
    onChange({ ...place, company: next, mentor: only && others.length === 0 ? only : null });
  };

  return (
    <FieldGrid>
      <Picker
        label="Mitra Industri"
        required
        placeholder="Pilih Mitra Industri"
        options={companyOptions(places)}
        value={company?.id ?? null}
        selected={company && namedOption(company)}
        onChange={(_, option) => handleCompany(option)}
      />
      <Picker
        label="Mentor"
        required
        placeholder="Pilih Mentor"
        disabled={!company}
        helperText={company ? undefined : 'Pilih mitra industri terlebih dahulu.'}
        options={mentors.map(namedOption)}
        value={mentor?.id ?? null}
        selected={mentor && namedOption(mentor)}
        onChange={(_, option) => onChange({ ...place, mentor: named(option) })}
      />
      <Picker
        label="Dosen"
        required
        placeholder="Pilih Dosen"
        options={lecturerOptions(places)}
        value={lecturer?.id ?? null}
        selected={lecturer && namedOption(lecturer)}
        onChange={(_, option) => onChange({ ...place, lecturer: named(option) })}
      />
    </FieldGrid>
  );
}
