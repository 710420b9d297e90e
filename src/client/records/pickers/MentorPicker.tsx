import { useListMentorsQuery } from '@/client/api/api';
import { PickerField, type PickerProps } from './PickerField';
import { mentorOption } from './pickerOptions';
import { useLongChoices } from './useLongChoices';

type Props = PickerProps & {
  isActive?: boolean;
  /** Limits the list to this company; null while none is chosen, which disables the field. */
  companyId?: number | null;
};

export function MentorPicker({ isActive, companyId, kept, ...field }: Props) {
  const choices = useLongChoices(
    useListMentorsQuery,
    { isActive, companyId: companyId ?? undefined, sort: 'user.name' },
    {
      toOption: companyId === undefined ? mentorOption : mentorNameOption,
      kept,
      skip: companyId === null,
    },
  );
  return (
    <PickerField
      placeholder="Pilih Mentor"
      {...field}
      disabled={field.disabled || companyId === null}
      choices={choices}
    />
  );
}

/** Without the company name, which would be the same for each mentor. */
const mentorNameOption: typeof mentorOption = (mentor) => ({
  ...mentorOption(mentor),
  description: '',
});
