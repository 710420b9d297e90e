import { useFormikContext } from 'formik';
import { useListPlacesQuery } from '@/client/api/api';
import { CompanyPicker } from '@/client/records/pickers/CompanyPicker';
import { LecturerPicker } from '@/client/records/pickers/LecturerPicker';
import { MentorPicker } from '@/client/records/pickers/MentorPicker';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { SelectField } from '@/client/ui/fields/SelectField';
import { FieldGrid } from '@/client/ui/form/FormSection';
import { internshipFields } from '@/shared/resources/internships/internshipFields';
import { mentorFields } from '@/shared/resources/mentors/mentorFields';
import { ALL_PLACES, type ChangeValues } from './changeValues';

const UNCHANGED = 'Tidak diubah';
const SEVERAL_COMPANIES =
  'Mahasiswa yang dipilih berada di beberapa mitra. Yang bukan di mitra mentor ini dilewati.';
const ONLY_COMING = 'Hanya untuk magang yang belum dimulai.';

/** The parts that several placements can get; an empty one stays as it is. */
export function ChangeFields({ companyId }: { companyId: number | null }) {
  const { values, setValues } = useFormikContext<ChangeValues>();
  const placesOf = values.company_id || companyId;
  const places = useListPlacesQuery(
    { companyId: placesOf ?? undefined, isActive: true, sort: 'name' },
    { skip: placesOf === null },
  );
  const options = (placesOf !== null && places.data?.data) || [];

  const handleCompany = (company: ComboboxOption | null) => {
    const company_id = company ? Number(company.value) : '';
    if (company_id === values.company_id) return;
    void setValues({ ...values, company_id, mentor_id: '', place: '' });
  };

  return (
    <FieldGrid>
      <LecturerPicker
        name="lecturer_id"
        label={internshipFields.lecturer_id.label}
        placeholder={UNCHANGED}
        isActive
      />
      <CompanyPicker
        name="company_id"
        label={mentorFields.company_id.label}
        placeholder={UNCHANGED}
        helperText={ONLY_COMING}
        isActive
        onChosen={handleCompany}
      />
      <MentorPicker
        name="mentor_id"
        label={internshipFields.mentor_id.label}
        placeholder={UNCHANGED}
        required={values.company_id !== ''}
        isActive
        companyId={placesOf ?? undefined}
        helperText={placesOf === null && values.mentor_id !== '' ? SEVERAL_COMPANIES : undefined}
      />
      {options.length > 0 && (
        <SelectField
          name="place"
          label="Lokasi"
          options={[
            { value: '', label: UNCHANGED },
            { value: ALL_PLACES, label: 'Semua lokasi aktif mitra' },
            ...options.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </FieldGrid>
  );
}
