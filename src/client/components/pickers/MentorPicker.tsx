import { useListMentorsQuery } from '@/client/api/api';
import { PickerField, type PickerProps } from './PickerField';
import { mentorOption } from './pickerOptions';
import { useChoices } from './useChoices';

type Props = PickerProps & {
  isActive?: boolean;
  /** Limits the list to this company; null while none is chosen, which disables the field. */
  companyId?: number | null;
};

export function MentorPicker({ isActive, companyId, kept, ...field }: Props) {
  const { currentData, ...mentors } = useListMentorsQuery(
    { isActive, companyId: companyId ?? undefined, sort: 'user.name' },
    { skip: companyId === null },
  );
  // currentData, because `data` still holds the mentors of the previous company while loading.
  const choices = useChoices(
    { ...mentors, data: currentData },
    { toOption: companyId === undefined ? mentorOption : mentorNameOption, kept },
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
