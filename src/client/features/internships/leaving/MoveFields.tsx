import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { type Internship, useGetFreePlacesQuery } from '@/client/api/api';
import { lecturerOption } from '@/client/records/pickers/pickerOptions';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { FETCH_FAILED } from '@/client/ui/crudMessages';
import { ComboboxField } from '@/client/ui/fields/ComboboxField';
import { FullWidth } from '@/client/ui/form/FormSection';
import { focusField } from '@/client/ui/form/fieldDom';
import { internshipFields } from '@/shared/resources/internships/internshipFields';
import { companyOptions, lecturerOptions, mentorsOf, namedOption } from '../place/options';
import type { MoveValues } from './moveValues';

/** The next company with its free places, its mentor and the lecturer. */
export function MoveFields({ internship }: { internship: Internship }) {
  const { mentor, lecturer, internship_period } = internship;
  const { values, setFieldValue } = useFormikContext<MoveValues>();
  const { data, isFetching, isError, refetch } = useGetFreePlacesQuery(
    { id: internship_period.id },
    { refetchOnMountOrArgChange: true },
  );
  const places = data?.data ?? { companies: [], lecturers: [] };
  const list = {
    isLoading: isFetching,
    emptyText: isError ? FETCH_FAILED : undefined,
    onOpen: isError ? () => void refetch() : undefined,
  };
  const others = {
    ...places,
    companies: places.companies.filter(({ id }) => id !== mentor.company.id),
  };
  const mentors = mentorsOf(others, values.company_id || undefined);

  const opensMentors = useRef(false);
  const handleCompany = (option: ComboboxOption | null) => {
    if (option?.value === values.company_id) return;
    const [only, ...more] = mentorsOf(others, option ? Number(option.value) : undefined);
    void setFieldValue('mentor_id', only && more.length === 0 ? only.id : '');
    opensMentors.current = more.length > 0;
  };
  useEffect(() => {
    // The field of the mentor is disabled until the form has the company.
    if (values.company_id === '' || !opensMentors.current) return;
    opensMentors.current = false;
    focusField('mentor_id');
  }, [values.company_id]);

  return (
    <>
      <ComboboxField
        name="company_id"
        label="Mitra Baru"
        required
        placeholder="Pilih Mitra Industri"
        {...list}
        options={companyOptions(others).map((option, index) => ({
          ...option,
          isDisabled: others.companies[index]?.free === 0,
        }))}
        helperText={isError ? FETCH_FAILED : undefined}
        onChosen={handleCompany}
      />
      <ComboboxField
        name="mentor_id"
        label={internshipFields.mentor_id.label}
        required
        placeholder="Pilih Mentor"
        disabled={values.company_id === ''}
        opensOnFocus
        options={mentors.map(namedOption)}
        emptyText="Mitra ini belum punya mentor aktif."
        helperText={
          values.company_id === ''
            ? 'Terbuka setelah mitra dipilih.'
            : mentors.length === 0 && !isFetching
              ? 'Mitra ini belum punya mentor aktif.'
              : undefined
        }
      />
      <FullWidth>
        <ComboboxField
          name="lecturer_id"
          label={internshipFields.lecturer_id.label}
          placeholder="Dosen yang sama"
          {...list}
          options={lecturerOptions(places)}
          selected={lecturerOption(lecturer)}
        />
      </FullWidth>
    </>
  );
}
