import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { DateField } from '@/client/ui/fields/DateField';
import { SelectField } from '@/client/ui/fields/SelectField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection } from '@/client/ui/form/FormSection';
import {
  HOLIDAY_CERTAINTIES,
  HOLIDAY_CERTAINTY_LABELS,
  HOLIDAY_KIND_LABELS,
  HOLIDAY_KINDS,
} from '@/shared/resources/holidays/constants';
import { holidayFields } from '@/shared/resources/holidays/holidayFields';

const KINDS = HOLIDAY_KINDS.map((value) => ({ value, label: HOLIDAY_KIND_LABELS[value] }));

const CERTAINTIES = HOLIDAY_CERTAINTIES.map((value) => ({
  value,
  label: HOLIDAY_CERTAINTY_LABELS[value],
}));

/** The fields of a holiday, for the create and the edit page. */
export const HolidayForm = () => (
  <FormCard cancelTo={useReturnUrl()}>
    <FormSection title="Hari Libur">
      <DateField name="date" label={holidayFields.date.label} required />
      <TextField name="name" label={holidayFields.name.label} required />
      <SelectField name="kind" label={holidayFields.kind.label} options={KINDS} required />
      <SelectField
        name="certainty"
        label={holidayFields.certainty.label}
        options={CERTAINTIES}
        required
      />
    </FormSection>
  </FormCard>
);
