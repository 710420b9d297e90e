import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import type { Internship } from '@/client/api/api';
import { CompanyPicker } from '@/client/records/pickers/CompanyPicker';
import { LecturerPicker } from '@/client/records/pickers/LecturerPicker';
import { MentorPicker } from '@/client/records/pickers/MentorPicker';
import { PeriodPicker } from '@/client/records/pickers/PeriodPicker';
import { periodOption } from '@/client/records/pickers/periodOption';
import {
  companyOption,
  lecturerOption,
  mentorOption,
  studentOption,
} from '@/client/records/pickers/pickerOptions';
import { StudentPicker } from '@/client/records/pickers/StudentPicker';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection } from '@/client/ui/form/FormSection';
import { internshipFields } from '@/shared/resources/internships/internshipFields';
import { mentorFields } from '@/shared/resources/mentors/mentorFields';
import { StartDateField } from './StartDateField';

export type InternshipValues = {
  student_id: number | '';
  company_id: number | '';
  mentor_id: number | '';
  lecturer_id: number | '';
  internship_period_id: number | '';
  start_date: string;
  version?: number;
};

type Props = {
  cancelTo: string;
  /** The internship being edited. Its current choices stay available, even inactive ones. */
  internship?: Internship;
  /** The student chosen from the start. */
  student?: ComboboxOption;
};

export const keptOf = ({ student, mentor, lecturer, internship_period }: Internship) => ({
  student: studentOption(student),
  company: companyOption(mentor.company),
  mentor: mentorOption(mentor),
  lecturer: lecturerOption(lecturer),
  period: periodOption(internship_period),
});

const NONE_KEPT: Partial<ReturnType<typeof keptOf>> = {};

export function InternshipForm({ cancelTo, internship, student }: Props) {
  const { values, setFieldValue } = useFormikContext<InternshipValues>();
  const kept = useMemo(() => (internship ? keptOf(internship) : NONE_KEPT), [internship]);
  const companyId = values.company_id || null;

  const handleCompany = (company: ComboboxOption | null) => {
    if (company?.value !== values.company_id) void setFieldValue('mentor_id', '');
  };

  return (
    <FormCard cancelTo={cancelTo}>
      <FormSection title="Peserta dan Periode">
        <StudentPicker
          name="student_id"
          label={internshipFields.student_id.label}
          required
          disabled={internship !== undefined}
          helperText={internship && 'Mahasiswa tidak dapat diganti.'}
          kept={kept.student ?? student}
        />
        <PeriodPicker
          name="internship_period_id"
          label={internshipFields.internship_period_id.label}
          required
          isActive
          kept={kept.period}
        />
      </FormSection>
      <FormSection title="Tempat Magang">
        <CompanyPicker
          name="company_id"
          label={mentorFields.company_id.label}
          required
          isActive
          kept={kept.company}
          onChosen={handleCompany}
        />
        <MentorPicker
          name="mentor_id"
          label={internshipFields.mentor_id.label}
          required
          isActive
          companyId={companyId}
          helperText={companyId ? undefined : 'Pilih mitra industri terlebih dahulu.'}
          kept={companyId === kept.company?.value ? kept.mentor : null}
        />
      </FormSection>
      <FormSection title="Pembimbing">
        <LecturerPicker
          name="lecturer_id"
          label={internshipFields.lecturer_id.label}
          required
          isActive
          kept={kept.lecturer}
        />
      </FormSection>
      <FormSection title="Masa Magang">
        <StartDateField internship={internship} />
      </FormSection>
    </FormCard>
  );
}
