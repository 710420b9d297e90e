import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { DateField } from '@/client/ui/fields/DateField';
import { NumberField } from '@/client/ui/fields/NumberField';
import { SelectField } from '@/client/ui/fields/SelectField';
import { SwitchField } from '@/client/ui/fields/SwitchField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection } from '@/client/ui/form/FormSection';
import {
  PERIOD_SEMESTER_MAX,
  PERIOD_SEMESTER_MIN,
  PERIOD_YEAR_LENGTH,
} from '@/shared/constants/limits';
import { internshipPeriodFields } from '@/shared/resources/internship-periods/internshipPeriodFields';

const SEMESTERS = Array.from({ length: PERIOD_SEMESTER_MAX - PERIOD_SEMESTER_MIN + 1 }, (_, i) => ({
  value: PERIOD_SEMESTER_MIN + i,
  label: `Semester ${PERIOD_SEMESTER_MIN + i}`,
}));

type Props = {
  /** Below the fields that days are judged by. */
  validFrom?: ReactNode;
};

/** The fields of a period, for the create and the edit page. */
export function InternshipPeriodForm({ validFrom }: Props) {
  const { values } = useFormikContext<{ start_date: string }>();

  return (
    <FormCard cancelTo={useReturnUrl()}>
      <FormSection title="Periode">
        <DateField name="start_date" label={internshipPeriodFields.start_date.label} required />
        <DateField
          name="end_date"
          label={internshipPeriodFields.end_date.label}
          minDate={values.start_date || undefined}
          required
        />
        <TextField
          name="year"
          label={internshipPeriodFields.year.label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={PERIOD_YEAR_LENGTH}
          required
        />
        <SelectField
          name="semester"
          label={internshipPeriodFields.semester.label}
          options={SEMESTERS}
          required
        />
        <SwitchField
          name="is_active"
          label={internshipPeriodFields.is_active.label}
          helperText="Mahasiswa hanya dapat ditempatkan pada periode aktif."
        />
      </FormSection>
      <FormSection title="Kehadiran">
        <SwitchField
          name="requires_check_out"
          label={internshipPeriodFields.requires_check_out.label}
          helperText="Mahasiswa juga mencatat kapan mereka pulang."
        />
        <NumberField
          name="late_tolerance_minutes"
          label={internshipPeriodFields.late_tolerance_minutes.label}
          unit="menit"
          helperText="Sekian menit setelah jam mulai belum terlambat, dan sebelum jam selesai belum pulang awal."
        />
        {validFrom}
      </FormSection>
      <FormSection title="Penyelesaian">
        <NumberField
          name="min_guidance_sessions"
          label={internshipPeriodFields.min_guidance_sessions.label}
          unit="kali"
          helperText="Jumlah bimbingan dengan dosen untuk setiap mahasiswa. Isi 0 bila tidak ada batas."
        />
        <SwitchField
          name="requires_final_report"
          label={internshipPeriodFields.requires_final_report.label}
          helperText="Setelah periode berakhir, tahap berikutnya adalah laporan yang diterima dosen."
        />
        <SwitchField
          name="requires_defence"
          label={internshipPeriodFields.requires_defence.label}
          helperText="Setelah periode berakhir, mahasiswa diuji sebelum dinilai."
        />
      </FormSection>
    </FormCard>
  );
}
